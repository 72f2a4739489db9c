import { vi } from 'vitest';

/** How long a busy machine may take for what happens within a moment on an idle one. */
const PATIENCE_MS = 60_000;

/**
 * Polls until a condition holds. A test states what must happen, not how soon: a timeout that suits an idle machine
 * fails on a busy one.
 * @param holds - called repeatedly until it does not throw
 * @returns its last result
 * @throws its last error, after a minute
 */
export function eventually<Result>(holds: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 50 });
}
