import { unixSeconds } from '../../../foundation/clock.ts';
import type { JsonObject } from '../../../foundation/json-object.ts';
import type { Piece } from '../conversation.ts';
import type { StreamOptions } from '../dialect.ts';
import { writeStop, writeTier } from './answer.ts';
import { asksForFunctions } from './functions.ts';
import { DONE } from './stream-signs.ts';
import { writeTokens } from './token-count.ts';

/** Writes the chunks of a completion. */
export async function* writeStream(
  pieces: AsyncIterable<Piece>,
  options: Pick<StreamOptions, 'wantsUsage' | 'now' | 'request'>,
): AsyncIterable<string> {
  const chunks = new Chunks(options);
  for await (const piece of pieces) yield* chunks.write(piece, options.now);
}

/** The chunks of one completion; all have the same id, time and model. */
class Chunks {
  readonly #wantsUsage: boolean;
  readonly #request: JsonObject;
  #origin: JsonObject = {};

  constructor({ wantsUsage, request }: Pick<StreamOptions, 'wantsUsage' | 'request'>) {
    this.#wantsUsage = wantsUsage;
    this.#request = request;
  }

  *write(piece: Piece, now: () => Date): Iterable<string> {
    switch (piece.kind) {
      case 'start':
        this.#origin = {
          id: piece.id,
          object: 'chat.completion.chunk',
          created: piece.createdAt ?? unixSeconds(now()),
          model: piece.model,
        };
        return yield this.#delta({ role: 'assistant', content: '' });
      case 'thought':
        return;
      case 'text':
        return yield this.#delta({ content: piece.text });
      case 'call':
        return yield this.#call({
          index: piece.index,
          id: piece.id,
          type: 'function',
          function: { name: piece.name, arguments: '' },
        });
      case 'arguments':
        return yield this.#call({ index: piece.index, function: { arguments: piece.json } });
      case 'end':
        return yield* this.#end(piece);
    }
  }

  #call(call: JsonObject): string {
    if (asksForFunctions(this.#request)) return this.#delta({ function_call: call.function });
    return this.#delta({ tool_calls: [call] });
  }

  *#end({ ending }: Extract<Piece, { kind: 'end' }>): Iterable<string> {
    if (ending.refusal !== undefined) yield this.#delta({ refusal: ending.refusal });
    // Upstreams report the tier at the end; SDKs keep the value of the last chunk.
    this.#origin = { ...this.#origin, ...writeTier(ending, this.#request) };
    yield this.#delta({}, writeStop(ending, this.#request));
    if (this.#wantsUsage && ending.tokens !== undefined) {
      yield this.#chunk({ choices: [], usage: writeTokens(ending.tokens) });
    }
    yield `data: ${DONE}\n\n`;
  }

  /** If token counts were requested, every chunk has the `usage` field. */
  #delta(delta: JsonObject, finishReason: string | null = null): string {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
    return this.#chunk(this.#wantsUsage ? { choices, usage: null } : { choices });
  }

  #chunk(fields: JsonObject): string {
    return `data: ${JSON.stringify({ ...this.#origin, ...fields })}\n\n`;
  }
}
