import {
  fieldsIn,
  isObject,
  type JsonObject,
  parseObject,
  textOf,
} from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import { BROKEN_OFF, NoAnswer } from '../breaking-off.ts';
import type { Piece, TokenCount } from '../conversation.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import { newCallId, readArguments, readOrigin, readSaid, readStop } from './answer.ts';
import { errorOf } from './error.ts';
import { DONE } from './stream-signs.ts';
import { readTokens, usageOf } from './token-count.ts';

/**
 * Parses the chunks of a completion. A stream without `[DONE]`, as some local servers send, is complete if it has a
 * finish reason.
 *
 * @throws UpstreamBroke
 */
export async function* readStream(events: AsyncIterable<ServerSentEvent>): AsyncIterable<Piece> {
  const completion = new Completion();
  for await (const { data } of events) {
    if (data === DONE) {
      completion.checkAnswer();
      break;
    }
    if (data !== '') yield* completion.read(data);
  }
  yield completion.end();
}

/** The state of a completion while it is streamed. */
class Completion {
  #hasStarted = false;
  readonly #calls = new OpenCalls();
  #refusal = '';
  #finishReason: unknown;
  #tokens: TokenCount | undefined;
  #servedAs: string | undefined;

  *read(data: string): Iterable<Piece> {
    const chunk = parseObject(data);
    if (chunk === undefined) throw new UpstreamBroke('The upstream sent a chunk that is not JSON.');
    const error = errorOf(chunk);
    if (error !== undefined) throw error;
    this.#tokens = readTokens(usageOf(chunk)) ?? this.#tokens;
    this.#servedAs = textOf(chunk.service_tier) ?? this.#servedAs;
    const choice: unknown = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
    if (!isObject(choice)) return;
    if (!this.#hasStarted) yield { kind: 'start', ...readOrigin(chunk) };
    this.#hasStarted = true;
    if (isObject(choice.delta)) yield* this.#readDelta(choice.delta);
    this.#finishReason = said(choice.finish_reason) ?? this.#finishReason;
  }

  *#readDelta(delta: JsonObject): Iterable<Piece> {
    const { thoughts, words } = readSaid(delta);
    yield* thoughts;
    yield* words;
    const { refusal, tool_calls: calls } = delta;
    if (typeof refusal === 'string') this.#refusal += refusal;
    if (!Array.isArray(calls)) return;
    for (const call of calls) {
      if (isObject(call)) yield* this.#calls.read(call);
    }
  }

  /** @throws NoAnswer if the upstream says that it is done and has sent no choice */
  checkAnswer(): void {
    if (!this.#hasStarted) throw new NoAnswer();
  }

  end(): Piece {
    if (!this.#hasStarted || this.#finishReason === undefined) {
      throw new UpstreamBroke(BROKEN_OFF);
    }
    const refusal = this.#refusal === '' ? undefined : this.#refusal;
    const stop = readStop(this.#finishReason, { hasCalls: this.#calls.hasAny, refusal });
    const told = { tokens: this.#tokens, servedAs: this.#servedAs };
    return { kind: 'end', ending: { stop, refusal, ...told } };
  }
}

/** Some upstreams send an empty text until there is a value. */
function said(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

/** A call that has started. */
interface BegunCall {
  /** The position among the calls. */
  readonly index: number;
  readonly id: string;
  /** Its arguments so far, if the upstream gave it no `id`. */
  nameless?: string;
}

/**
 * The calls of a stream. A delta belongs to the call with its `index`. Some upstreams send no `index`, or the same for
 * all calls, so a new `id` also starts a new call. Without an `id`, a call is complete once its arguments are valid
 * JSON, and a name starts the next one.
 */
class OpenCalls {
  readonly #byIndex = new Map<number, BegunCall>();
  #last: BegunCall | undefined;

  get hasAny(): boolean {
    return this.#last !== undefined;
  }

  *read({ index: at, id, function: called }: JsonObject): Iterable<Piece> {
    const { name, arguments: given } = fieldsIn(called);
    let call = this.#find(at, { id, name });
    if (call === undefined) {
      if (typeof name !== 'string') {
        throw new UpstreamBroke('The upstream called a tool without saying which.');
      }
      call = this.#begin(at, textOf(id));
      yield { kind: 'call', index: call.index, id: call.id, name };
    }
    const json = readArguments(given);
    if (call.nameless !== undefined) call.nameless += json;
    if (json !== '') yield { kind: 'arguments', index: call.index, json };
  }

  #find(at: unknown, { id, name }: JsonObject): BegunCall | undefined {
    const call = typeof at === 'number' ? this.#byIndex.get(at) : this.#last;
    if (textOf(id) !== undefined) return id === call?.id ? call : undefined;
    const isOver = textOf(name) !== undefined && parseObject(call?.nameless ?? '') !== undefined;
    return isOver ? undefined : call;
  }

  #begin(at: unknown, id: string | undefined): BegunCall {
    const index = this.#last === undefined ? 0 : this.#last.index + 1;
    const call = id === undefined ? { index, id: newCallId(), nameless: '' } : { index, id };
    if (typeof at === 'number') this.#byIndex.set(at, call);
    this.#last = call;
    return call;
  }
}
