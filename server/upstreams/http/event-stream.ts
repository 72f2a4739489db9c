import {
  type CallContext,
  type TextAnswer,
  UpstreamBroke,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port.ts';
import { transportFailure } from './transport-failure.ts';
import type { HttpAnswer } from './upstream-http.ts';

const NO_EVENTS: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream was asked for events and answered something else.',
};
const NOTHING: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream ended its answer before it began.',
};

/**
 * Takes an answer as a stream of events once its first bytes are here, so that an upstream which fails before them can
 * still give way to another.
 *
 * @returns the bytes as they come; where the upstream breaks off, they end by an `UpstreamBroke`
 */
export async function openEventStream(
  { mediaType, body }: HttpAnswer,
  { signal }: CallContext,
): Promise<UpstreamOutcome<AsyncIterable<Uint8Array>>> {
  if (mediaType !== 'text/event-stream') {
    body.on('error', () => {}).destroy();
    return { ok: false, failure: NO_EVENTS };
  }
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    if (first.done === true) return { ok: false, failure: NOTHING };
    return { ok: true, value: goingOn(first.value, chunks, signal) };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, failure: transportFailure(error) };
  }
}

/** Takes an answer as one that comes while it is made. */
export async function streamed(
  outcome: UpstreamOutcome<HttpAnswer>,
  context: CallContext,
): Promise<UpstreamOutcome<TextAnswer>> {
  if (!outcome.ok) return outcome;
  const events = await openEventStream(outcome.value, context);
  return events.ok ? { ok: true, value: { kind: 'stream', bytes: events.value } } : events;
}

async function* goingOn(
  first: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield first;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      yield next.value;
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new UpstreamBroke(transportFailure(cause).message, { cause });
  } finally {
    await chunks.return?.();
  }
}
