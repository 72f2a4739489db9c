/** The usual time before the second poll, in seconds. */
export const FIRST_POLL_SECONDS = 1;
const POLL_GROWTH = 1.5;
const LONGEST_POLL_MS = 15_000;

/** The time in milliseconds before the poll after the next one; it grows, but never beyond 15 seconds by itself. */
export function nextPollMs(pollMs: number): number {
  return Math.max(pollMs, Math.min(pollMs * POLL_GROWTH, LONGEST_POLL_MS));
}
