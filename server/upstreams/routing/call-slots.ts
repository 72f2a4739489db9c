/** A concurrency limit: slots for a number of calls, and a bounded queue of waiting calls. */
export interface CallSlots {
  /**
   * Takes a slot as soon as one is free. An aborted call leaves the queue at once.
   *
   * @returns a function that releases the slot; `undefined` if the queue is full
   * @throws the signal's reason, if the call is aborted before it has a slot
   */
  take(signal: AbortSignal): Promise<(() => void) | undefined>;
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

  const turnComes = async (signal: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (): void => {
      if (turns.delete(resolve)) reject(signal.reason);
    };
    turns.add(resolve);
    signal.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', giveUp));
  };

  return {
    get taken() {
      return taken;
    },
    get waiting() {
      return turns.size;
    },
    async take(signal) {
      signal.throwIfAborted();
      if (taken < calls) taken += 1;
      else if (turns.size >= maxWaiting) return undefined;
      else await turnComes(signal);
      return giveBack;
    },
  };
}
