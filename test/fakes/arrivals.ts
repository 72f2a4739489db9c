/** Selects some of the arrivals. */
export type Picks<T> = (value: T) => boolean;

interface Waiter<T> {
  readonly picks: Picks<T>;
  readonly resolve: (value: T) => void;
}

const MAX_UNCLAIMED = 10_000;

/**
 * A queue of arrivals, each handed out once: to a pending `next` or to a later one.
 * Beyond a bound, the oldest arrivals nobody asked for are dropped.
 */
export class Arrivals<T> {
  #unclaimed: T[] = [];
  #waiters: Waiter<T>[] = [];

  /** Adds an arrival. */
  push(value: T): void {
    const waiter = this.#waiters.find(({ picks }) => picks(value));
    if (waiter === undefined) {
      this.#unclaimed.push(value);
      if (this.#unclaimed.length > MAX_UNCLAIMED) this.#unclaimed.shift();
      return;
    }
    this.#waiters = this.#waiters.filter((other) => other !== waiter);
    waiter.resolve(value);
  }

  /** The oldest arrival not handed out yet, or the next one. */
  next(picks: Picks<T> = () => true): Promise<T> {
    const found = this.#unclaimed.findIndex(picks);
    const [value] = found === -1 ? [] : this.#unclaimed.splice(found, 1);
    if (value !== undefined) return Promise.resolve(value);
    return new Promise((resolve) => this.#waiters.push({ picks, resolve }));
  }

  /** Forgets all arrivals not handed out. */
  clear(): void {
    this.#unclaimed = [];
  }
}
