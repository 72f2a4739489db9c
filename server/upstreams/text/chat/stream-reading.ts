import { isObject, type JsonObject, parseObject, textOf } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import { BROKEN_OFF, NoAnswer } from '../breaking-off.ts';
import type { Piece, TokenCount } from '../conversation.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import { readOrigin, readSaid, readStop } from './answer.ts';
import { errorOf } from './error.ts';
import { OpenCalls } from './open-calls.ts';
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
      if (isObject(call)) yield* this.#readCall(call);
    }
  }

  *#readCall(told: JsonObject): Iterable<Piece> {
    const { call, isNew, name, json } = this.#calls.take(told);
    const { index, id } = call;
    if (isNew) {
      if (name === undefined) throw new UpstreamBroke(NAMELESS);
      yield { kind: 'call', index, id, name };
    }
    if (json !== '') yield { kind: 'arguments', index, json };
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

const NAMELESS = 'The upstream called a tool without saying which.';

/** Some upstreams send an empty text until there is a value. */
function said(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}
