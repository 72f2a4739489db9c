import type { JobRecord } from '../generated/types.ts';
import { counted } from './counted.ts';
import { AbortedError, TimedOutError } from './errors.ts';
import { progressOf } from './job-record.ts';
import { type TimeLimit, timeLimit } from './longest-timer.ts';
import { anySignal } from './sending.ts';

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
