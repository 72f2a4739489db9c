/** Where the gateway reads the time, so that a test can hold it still. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A time some seconds after another. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** Seconds since 1970-01-01 in UTC, without a fraction. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
