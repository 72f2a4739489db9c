import { Counts } from '../../foundation/counts.ts';

/** Limits of concurrent followers: in total, and for each account. */
export interface AudienceBounds {
  readonly all: number;
  readonly account: number;
}

/** Counts followers, to protect the process from exhaustion. */
export class Audience {
  readonly #bounds: AudienceBounds;
  readonly #ofAccounts = new Counts();
  #size = 0;

  constructor(bounds: AudienceBounds) {
    this.#bounds = bounds;
  }

  /** Current number of followers. */
  get size(): number {
    return this.#size;
  }

  /** Whether the limits admit one more follower of an account. */
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
