import { Counts } from '../../foundation/counts.ts';

/** Which limit of concurrent followers is reached: that of the process, or that of the account. */
export type Crowd = 'process' | 'account';

/** Counts followers, to protect the process from exhaustion. */
export class Audience {
  readonly #upTo: number;
  readonly #ofAccounts = new Counts();
  #size = 0;

  /** @param upTo - how many may follow at once */
  constructor(upTo: number) {
    this.#upTo = upTo;
  }

  /** Current number of followers. */
  get size(): number {
    return this.#size;
  }

  /**
   * Which limit rejects one more follower of an account; `undefined` if none does.
   *
   * @param upTo - the limit of concurrent followers of the account
   */
  crowded(accountId: string, upTo: number): Crowd | undefined {
    if (this.#ofAccounts.of(accountId) >= upTo) return 'account';
    return this.#size < this.#upTo ? undefined : 'process';
  }

  /**
   * Counts a follower, unless a limit rejects it: since `crowded` was asked, others may have entered.
   *
   * @returns whether it was counted, and so has to leave
   */
  enter(accountId: string, upTo: number): boolean {
    if (this.crowded(accountId, upTo) !== undefined) return false;
    this.#size += 1;
    this.#ofAccounts.add(accountId, 1);
    return true;
  }

  leave(accountId: string): void {
    this.#size -= 1;
    this.#ofAccounts.add(accountId, -1);
  }
}
