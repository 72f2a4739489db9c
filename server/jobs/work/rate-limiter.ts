import { setTimeout as sleep } from 'node:timers/promises';

/** A rate limiter that admits work in the order of its arrival. */
export interface RateLimiter {
  /**
   * Waits until `count` pieces of work may begin.
   *
   * @throws if the signal aborts the wait
   */
  take(count: number, signal: AbortSignal): Promise<void>;
}

/** The time source, replaceable in tests. Both are in milliseconds. */
export interface Time {
  now(): number;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/** Makes a rate limiter for so many pieces of work a second; unused capacity is not saved up. */
export function makeRateLimiter(perSecond: number, time: Time = realTime): RateLimiter {
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
