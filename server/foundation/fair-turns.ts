/** Bounds work that runs at once, shared fairly between accounts. */
export interface FairTurns {
  /**
   * Waits for a turn. Waiting accounts are served in turn, each in its own order.
   *
   * @returns what ends the turn; `undefined` where too many wait already
   * @throws the signal's reason where it comes while waiting
   */
  take(whose: string, signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** How many may run, and wait. */
export interface FairTurnsLimits {
  /** Turns at once. */
  readonly turns: number;
  /** Turns at once of one account, so that another one need not wait for its end. */
  readonly turnsOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/** Opens such turns. */
export function openFairTurns(limits: FairTurnsLimits): FairTurns {
  const running = new Map<string, number>();
  /** The waiting, by account. The first account that may have another turn gets the next one. */
  const queues = new Map<string, (() => void)[]>();
  let taken = 0;
  let waiting = 0;

  const mayHave = (whose: string): boolean =>
    taken < limits.turns && (running.get(whose) ?? 0) < limits.turnsOfOne;

  function begin(whose: string): () => void {
    taken += 1;
    running.set(whose, (running.get(whose) ?? 0) + 1);
    return once(() => {
      taken -= 1;
      const left = (running.get(whose) ?? 0) - 1;
      if (left > 0) running.set(whose, left);
      else running.delete(whose);
      serveNext();
    });
  }

  function serveNext(): void {
    for (const [whose, [first]] of queues) {
      if (first === undefined || !mayHave(whose)) continue;
      leave(whose, first);
      const left = queues.get(whose);
      if (left !== undefined) {
        // The account goes to the end of the queue.
        queues.delete(whose);
        queues.set(whose, left);
      }
      first();
      return;
    }
  }

  function leave(whose: string, serve: () => void): void {
    const queue = queues.get(whose) ?? [];
    const left = queue.filter((other) => other !== serve);
    waiting -= queue.length - left.length;
    if (left.length > 0) queues.set(whose, left);
    else queues.delete(whose);
  }

  return {
    async take(whose, signal) {
      signal.throwIfAborted();
      if (mayHave(whose)) return begin(whose);
      const queue = queues.get(whose) ?? [];
      if (waiting >= limits.waiting || queue.length >= limits.waitingOfOne) return undefined;
      return new Promise((resolve, reject) => {
        const goAway = (): void => {
          leave(whose, serve);
          reject(signal.reason);
        };
        const serve = (): void => {
          signal.removeEventListener('abort', goAway);
          resolve(begin(whose));
        };
        signal.addEventListener('abort', goAway, { once: true });
        queues.set(whose, [...queue, serve]);
        waiting += 1;
      });
    },
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
