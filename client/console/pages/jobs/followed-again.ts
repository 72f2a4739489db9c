import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal, PatchbayError } from '../../../index.ts';
import { timerTime } from '../../../longest-timer.ts';
import { pause } from '../../../sending.ts';

/** Delay before further attempts to follow jobs, in milliseconds, unless the gateway asks for a longer one. */
const FOLLOWED_AGAIN_MS = 5_000;
const MS_PER_SECOND = 1_000;

/**
 * The delay before another attempt, in milliseconds: at least what the gateway asked for, as far as timers go.
 *
 * @param leastMs - the delay if the gateway asks for none, in milliseconds
 */
export function followedAgainMs(error: unknown, leastMs = FOLLOWED_AGAIN_MS): number {
  const asked = error instanceof PatchbayError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(leastMs, timerTime(asked * MS_PER_SECOND, 'retry-after'));
}

/** How a job is followed despite interruptions. */
export interface Following {
  /** Yields the records of the job until it ends. */
  readonly follow: () => AsyncIterable<JobRecord>;
  readonly signal: AbortSignal;
  /** Called with the reason for another attempt, before the pause. */
  readonly onInterruption?: (error: PatchbayError) => void;
  /** Called after the pause, when another attempt begins. */
  readonly onAgain?: () => void;
}

/**
 * Yields the records of a job until it ends. Follows it again after each failure that may pass, the first time without a
 * pause.
 *
 * @throws PatchbayError if the gateway refuses for good
 */
export async function* followedAgain({
  follow,
  signal,
  onInterruption,
  onAgain,
}: Following): AsyncGenerator<JobRecord, void, void> {
  for (let leastMs = 0; ; leastMs = FOLLOWED_AGAIN_MS) {
    try {
      for await (const record of follow()) {
        yield record;
        if (isFinal(record)) return;
      }
      return;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      onInterruption?.(error);
      await pause(followedAgainMs(error, leastMs), signal);
      onAgain?.();
    }
  }
}

function isPassing(error: unknown): error is PatchbayError {
  return error instanceof PatchbayError && error.retryable;
}
