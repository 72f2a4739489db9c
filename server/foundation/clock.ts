/** The source of time, so that tests can control it. */
export interface Clock {
  now(): Date;
  /**
   * By how many seconds the clock has been set forward since a moment, as far as this process has noticed. That time
   * has not really passed. A clock without this method is never set forward.
   */
  putForwardSince?(moment: Date): number;
}

/** The time sources of such a clock, both in milliseconds. */
export interface Times {
  /** The time of day, which can be set. */
  milliseconds(): number;
  /** A monotonic clock. */
  steady(): number;
}

/** Smaller differences are clock corrections, or delays of the process between the two readings. */
const JUMP_MS = 30_000;
const MAX_JUMPS = 100;

/**
 * Creates a clock that detects, whenever it is read, that it was set forward or that the machine was suspended.
 * Timeouts that start between the jump and the reading are extended by more than they need. A backward jump undoes the
 * forward jumps that lie ahead of it; otherwise it is not detected, as times before it could not be told from times
 * after it.
 */
export function noticing({ milliseconds, steady }: Times): Clock {
  let offset = milliseconds() - steady();
  let jumps: readonly Jump[] = [];
  const read = (): number => {
    const now = milliseconds();
    const by = now - steady() - offset;
    offset += by;
    if (by >= JUMP_MS) jumps = [...jumps, { at: now, by }].slice(-MAX_JUMPS);
    if (by <= -JUMP_MS) jumps = undone(jumps, { at: now, by });
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

/** A jump of the clock, in milliseconds: the time shown right after it, and how far the clock was set. */
interface Jump {
  readonly at: number;
  readonly by: number;
}

/** Takes a backward jump off the forward jumps that lie ahead of it, the latest first. */
function undone(jumps: readonly Jump[], { at: now, by }: Jump): readonly Jump[] {
  let back = -by;
  const left = jumps.toReversed().flatMap((jump) => {
    if (jump.at <= now) return [jump];
    const taken = Math.min(back, jump.by);
    back -= taken;
    return jump.by - taken < JUMP_MS ? [] : [{ at: now, by: jump.by - taken }];
  });
  return left.toReversed();
}

/** The system clock. */
export const systemClock: Clock = noticing({
  milliseconds: () => Date.now(),
  steady: () => performance.now(),
});

/**
 * By how much the clocks of machines may differ before an operator is warned: a receiver refuses callbacks whose time is
 * 5 minutes off (Standard Webhooks, "Verifying webhook authenticity").
 */
export const MAX_SKEW_SECONDS = 60;

/** Adds seconds to a time. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** The seconds from one time to another; negative if that is the earlier one. */
export function secondsBetween(from: Date, upTo: Date): number {
  return (upTo.getTime() - from.getTime()) / 1000;
}

/** The seconds that have really passed since a moment, corrected for forward jumps of the clock. */
export function secondsSince(moment: Date, clock: Clock): number {
  const shown = secondsBetween(moment, clock.now());
  return shown - (clock.putForwardSince?.(moment) ?? 0);
}

/** Unix time: whole seconds since 1970-01-01 UTC. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
