import { Counts } from '../../foundation/counts.ts';

/** How many may follow at once: in all, and of each account. */
export interface AudienceBounds {
  readonly all: number;
  readonly account: number;
}

/** Counts those who follow, so that nobody can exhaust the process. */
export class Audience {
  readonly #bounds: AudienceBounds;
  readonly #ofAccounts = new Counts();
  #size = 0;

  constructor(bounds: AudienceBounds) {
    this.#bounds = bounds;
  }

  /** How many there are. */
  get size(): number {
    return this.#size;
  }

  /** Whether one more of an account can follow. */
  hasRoom(accountId: string): boolean {
    const { all, account } = this.#bounds;
    return this.#size < all && this.#ofAccounts.of(accountId) < account;
  }

  enter(accountId: string): void {
    this.#size += 1;
    this.#ofAccounts.add(accountId, 1);
  }

  leave(accountId: string): void {
    this.#size -= 1;
    this.#ofAccounts.add(accountId, -1);
  }
}
