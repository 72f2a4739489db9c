/** The most that a delay is changed by, as a share of it. */
const JITTER = 0.2;

/**
 * Spreads a delay evenly, by up to a fifth either way, so that what was delayed together is not due together.
 *
 * @param random - returns a number from 0 up to 1
 */
export function jittered(delay: number, random: () => number = Math.random): number {
  return delay * (1 + JITTER * (2 * random() - 1));
}

/** Spreads a delay that must not be shorter, by up to a fifth. */
export function jitteredLater(delay: number, random: () => number = Math.random): number {
  return delay * (1 + JITTER * random());
}
