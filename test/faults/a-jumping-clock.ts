import { onTestFinished, vi } from 'vitest';

/** The time of day of the whole process, the built-in database included; a test puts it forward and back. */
export interface JumpingClock {
  /** By so many seconds, from where it is. */
  jump(seconds: number): void;
}

/** Takes the clock in hand until the test is over. Timers go on as they do. */
export function aJumpingClock(): JumpingClock {
  const Real = Date;
  let ahead = 0;
  const now = (): number => Real.now() + ahead;
  class Jumping extends Real {
    constructor(...given: readonly unknown[]) {
      // The constructor takes what the real one takes, which has no type of its own.
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }
    static override now = now;
    /** Dates of before are dates. */
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
