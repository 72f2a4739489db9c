import type { MidiRequest, MidiResponse } from '../generated/types.ts';
import { type Connection, DEFAULT_TIMEOUT_MS, type RequestOptions } from './connection.ts';
import { counted } from './counted.ts';
import { TimedOutError, UpstreamFailedError } from './errors.ts';
import { FIRST_POLL_SECONDS, nextPollMs } from './polling.ts';
import { pause } from './sending.ts';

/**
 * Requests the notes of a song until they are ready.
 *
 * @param options - `timeoutSeconds` limits the whole wait, apart from retries
 * @throws UpstreamFailedError if there will be no notes; TimedOutError if they are not ready in time; PatchbayError
 */
export async function finishedNotes(
  connection: Connection,
  body: MidiRequest,
  options: RequestOptions = {},
): Promise<MidiResponse> {
  const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = connection.readingLimits(options);
  const end = performance.now() + timeoutMs;
  for (let pollMs = FIRST_POLL_SECONDS * 1000; ; pollMs = nextPollMs(pollMs)) {
    const timeoutSeconds = Math.max(1, end - performance.now()) / 1000;
    const limited = { ...options, timeoutSeconds };
    const notes = await connection.ask((client, call) => client.extractMidi(body, call), limited);
    const state = notes.data?.state;
    if (state === 'error') throw new UpstreamFailedError(notes.message);
    if (state !== 'running') return notes;
    if (performance.now() + pollMs > end) {
      const limit = counted(timeoutMs / 1000, 'second');
      throw new TimedOutError(`The notes were not ready within ${limit}.`);
    }
    await pause(pollMs, signal);
  }
}
