/** Places for a number of calls at once, and for a number that wait. */
export interface CallPlaces {
  /**
   * Takes a place as soon as there is one. An aborted call gives up its turn at once.
   *
   * @returns how to give the place back; `undefined` where as many wait as may
   * @throws the signal's reason where the call is aborted before it has a place
   */
  take(signal: AbortSignal): Promise<(() => void) | undefined>;
  readonly taken: number;
  readonly waiting: number;
}

/** Makes places. */
export function makeCallPlaces(calls: number, waitingUpTo: number): CallPlaces {
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
      else if (turns.size >= waitingUpTo) return undefined;
      else await turnComes(signal);
      return giveBack;
    },
  };
}
