import { jitteredLater } from '../foundation/jitter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The delays after each failed attempt, in seconds. */
const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 24 * HOUR] as const;

const MAX_ASKED = 24 * HOUR;

/**
 * The delay before the next attempt, in seconds.
 *
 * @param tries - number of attempts made
 * @param asked - the delay requested by the receiver (`Retry-After`), honoured up to a day, plus the jitter
 * @returns `undefined` if there are no further attempts
 */
export function delayBeforeRetry(
  tries: number,
  asked = 0,
  random?: () => number,
): number | undefined {
  const wait = WAITS[tries - 1];
  if (wait === undefined) return undefined;
  // Callbacks that failed together are not all retried at once.
  return jitteredLater(Math.max(wait, Math.min(asked, MAX_ASKED)), random);
}
