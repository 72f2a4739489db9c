import { setTimeout as sleep } from 'node:timers/promises';

/** Lets work through at a bounded rate, in the order in which it comes. */
export interface Pace {
  /**
   * Waits until some pieces of work may begin.
   *
   * @throws where the signal ends the waiting
   */
  take(count: number, signal: AbortSignal): Promise<void>;
}

/** The time, so that a test can hold it still. Both are in milliseconds. */
export interface Time {
  now(): number;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/** Makes a pace of so many pieces a second; what was not used is not saved up. */
export function makePace(perSecond: number, time: Time = realTime): Pace {
  let freeAt = 0;
  return {
    async take(count, signal) {
      const now = time.now();
      const beginsAt = Math.max(now, freeAt);
      freeAt = beginsAt + (count / perSecond) * 1000;
      if (beginsAt > now) await time.wait(beginsAt - now, signal);
    },
  };
}
