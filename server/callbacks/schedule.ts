const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait after each try that did not reach the receiver, in seconds. */
const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 24 * HOUR] as const;

/** The most jitter, as a share of the wait: callbacks that failed together do not all come again at once. */
const JITTER = 0.2;
const ASKED_UP_TO = 24 * HOUR;

/**
 * How long to wait for the next try, in seconds.
 *
 * @param tries - how many have been made
 * @param asked - the receiver's own wish (`Retry-After`), which is kept up to a day
 * @returns `undefined` where it is not tried again
 */
export function waitAfter(
  tries: number,
  asked = 0,
  random: () => number = Math.random,
): number | undefined {
  const wait = WAITS[tries - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait, Math.min(asked, ASKED_UP_TO)) * (1 + JITTER * random());
}
