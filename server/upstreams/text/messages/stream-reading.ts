import { parseExactObject } from '../../../foundation/exact-json.ts';
import { fieldsIn, isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import { BROKEN_OFF, NoAnswer } from '../breaking-off.ts';
import type { Piece } from '../conversation.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import type { SignedThought } from '../thought.ts';
import { laterUsage } from '../token-reading.ts';
import { readCalled, readEnding, readOrigin, unknownBlock } from './answer.ts';
import { errorOf } from './error.ts';
import { isThought, readThought } from './thoughts.ts';

/**
 * Parses the events of a message.
 *
 * @throws UpstreamBroke
 */
export async function* readStream(events: AsyncIterable<ServerSentEvent>): AsyncIterable<Piece> {
  const message = new Message();
  for await (const { data } of events) {
    if (data === '') continue;
    const event = parseExactObject(data);
    if (event === undefined)
      throw new UpstreamBroke('The upstream sent an event that is not JSON.');
    yield* message.read(event);
    if (event.type === 'message_stop') return;
  }
  throw new UpstreamBroke(BROKEN_OFF);
}

/** A block that is being streamed. */
type OpenBlock = { readonly kind: 'text' } | OpenThought | OpenCall;

interface OpenThought {
  readonly kind: 'thought';
  readonly block: SignedThought['block'];
  /** So far; told when the block ends. */
  signature: string | undefined;
}

interface OpenCall {
  readonly kind: 'call';
  /** The position among the calls. */
  readonly index: number;
  readonly input: unknown;
  hasArguments: boolean;
}

/** The state of a message while it is streamed. */
class Message {
  #hasStarted = false;
  #hasContent = false;
  /** By block index; several may be open at once. */
  readonly #blocks = new Map<unknown, OpenBlock>();
  #calls = 0;
  #usage: JsonObject = {};
  #ending: JsonObject = {};

  /** Unknown event types are ignored, as the interface requires. */
  *read(event: JsonObject): Iterable<Piece> {
    switch (event.type) {
      case 'message_start':
        return yield this.#start(event.message);
      case 'content_block_start':
        return yield* this.#open(event);
      case 'content_block_delta':
        return yield* this.#readDelta(event);
      case 'content_block_stop':
        return yield* this.#closeBlock(event);
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

  *#open({ index: at, content_block: block }: JsonObject): Iterable<Piece> {
    if (!isObject(block) || !this.#hasStarted) throw new UpstreamBroke(BROKEN_OFF);
    this.#hasContent = true;
    if (isThought(block.type)) {
      const { text, ...thought } = readThought(block.type, block);
      this.#blocks.set(at, { signature: undefined, ...thought });
      if (text !== '') yield { kind: 'thought', block: thought.block, text };
    } else if (block.type === 'text') {
      this.#blocks.set(at, { kind: 'text' });
      yield* textPiece(block.text);
    } else if (block.type === 'tool_use') {
      const index = this.#calls;
      this.#calls += 1;
      this.#blocks.set(at, { kind: 'call', index, input: block.input, hasArguments: false });
      yield { kind: 'call', index, ...readCalled(block) };
    } else {
      throw unknownBlock(block.type);
    }
  }

  *#readDelta({ index: at, delta }: JsonObject): Iterable<Piece> {
    const block = this.#blocks.get(at);
    if (!isObject(delta) || block === undefined) throw new UpstreamBroke(BROKEN_OFF);
    if (block.kind === 'thought') return yield* readThinking(block, delta);
    // Citations are dropped, as they are from a whole message.
    if (delta.type === 'citations_delta') return;
    if (delta.type === 'text_delta') {
      yield* textPiece(delta.text);
    } else if (delta.type === 'input_json_delta' && block.kind === 'call') {
      const { partial_json: json } = delta;
      if (typeof json !== 'string' || json === '') return;
      block.hasArguments = true;
      yield { kind: 'arguments', index: block.index, json };
    } else {
      throw unknownBlock(delta.type);
    }
  }

  /** An input that is not streamed in pieces is in the block's start; it is `{}` for a tool without input. */
  *#closeBlock({ index: at }: JsonObject): Iterable<Piece> {
    const block = this.#blocks.get(at);
    this.#blocks.delete(at);
    if (block?.kind === 'thought' && block.signature !== undefined) yield { ...block, text: '' };
    if (block?.kind !== 'call' || block.hasArguments) return;
    const input = fieldsIn(block.input);
    yield { kind: 'arguments', index: block.index, json: JSON.stringify(input) };
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
    if (!this.#hasContent && textOf(this.#ending.stop_reason) === undefined) throw new NoAnswer();
    return { kind: 'end', ending: readEnding(this.#ending, this.#usage) };
  }
}

function* readThinking(block: OpenThought, delta: JsonObject): Iterable<Piece> {
  const { text, signature } = readThought('thinking', delta);
  if (signature !== undefined) block.signature = (block.signature ?? '') + signature;
  if (text !== '') yield { kind: 'thought', block: block.block, text };
}

function* textPiece(text: unknown): Iterable<Piece> {
  if (typeof text === 'string' && text !== '') yield { kind: 'text', text };
}
