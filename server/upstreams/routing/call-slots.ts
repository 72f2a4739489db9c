/** A concurrency limit: slots for a number of calls, and a bounded queue of waiting calls. */
export interface CallSlots {
  /**
   * Takes a slot as soon as one is free. An aborted call leaves the queue at once.
   *
   * @param maxWaitMs - how long to wait for a slot; by default, until the call is aborted
   * @returns a function that releases the slot; `undefined` if the queue is full, or no slot becomes free in time
   * @throws the signal's reason, if the call is aborted before it has a slot
   */
  take(signal: AbortSignal, maxWaitMs?: number): Promise<(() => void) | undefined>;
  readonly taken: number;
  readonly waiting: number;
}

/** Makes a concurrency limit. */
export function makeCallSlots(calls: number, maxWaiting: number): CallSlots {
  let taken = 0;
  const turns = new Set<() => void>();

  const giveBack = (): void => {
    const [next] = turns;
    if (next === undefined) {
      taken -= 1;
      return;
    }
    turns.delete(next);
    next();
  };

  const turnComes = async (signal: AbortSignal, maxWaitMs?: number): Promise<boolean> => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const begin = (): void => resolve(true);
    const giveUp = (): void => {
      if (turns.delete(begin)) reject(signal.reason);
    };
    const beLate = (): void => {
      if (turns.delete(begin)) resolve(false);
    };
    turns.add(begin);
    signal.addEventListener('abort', giveUp, { once: true });
    const timer = maxWaitMs === undefined ? undefined : setTimeout(beLate, maxWaitMs);
    return promise.finally(() => {
      signal.removeEventListener('abort', giveUp);
      clearTimeout(timer);
    });
  };

  return {
    get taken() {
      return taken;
    },
    get waiting() {
      return turns.size;
    },
    async take(signal, maxWaitMs) {
      signal.throwIfAborted();
      if (taken < calls) taken += 1;
      else if (turns.size >= maxWaiting) return undefined;
      else if (!(await turnComes(signal, maxWaitMs))) return undefined;
      return giveBack;
    },
  };
}
