/** Where the gateway reads the time, so that a test can hold it still. */
export interface Clock {
  now(): Date;
  /**
   * By how many seconds the clock has been put forward after a moment, as far as this process has noticed: so much of the
   * time since then has not passed. Where it is missing, the clock goes as time does.
   */
  putForwardSince?(moment: Date): number;
}

/** What a clock that notices jumps is made of, both in milliseconds. */
export interface Times {
  /** The time of day, which somebody may put right. */
  milliseconds(): number;
  /** The time since some moment, which nobody can change. */
  steady(): number;
}

/** Less is the usual putting right, or a process that was held up between two readings. */
const JUMP_MS = 30_000;
const JUMPS_UP_TO = 100;

/**
 * Makes a clock that notices when it is put forward, or has slept with its machine, as soon as it is read again. What
 * begins before that counts as of before: it is given more time than it needs. That it was put back is not noticed, since
 * what began before could not be told from what began after.
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

/** How many seconds have passed since a moment, whoever has put the clock forward meanwhile. */
export function secondsSince(moment: Date, clock: Clock): number {
  const shown = (clock.now().getTime() - moment.getTime()) / 1000;
  return shown - (clock.putForwardSince?.(moment) ?? 0);
}

/** Seconds since 1970-01-01 in UTC, without a fraction. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
