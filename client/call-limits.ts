import type { TimeLimit } from './longest-timer.ts';

/** The limits that a client, or one of its calls, may be given. */
export interface CallLimits extends TimeLimit {
  readonly maxRetries?: number | undefined;
  readonly longestWaitSeconds?: number | undefined;
}

/** How long the search for the alternate URL may take. */
export const LONGEST_SEARCH_MS = 5_000;

/** The least that each limit can be. Timers count whole milliseconds. */
const LEAST = [
  ['maxRetries', 0],
  ['longestWaitSeconds', 0],
  ['timeoutSeconds', 0.001],
  ['timeout', 1],
] as const;

/**
 * Checks limits given by the caller. NaN, for example, would cause endless retries.
 *
 * @throws TypeError if one cannot be right
 */
export function checkLimits(limits: CallLimits): void {
  for (const [name, least] of LEAST) {
    // Callers without type checking may also pass null for none.
    const given = limits[name] ?? least;
    if (given >= least) continue;
    throw new TypeError(`${name} must be at least ${least}; it is ${given}.`);
  }
}
