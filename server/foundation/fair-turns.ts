import { Counts } from './counts.ts';

/** Bounds work that runs at once, shared fairly between accounts. */
export interface FairTurns {
  /**
   * Waits for a turn. Waiting accounts are served in turn, each in its own order.
   *
   * @returns what ends the turn; `undefined` where too many wait already
   * @throws the signal's reason where it comes while waiting
   */
  take(whose: string, signal?: AbortSignal): Promise<(() => void) | undefined>;
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
  return new Turns(limits);
}

class Turns implements FairTurns {
  readonly #limits: FairTurnsLimits;
  /** How many turns each account has. */
  readonly #running = new Counts();
  /** The waiting, by account. The first account that may have another turn gets the next one. */
  readonly #queues = new Map<string, Set<() => void>>();
  #taken = 0;
  #waiting = 0;

  constructor(limits: FairTurnsLimits) {
    this.#limits = limits;
  }

  async take(whose: string, signal?: AbortSignal): Promise<(() => void) | undefined> {
    signal?.throwIfAborted();
    if (this.#mayHave(whose)) return this.#begin(whose);
    if (!this.#mayWait(whose)) return undefined;
    return new Promise((resolve, reject) => {
      const goAway = (): void => {
        this.#leave(whose, serve);
        reject(signal?.reason);
      };
      const serve = (): void => {
        signal?.removeEventListener('abort', goAway);
        resolve(this.#begin(whose));
      };
      signal?.addEventListener('abort', goAway, { once: true });
      this.#enqueue(whose, serve);
    });
  }

  #mayHave(whose: string): boolean {
    const { turns, turnsOfOne } = this.#limits;
    return this.#taken < turns && this.#running.of(whose) < turnsOfOne;
  }

  #mayWait(whose: string): boolean {
    const { waiting, waitingOfOne } = this.#limits;
    return this.#waiting < waiting && (this.#queues.get(whose)?.size ?? 0) < waitingOfOne;
  }

  #begin(whose: string): () => void {
    this.#taken += 1;
    this.#running.add(whose, 1);
    return once(() => this.#end(whose));
  }

  #end(whose: string): void {
    this.#taken -= 1;
    this.#running.add(whose, -1);
    this.#serveNext();
  }

  #serveNext(): void {
    for (const [whose, [first]] of this.#queues) {
      if (first === undefined || !this.#mayHave(whose)) continue;
      this.#leave(whose, first);
      const left = this.#queues.get(whose);
      if (left !== undefined) {
        // The account goes to the end of the queue.
        this.#queues.delete(whose);
        this.#queues.set(whose, left);
      }
      first();
      return;
    }
  }

  #enqueue(whose: string, serve: () => void): void {
    const queue = this.#queues.get(whose);
    if (queue === undefined) this.#queues.set(whose, new Set([serve]));
    else queue.add(serve);
    this.#waiting += 1;
  }

  #leave(whose: string, serve: () => void): void {
    const queue = this.#queues.get(whose);
    if (queue?.delete(serve) !== true) return;
    this.#waiting -= 1;
    if (queue.size === 0) this.#queues.delete(whose);
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
