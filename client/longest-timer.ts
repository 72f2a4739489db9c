/** The maximum delay of timers in milliseconds; with a longer one they fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Converts a time given by the caller into whole milliseconds within the range of timers; a negative one becomes 0.
 *
 * @param name - the caller's name for the time
 * @throws TypeError if it is not a number
 */
export function timerTime(milliseconds: number, name: string): number {
  if (Number.isNaN(milliseconds)) throw new TypeError(`${name} must be a number; it is NaN.`);
  return Math.min(Math.max(Math.ceil(milliseconds), 0), LONGEST_TIMER_MS);
}

/** The timeout option. */
export interface TimeLimit {
  readonly timeoutSeconds?: number | undefined;
  /** @deprecated Use `timeoutSeconds`. This is the same timeout in milliseconds. */
  readonly timeout?: number | undefined;
}

/**
 * The timeout in whole milliseconds within the range of timers; `undefined` if there is none. Callers without type
 * checking may also pass null for none.
 *
 * @throws TypeError if it is not a number
 */
export function timeLimit({ timeoutSeconds, timeout }: TimeLimit): number | undefined {
  if (isGiven(timeoutSeconds)) return timerTime(timeoutSeconds * 1000, 'timeoutSeconds');
  return isGiven(timeout) ? timerTime(timeout, 'timeout') : undefined;
}

function isGiven(time: number | null | undefined): time is number {
  return time !== undefined && time !== null;
}
