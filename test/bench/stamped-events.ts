/**
 * Stream events that contain the time at which they were ready. The clock (`CLOCK_MONOTONIC`) is the same for all
 * processes of a machine, so that a receiver can calculate an event's age.
 */

/** The number of events with a stamp in a stream. */
export const EVENTS = 200;

/** The data of the last event in a stream. */
export const END = 'data: [DONE]';

/** Matches the stamps of events in a stream's text. */
export const STAMP = /"system_fingerprint":"at (\d+)"/g;

const NANOSECONDS_PER_MICROSECOND = 1000n;
const MICROSECONDS_PER_MILLISECOND = 1000;

/** The stamp of a completion chunk that is ready now, in a field that every gateway forwards unchanged. */
export function stamp(): { readonly system_fingerprint: string } {
  return { system_fingerprint: `at ${microseconds()}` };
}

/** The age of an event in milliseconds, from its stamp. */
export function ageOf(stampedAt: number): number {
  return (microseconds() - stampedAt) / MICROSECONDS_PER_MILLISECOND;
}

function microseconds(): number {
  return Number(process.hrtime.bigint() / NANOSECONDS_PER_MICROSECOND);
}
