import type { Readable } from 'node:stream';
import type { CallContext, TextAnswer, UpstreamFailure, UpstreamOutcome } from '../port.ts';
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

/** Takes an answer as one that comes while it is made. */
export async function streamed(
  outcome: UpstreamOutcome<HttpAnswer>,
  context: CallContext,
): Promise<UpstreamOutcome<TextAnswer>> {
  if (!outcome.ok) return outcome;
  const { mediaType, body: bytes, withoutSecrets } = outcome.value;
  const failure = mediaType === 'text/event-stream' ? await beginning(bytes, context) : NO_EVENTS;
  if (failure === undefined) {
    return { ok: true, value: { kind: 'stream', bytes, withoutSecrets } };
  }
  bytes.on('error', () => {}).destroy();
  return { ok: false, failure };
}

/**
 * Waits until the first bytes are here, so that an upstream which fails before them can still give way to another.
 *
 * @returns why there will be none, if that is so
 */
async function beginning(
  bytes: Readable,
  { signal }: CallContext,
): Promise<UpstreamFailure | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  bytes.once('readable', resolve).once('end', resolve).once('error', reject);
  try {
    // Without a look nothing is fetched.
    bytes.read(0);
    await promise;
    return bytes.readableLength > 0 ? undefined : NOTHING;
  } catch (error) {
    signal.throwIfAborted();
    return transportFailure(error);
  } finally {
    bytes.off('readable', resolve).off('end', resolve).off('error', reject);
  }
}
