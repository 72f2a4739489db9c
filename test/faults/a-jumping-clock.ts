import { onTestFinished, vi } from 'vitest';

/** Moves the wall clock of the whole process, including the built-in database. */
export interface JumpingClock {
  /** Moves the clock by so many seconds, relative to its current time. */
  jump(seconds: number): void;
}

/** Replaces `Date` until the test ends. Timers are unaffected. */
export function aJumpingClock(): JumpingClock {
  const Real = Date;
  let ahead = 0;
  const now = (): number => Real.now() + ahead;
  class Jumping extends Real {
    constructor(...given: readonly unknown[]) {
      // `Date` has overloads, so its parameters have no single type to name.
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }
    static override now = now;
    /** Dates created before the replacement are still instances. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Real[Symbol.hasInstance](value);
    }
  }
  vi.stubGlobal('Date', Jumping);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    jump(seconds) {
      ahead += seconds * 1000;
    },
  };
}
