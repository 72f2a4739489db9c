import { vi } from 'vitest';

/** So long a busy machine may take for what comes on an idle one within a moment. */
const PATIENCE_MS = 60_000;

/**
 * Waits until what is asked for holds. A test says what must come, not how soon: a limit as short as an idle machine
 * needs fails on a busy one.
 * @param holds is asked again and again until it does not throw
 * @returns what it returned then
 * @throws what it threw last, after a minute
 */
export function eventually<Result>(holds: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 50 });
}
