/** Picks some of what arrives. */
export type Picks<T> = (value: T) => boolean;

interface Waiter<T> {
  readonly picks: Picks<T>;
  readonly resolve: (value: T) => void;
}

const UNCLAIMED_UP_TO = 10_000;

/**
 * Things that come one after another, each handed out once: to whoever waits for it, or to who asks later.
 * The oldest are dropped where very many are not asked for.
 */
export class Arrivals<T> {
  #unclaimed: T[] = [];
  #waiters: Waiter<T>[] = [];

  /** Something has come. */
  push(value: T): void {
    const waiter = this.#waiters.find(({ picks }) => picks(value));
    if (waiter === undefined) {
      this.#unclaimed.push(value);
      if (this.#unclaimed.length > UNCLAIMED_UP_TO) this.#unclaimed.shift();
      return;
    }
    this.#waiters = this.#waiters.filter((other) => other !== waiter);
    waiter.resolve(value);
  }

  /** The oldest that nobody has had, or the next that comes. */
  next(picks: Picks<T> = () => true): Promise<T> {
    const found = this.#unclaimed.findIndex(picks);
    const [value] = found === -1 ? [] : this.#unclaimed.splice(found, 1);
    if (value !== undefined) return Promise.resolve(value);
    return new Promise((resolve) => this.#waiters.push({ picks, resolve }));
  }

  /** Forgets what nobody has had. */
  clear(): void {
    this.#unclaimed = [];
  }
}
