import type { Readable } from 'node:stream';
import type { CallContext } from '../port/call.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { type TextAnswer, UpstreamBroke } from '../port/text.ts';
import { EventCutter, type ServerSentEvent } from '../text/server-sent-events.ts';
import type { StreamSigns, ToldRefusal } from '../text/stream-signs.ts';
import type { WholeForm } from '../text/whole-form.ts';
import { toldFailure } from './told-failure.ts';
import { transportFailure } from './transport-failure.ts';
import { unstreamed } from './unstreamed-answer.ts';
import type { HttpAnswer } from './upstream-http.ts';

/**
 * How long to wait for an upstream that sends only keep-alive events. Some queue a request for minutes and send them
 * all the while; after this time they are passed on, as the caller's connection would otherwise seem dead.
 */
const SIGNS_OF_LIFE_UP_TO_MS = 10_000;

/** The media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

const NOTHING: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream ended its answer before it began.',
};
const BEGINS_WITH_ERROR = 'The upstream began its answer with an error.';

/** Context of a streamed call. */
export interface StreamedContext extends CallContext {
  /** How the interface marks keep-alive, error and last events. */
  readonly signs: Pick<StreamSigns, 'isIdle' | 'isEnd' | 'content' | 'refusalIn'>;
  /** How an answer is read that is not a stream. */
  readonly whole: WholeForm;
  /** How long keep-alive events are held back, in milliseconds. */
  readonly signsOfLifeUpToMs?: number;
}

/**
 * Streams a response. It is held back until its first event has arrived, so that another upstream can be tried if this
 * one fails earlier or sends only an error. A whole answer in place of a stream becomes one.
 */
export async function streamed(
  outcome: UpstreamOutcome<HttpAnswer>,
  context: StreamedContext,
): Promise<UpstreamOutcome<TextAnswer>> {
  if (!outcome.ok) return outcome;
  if (outcome.value.mediaType === EVENT_STREAM) return begunStream(outcome.value, context);
  return unstreamed(outcome.value, context.whole, context);
}

/** Holds a stream of events back until its first event has arrived. */
export async function begunStream(
  { body: bytes, withoutSecrets, cleanMessage, judge }: HttpAnswer,
  context: Omit<StreamedContext, 'whole'>,
): Promise<UpstreamOutcome<TextAnswer>> {
  const began = await beginning(bytes, context);
  if (began.kind === 'begun') {
    const cleaning = { withoutSecrets, cleanMessage };
    return { ok: true, value: { kind: 'stream', bytes, cleaning } };
  }
  if (began.kind === 'failed') return givenUp(bytes, began.failure);
  return givenUp(bytes, toldFailure(began.refusal, judge, BEGINS_WITH_ERROR));
}

function givenUp(bytes: Readable, failure: UpstreamFailure): UpstreamOutcome<never> {
  bytes.on('error', () => {}).destroy();
  return failed(failure);
}

/** The start of a stream. */
type Beginning =
  | { readonly kind: 'begun' }
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure }
  | { readonly kind: 'refused'; readonly refusal: ToldRefusal };

const BEGUN: Beginning = { kind: 'begun' };

/** Waits for the first event with content. Unless that is an error, all bytes remain readable. */
async function beginning(
  bytes: Readable,
  context: Omit<StreamedContext, 'whole'>,
): Promise<Beginning> {
  const { signs, signal, signsOfLifeUpToMs = SIGNS_OF_LIFE_UP_TO_MS } = context;
  const cutter = new EventCutter();
  const held: Buffer[] = [];
  let until: number | undefined;
  try {
    for (;;) {
      const chunk = await nextChunk(bytes, until);
      if (chunk === 'end') return { kind: 'failed', failure: NOTHING };
      if (chunk === 'late') break;
      held.push(chunk);
      until ??= performance.now() + signsOfLifeUpToMs;
      const event = firstOf(cutter.add(chunk), signs);
      if (event === undefined) continue;
      const begun = beginningWith(event, signs);
      if (begun.kind !== 'begun') return begun;
      break;
    }
    bytes.unshift(held.length === 1 ? held[0] : Buffer.concat(held));
    return BEGUN;
  } catch (error) {
    signal.throwIfAborted();
    const failure: UpstreamFailure =
      error instanceof UpstreamBroke
        ? { kind: 'failed', message: error.message }
        : transportFailure(error);
    return { kind: 'failed', failure };
  }
}

/** What the first event with content means: an error, the end of an answer that has nothing, or a beginning. */
function beginningWith(event: ServerSentEvent, signs: StreamedContext['signs']): Beginning {
  const refusal = signs.refusalIn(event);
  if (refusal !== undefined) return { kind: 'refused', refusal };
  const isEmpty = signs.isEnd(event) && !signs.content.test(event.data);
  return isEmpty ? { kind: 'failed', failure: NOTHING } : BEGUN;
}

/** The first event that is not a keep-alive. */
function firstOf(
  events: Iterable<ServerSentEvent>,
  signs: StreamedContext['signs'],
): ServerSentEvent | undefined {
  for (const event of events) {
    if (!signs.isIdle(event)) return event;
  }
  return undefined;
}

/**
 * The next chunk; `late` if none arrived in time.
 *
 * @param until - the deadline, by the monotonic clock in milliseconds
 * @throws the error of the stream
 */
async function nextChunk(
  bytes: Readable,
  until = Number.POSITIVE_INFINITY,
): Promise<Buffer | 'end' | 'late'> {
  for (;;) {
    const here: Buffer | null = bytes.read();
    if (here !== null) return here;
    if (bytes.errored) throw bytes.errored;
    if (bytes.readableEnded || bytes.destroyed) return 'end';
    const left = until - performance.now();
    if (left <= 0) return 'late';
    await stirring(bytes, left);
  }
}

/** Waits until the stream may be readable, or the time is over. */
async function stirring(bytes: Readable, milliseconds: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  bytes.once('readable', resolve).once('end', resolve).once('error', reject);
  const isBound = milliseconds !== Number.POSITIVE_INFINITY;
  const timer = isBound ? setTimeout(resolve, Math.ceil(milliseconds)) : undefined;
  try {
    // Starts the reading.
    bytes.read(0);
    await promise;
  } finally {
    clearTimeout(timer);
    bytes.off('readable', resolve).off('end', resolve).off('error', reject);
  }
}
