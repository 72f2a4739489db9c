import { parseExactObject } from '../../../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port.ts';
import { BROKEN_OFF } from '../breaking-off.ts';
import type { Piece } from '../conversation.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import { laterUsage } from '../token-reading.ts';
import { isThought, readCalled, readEnding, readOrigin, unknownBlock } from './answer.ts';
import { errorOf } from './error.ts';

/**
 * Reads the events of a message.
 *
 * @throws UpstreamBroke
 */
export async function* readStream(events: AsyncIterable<ServerSentEvent>): AsyncIterable<Piece> {
  const message = new Message();
  for await (const { data } of events) {
    if (data === '') continue;
    const event = parseExactObject(data);
    if (event === undefined) throw new UpstreamBroke('The upstream sent an event that is no JSON.');
    yield* message.read(event);
    if (event.type === 'message_stop') return;
  }
  throw new UpstreamBroke(BROKEN_OFF);
}

/** A block that is being streamed. Thoughts are passed over. */
type OpenBlock =
  | { readonly kind: 'text' | 'thought' }
  | { readonly kind: 'call'; readonly input: unknown; hasArguments: boolean };

/** A message as far as it has come. */
class Message {
  #hasStarted = false;
  #block: OpenBlock | undefined;
  #usage: JsonObject = {};
  #ending: JsonObject = {};

  /** Events of kinds that are not known are passed over, as the interface asks of its readers. */
  *read(event: JsonObject): Iterable<Piece> {
    switch (event.type) {
      case 'message_start':
        return yield this.#start(event.message);
      case 'content_block_start':
        return yield* this.#open(event.content_block);
      case 'content_block_delta':
        return yield* this.#readDelta(event.delta);
      case 'content_block_stop':
        return yield* this.#closeBlock();
      case 'message_delta':
        return this.#readEnding(event);
      case 'message_stop':
        return yield this.#end();
      case 'error':
        throw errorOf(event);
    }
  }

  #start(message: unknown): Piece {
    if (!isObject(message)) throw new UpstreamBroke('The upstream started no message.');
    this.#hasStarted = true;
    this.#addUsage(message.usage);
    return { kind: 'start', ...readOrigin(message) };
  }

  *#open(block: unknown): Iterable<Piece> {
    if (!isObject(block) || !this.#hasStarted) throw new UpstreamBroke(BROKEN_OFF);
    if (isThought(block.type)) {
      this.#block = { kind: 'thought' };
    } else if (block.type === 'text') {
      this.#block = { kind: 'text' };
      yield* textPiece(block.text);
    } else if (block.type === 'tool_use') {
      this.#block = { kind: 'call', input: block.input, hasArguments: false };
      yield { kind: 'call', ...readCalled(block) };
    } else {
      throw unknownBlock(block.type);
    }
  }

  *#readDelta(delta: unknown): Iterable<Piece> {
    const block = this.#block;
    if (!isObject(delta) || block === undefined) throw new UpstreamBroke(BROKEN_OFF);
    if (block.kind === 'thought') return;
    if (delta.type === 'text_delta') {
      yield* textPiece(delta.text);
    } else if (delta.type === 'input_json_delta' && block.kind === 'call') {
      const { partial_json: json } = delta;
      if (typeof json !== 'string' || json === '') return;
      block.hasArguments = true;
      yield { kind: 'arguments', json };
    } else {
      throw unknownBlock(delta.type);
    }
  }

  /** An input that has not come in pieces stands in the block's start; a tool that takes nothing has `{}`. */
  *#closeBlock(): Iterable<Piece> {
    const block = this.#block;
    this.#block = undefined;
    if (block?.kind !== 'call' || block.hasArguments) return;
    const input = isObject(block.input) ? block.input : {};
    yield { kind: 'arguments', json: JSON.stringify(input) };
  }

  #readEnding({ delta, usage }: JsonObject): void {
    if (isObject(delta)) this.#ending = { ...this.#ending, ...delta };
    this.#addUsage(usage);
  }

  #addUsage(usage: unknown): void {
    if (isObject(usage)) this.#usage = laterUsage(this.#usage, usage);
  }

  #end(): Piece {
    if (!this.#hasStarted) throw new UpstreamBroke(BROKEN_OFF);
    return { kind: 'end', ending: readEnding(this.#ending, this.#usage) };
  }
}

function* textPiece(text: unknown): Iterable<Piece> {
  if (typeof text === 'string' && text !== '') yield { kind: 'text', text };
}
