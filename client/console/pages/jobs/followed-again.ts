import { PatchbayError } from '../../../index.ts';
import { timerTime } from '../../../longest-timer.ts';

/** Delay before another attempt to read or follow a job, in milliseconds, unless the gateway asks for a longer one. */
export const FOLLOWED_AGAIN_MS = 5_000;

const MS_PER_SECOND = 1_000;

/**
 * The delay before another attempt, in milliseconds: at least what the gateway asked for, as far as timers go.
 *
 * @param leastMs - the delay if the gateway asked for none or a shorter one
 */
export function followedAgainMs(error: unknown, leastMs = FOLLOWED_AGAIN_MS): number {
  const asked = error instanceof PatchbayError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(leastMs, timerTime(asked * MS_PER_SECOND, 'retry-after'));
}
