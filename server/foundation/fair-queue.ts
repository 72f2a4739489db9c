import { Counts } from './counts.ts';

/** Limits on running and waiting work. */
export interface FairQueueLimits {
  /** The maximum number of slots in use. */
  readonly turns: number;
  /** The maximum number of slots per account, so that one account cannot block the others. */
  readonly turnsOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/** Limits concurrent work, sharing the slots fairly between accounts. */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** The number of slots that each account uses. */
  readonly #running = new Counts();
  /** The waiting requests by account. The next free slot goes to the first account that is below its own limit. */
  readonly #queues = new Map<string, Set<() => void>>();
  #taken = 0;
  #waiting = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a slot. Waiting accounts are served round robin; the requests of one account are served in order.
   *
   * @returns releases the slot; `undefined` if too many are waiting already
   * @throws the signal's reason if it is aborted while waiting
   */
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
        // Moves the account to the end of the queue.
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
