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

/** Makes a pace of so many pieces a second; what was not used is not saved up. */
export function makePace(perSecond: number): Pace {
  let freeAt = 0;
  return {
    async take(count, signal) {
      const now = performance.now();
      const beginsAt = Math.max(now, freeAt);
      freeAt = beginsAt + (count / perSecond) * 1000;
      if (beginsAt > now) await sleep(beginsAt - now, undefined, { signal });
    },
  };
}
