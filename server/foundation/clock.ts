/** Where the gateway reads the time, so that a test can hold it still. */
export interface Clock {
  now(): Date;
  /**
   * By how many seconds the clock has been put forward since a moment, as far as this process has noticed: that much of
   * the time since then has not really passed. A clock without it is never put forward.
   */
  putForwardSince?(moment: Date): number;
}

/** The sources of such a clock, both in milliseconds. */
export interface Times {
  /** The time of day, which may be set. */
  milliseconds(): number;
  /** A monotonic clock. */
  steady(): number;
}

/** Smaller differences are corrections, or a process that was held up between two readings. */
const JUMP_MS = 30_000;
const JUMPS_UP_TO = 100;

/**
 * Makes a clock that notices, when it is read, that it was put forward or that the machine has slept. What begins
 * before it notices gets more time than it needs. It does not notice being put back, as it could not tell what began
 * before from what began after.
 */
export function noticing({ milliseconds, steady }: Times): Clock {
  let offset = milliseconds() - steady();
  let jumps: readonly { readonly at: number; readonly by: number }[] = [];
  const read = (): number => {
    const now = milliseconds();
    const by = now - steady() - offset;
    offset += by;
    if (by >= JUMP_MS) jumps = [...jumps, { at: now, by }].slice(-JUMPS_UP_TO);
    return now;
  };
  return {
    now: () => new Date(read()),
    putForwardSince(moment) {
      read();
      const since = jumps.filter(({ at }) => at > moment.getTime());
      return since.reduce((sum, { by }) => sum + by, 0) / 1000;
    },
  };
}

/** The machine's own clock. */
export const systemClock: Clock = noticing({
  milliseconds: () => Date.now(),
  steady: () => performance.now(),
});

/** A time some seconds after another. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** How many seconds have really passed since a moment, though the clock may have been put forward meanwhile. */
export function secondsSince(moment: Date, clock: Clock): number {
  const shown = (clock.now().getTime() - moment.getTime()) / 1000;
  return shown - (clock.putForwardSince?.(moment) ?? 0);
}

/** Seconds since 1970-01-01 in UTC, without a fraction. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
