/**
 * Events that tell when they were ready. The clock that they go by (`CLOCK_MONOTONIC`) is the same for all processes of a
 * machine, so that whoever receives one knows its age.
 */

/** How many events with a stamp a stream has. */
export const EVENTS = 200;

/** The data of the event that ends a stream. */
export const END = 'data: [DONE]';

/** Finds the stamps of a stream's events in its text. */
export const STAMP = /"system_fingerprint":"at (\d+)"/g;

const NANOSECONDS_A_MICROSECOND = 1000n;
const MICROSECONDS_A_MILLISECOND = 1000;

/** What tells in a chunk of a completion that it is ready now: the field that any gateway passes on as it is. */
export function stamp(): { readonly system_fingerprint: string } {
  return { system_fingerprint: `at ${microseconds()}` };
}

/** How old an event is, by its stamp, in milliseconds. */
export function ageOf(stampedAt: number): number {
  return (microseconds() - stampedAt) / MICROSECONDS_A_MILLISECOND;
}

function microseconds(): number {
  return Number(process.hrtime.bigint() / NANOSECONDS_A_MICROSECOND);
}
