/** The longest time of timers in milliseconds; they fire at once for a longer one. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * A time of the caller in whole milliseconds that timers can keep; a negative one becomes 0.
 *
 * @param name - what the caller knows the time by
 * @throws TypeError where it is no number
 */
export function timerTime(milliseconds: number, name: string): number {
  return Math.min(Math.max(wholeNumber(milliseconds, name), 0), LONGEST_TIMER_MS);
}

/**
 * A number of the caller, rounded up.
 *
 * @param name - what the caller knows it by
 * @throws TypeError where it is no number
 */
export function wholeNumber(given: number, name: string): number {
  const whole = Math.ceil(given);
  if (Number.isNaN(whole)) throw new TypeError(`${name} must be a number; it is ${given}.`);
  return whole;
}

/** A bound of time among options. */
export interface TimeLimit {
  readonly timeoutSeconds?: number | undefined;
  /** @deprecated The same in milliseconds; `timeoutSeconds` has the unit of all other times here. */
  readonly timeout?: number | undefined;
}

/**
 * The bound in whole milliseconds that timers can keep; `undefined` where there is none. Callers without a type checker
 * give null for none, too.
 *
 * @throws TypeError where it is no number
 */
export function timeLimit({ timeoutSeconds, timeout }: TimeLimit): number | undefined {
  if (isGiven(timeoutSeconds)) return timerTime(timeoutSeconds * 1000, 'timeoutSeconds');
  return isGiven(timeout) ? timerTime(timeout, 'timeout') : undefined;
}

function isGiven(time: number | null | undefined): time is number {
  return time !== undefined && time !== null;
}
