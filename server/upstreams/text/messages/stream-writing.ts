import type { JsonObject } from '../../../foundation/json-object.ts';
import type { Ending, Piece } from '../conversation.ts';
import type { StreamOptions } from '../dialect.ts';
import { estimateTokens } from '../estimate.ts';
import { writeEnding } from './answer.ts';
import { writeTokens } from './token-count.ts';

/** Writes the events of a message: its start, each block with its start and stop, its end. */
export async function* writeStream(
  pieces: AsyncIterable<Piece>,
  { inputTokens }: Pick<StreamOptions, 'inputTokens'>,
): AsyncIterable<string> {
  const events = new Events(inputTokens);
  for await (const piece of pieces) {
    for (const event of events.write(piece)) {
      yield `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    }
  }
}

/** An event as its data has it. */
type MessageEvent = JsonObject & { readonly type: string };

/** The events of one message. Blocks are numbered from 0; one is open at a time. */
class Events {
  readonly #inputTokens: number;
  #block: 'text' | 'call' | undefined;
  #index = -1;
  #characters = 0;

  /** @param inputTokens - told until the upstream has counted */
  constructor(inputTokens: number) {
    this.#inputTokens = inputTokens;
  }

  *write(piece: Piece): Iterable<MessageEvent> {
    switch (piece.kind) {
      case 'start':
        return yield this.#start(piece);
      case 'text':
        if (this.#block !== 'text') yield* this.#open('text', { type: 'text', text: '' });
        this.#characters += piece.text.length;
        return yield this.#delta({ type: 'text_delta', text: piece.text });
      case 'call':
        return yield* this.#open('call', {
          type: 'tool_use',
          id: piece.id,
          name: piece.name,
          input: {},
        });
      case 'arguments':
        this.#characters += piece.json.length;
        return yield this.#delta({ type: 'input_json_delta', partial_json: piece.json });
      case 'end':
        yield* this.#close();
        return yield* this.#end(piece.ending);
    }
  }

  #start({ id, model }: Extract<Piece, { kind: 'start' }>): MessageEvent {
    const usage = { input_tokens: this.#inputTokens, output_tokens: 0 };
    return {
      type: 'message_start',
      message: {
        id,
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    };
  }

  *#open(kind: 'text' | 'call', block: JsonObject): Iterable<MessageEvent> {
    yield* this.#close();
    this.#block = kind;
    this.#index += 1;
    yield { type: 'content_block_start', index: this.#index, content_block: block };
  }

  #delta(delta: JsonObject): MessageEvent {
    return { type: 'content_block_delta', index: this.#index, delta };
  }

  *#close(): Iterable<MessageEvent> {
    if (this.#block === undefined) return;
    this.#block = undefined;
    yield { type: 'content_block_stop', index: this.#index };
  }

  /** Tokens of the request are told here again, since most upstreams count them at the end only. */
  *#end(ending: Ending): Iterable<MessageEvent> {
    const tokens = ending.tokens ?? {
      inputTokens: this.#inputTokens,
      outputTokens: estimateTokens(this.#characters),
    };
    yield { type: 'message_delta', delta: writeEnding(ending), usage: writeTokens(tokens) };
    yield { type: 'message_stop' };
  }
}
