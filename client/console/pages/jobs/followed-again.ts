import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal, PatchbayError } from '../../../index.ts';
import { timerTime } from '../../../longest-timer.ts';
import { pause } from '../../../sending.ts';

/** Delay before another attempt to follow jobs, in milliseconds, unless the gateway asks for a longer one. */
const FOLLOWED_AGAIN_MS = 5_000;
const MS_PER_SECOND = 1_000;

/** The delay before another attempt, in milliseconds: at least what the gateway asked for, as far as timers go. */
export function followedAgainMs(error: unknown): number {
  const asked = error instanceof PatchbayError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(FOLLOWED_AGAIN_MS, timerTime(asked * MS_PER_SECOND, 'retry-after'));
}

/** How a job is followed despite interruptions. */
export interface Following {
  /** Yields the records of the job until it ends. */
  readonly follow: () => AsyncIterable<JobRecord>;
  readonly signal: AbortSignal;
  /** Called before another attempt with the reason for it. If it throws, following ends with that. */
  readonly onInterruption: (error: unknown) => void;
}

/** Yields the records of a job until it ends, and follows it again after each failure. */
export async function* followedAgain({
  follow,
  signal,
  onInterruption,
}: Following): AsyncGenerator<JobRecord, void, void> {
  for (;;) {
    try {
      for await (const record of follow()) {
        yield record;
        if (isFinal(record)) return;
      }
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      onInterruption(error);
      await pause(followedAgainMs(error), signal);
    }
  }
}
