import type { JobRecord } from '../generated/types.ts';
import type { Connection } from './connection.ts';
import { counted } from './counted.ts';
import { AbortedError, ConnectionError, PatchbayError, TimedOutError } from './errors.ts';
import { isFinal, progressOf, recordOf } from './job-record.ts';
import { liveEvents, type StreamPlace } from './live-streams.ts';
import { type TimeLimit, timeLimit, timerTime } from './longest-timer.ts';
import { FIRST_POLL_SECONDS, nextPollMs } from './polling.ts';
import { abortedBy, anySignal, backOff, pause } from './sending.ts';
import { hasRoomForStream, takeStream } from './stream-room.ts';

/** Options for following a job. */
export interface FollowOptions {
  readonly signal?: AbortSignal | undefined;
  /** Resumes after this event: the `id` of the last event received. */
  readonly lastEventId?: string | undefined;
  /** Initial poll interval in seconds, if the job has to be polled; 1 by default. */
  readonly pollSeconds?: number | undefined;
}

/** The progress of a job. */
export interface JobUpdate<Record extends JobRecord = JobRecord> {
  /** From 0 to 1. */
  readonly progress: number;
  readonly record: Record;
}

/** Options of waiting for a job. */
export interface WaitOptions<Record extends JobRecord = JobRecord> extends TimeLimit {
  /** Aborts the wait; the job continues. */
  readonly signal?: AbortSignal | undefined;
  /** Called on every change. */
  readonly onProgress?: ((update: JobUpdate<Record>) => void) | undefined;
  /** Total time to wait; unlimited by default. */
  readonly timeoutSeconds?: number | undefined;
  /** Initial poll interval, if the job has to be polled; it grows. 1 by default. */
  readonly pollSeconds?: number | undefined;
}

/** After this many consecutive short-lived streams, the job is polled instead. */
const MOST_BREAKS = 3;
/** Enough to survive a restart of the gateway instead of giving up on a long-running job. */
const POLL_RETRIES = 6;

/**
 * Yields the records of a job as it changes, until it ends. Uses server-sent events and resumes them when they break
 * off. Polls at growing intervals if events are unavailable, or if a page already follows other jobs by streams.
 *
 * @throws PatchbayError if the gateway refuses, or stays unreachable; TypeError if a time is not a number
 */
export async function* followJob(
  connection: Connection,
  jobId: string,
  options: FollowOptions = {},
): AsyncGenerator<JobRecord, void, void> {
  const { signal } = options;
  const pollMs = timerTime((options.pollSeconds ?? FIRST_POLL_SECONDS) * 1000, 'pollSeconds');
  const place = { lastEventId: options.lastEventId, breaks: 0 };
  const asking = { signal, pollMs };
  while (place.breaks < MOST_BREAKS) {
    if (place.breaks > 0) await pause(backOff(place.breaks - 1), signal);
    const records = hasRoomForStream()
      ? streamed(connection, jobId, { signal, place })
      : polled(connection, jobId, { ...asking, isOver: hasRoomForStream });
    for await (const record of records) {
      yield record;
      if (isFinal(record)) return;
    }
  }
  yield* polled(connection, jobId, asking);
}

/** Yields the records of one event stream, which may break off. */
async function* streamed(
  connection: Connection,
  jobId: string,
  { signal, place }: { readonly signal: AbortSignal | undefined; readonly place: StreamPlace },
): AsyncGenerator<JobRecord, void, void> {
  const giveBack = takeStream();
  let isOver = false;
  try {
    const events = liveEvents(
      connection,
      (client, call) => client.streamJobEvents({ jobId }, call),
      { place, signal, isOver: () => isOver },
    );
    for await (const { id, data } of events) {
      place.lastEventId = id ?? place.lastEventId;
      const record = recordOf(recordIn(data));
      isOver = isFinal(record);
      yield record;
    }
  } catch (error) {
    if (signal?.aborted) throw abortedBy(signal);
    // Only the stream may have been refused: the next poll shows whether the job is, too.
    if (!(error instanceof ConnectionError)) place.breaks = MOST_BREAKS;
  } finally {
    giveBack();
  }
}

function recordIn(data: string): JobRecord {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new PatchbayError('An event of the job is not valid JSON.', { cause });
  }
}

/** Options of polling. */
interface Polling {
  readonly signal: AbortSignal | undefined;
  readonly pollMs: number;
  /** Whether to stop polling; by default polling continues until the job ends. */
  readonly isOver?: () => boolean;
}

async function* polled(
  connection: Connection,
  jobId: string,
  { signal, pollMs, isOver = () => false }: Polling,
): AsyncGenerator<JobRecord, void, void> {
  let wait = pollMs;
  let said = '';
  while (!isOver()) {
    const told = await connection.ask((client, call) => client.getJob({ jobId }, call), {
      signal,
      maxRetries: POLL_RETRIES,
    });
    const record = recordOf(told);
    const says = JSON.stringify(record);
    if (says !== said) yield record;
    if (isFinal(record)) return;
    said = says;
    await pause(wait, signal);
    wait = nextPollMs(wait);
  }
}

/** What can be followed: a job. */
interface Followed<Record extends JobRecord> {
  updates(options: Pick<WaitOptions<Record>, 'signal' | 'pollSeconds'>): AsyncIterable<Record>;
}

/**
 * Follows a job until it has ended.
 *
 * @throws TimedOutError, AbortedError if the wait ends first; TypeError if a time is not a number; PatchbayError
 */
export async function untilEnded<Record extends JobRecord>(
  job: Followed<Record>,
  options: WaitOptions<Record>,
): Promise<void> {
  const { signal, onProgress, pollSeconds } = options;
  const timeoutMs = timeLimit(options);
  const limit = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  try {
    for await (const record of job.updates({ signal: anySignal(signal, limit), pollSeconds })) {
      onProgress?.({ progress: progressOf(record), record });
    }
  } catch (error) {
    const isOver = error instanceof AbortedError && limit?.aborted === true && !signal?.aborted;
    if (!isOver) throw error;
    throw new TimedOutError(
      `The job has not ended within ${counted(Number(timeoutMs) / 1000, 'second')}.`,
    );
  }
}
