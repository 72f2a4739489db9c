import type { Queries } from '../database/database.ts';
import { removeUnusedResponses } from '../database/unused-responses.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { Recent } from '../foundation/recent.ts';
import type { ResponseRow } from './rows.ts';

/** So many accounts are known at once; one that comes back is looked at anew. */
const ACCOUNTS_UP_TO = 10_000;
/** What is made room for at once, and the most that is written before it is looked at anew, as a part of an account's room. */
const PART = 1 / 16;
/** The clocks of other processes may be ahead of this one's by so much. */
const AHEAD_SECONDS = 60;

/** How much room there is, and when a response was gone on from. */
export interface RoomBounds {
  readonly bytesUpTo: number;
  /** For how long a response is kept at least once it was gone on from. */
  readonly keptSecondsSinceUse: number;
}

/**
 * The room that accounts have for what they keep. To add up what an account has takes longer the more that is, so that
 * what this process writes is counted here, and the database asked now and then. Other processes write too: together they
 * may go beyond the bound by a part of it each, until one of them looks.
 */
export class RoomOfAccounts {
  readonly #queries: Queries;
  readonly #bytesUpTo: number;
  readonly #keptSecondsSinceUse: number;
  /** How much may be written for an account before it is looked at. */
  readonly #left = new Recent<number>(ACCOUNTS_UP_TO);

  constructor(queries: Queries, { bytesUpTo, keptSecondsSinceUse }: RoomBounds) {
    this.#queries = queries;
    this.#bytesUpTo = bytesUpTo;
    this.#keptSecondsSinceUse = keptSecondsSinceUse;
  }

  /**
   * Counts a response that has been written, and removes what the account has not gone on from for longest where there is
   * no room any more.
   */
  async use(row: ResponseRow): Promise<void> {
    const { account_id: account, bytes } = row;
    const left = (this.#left.find(account) ?? 0) - bytes;
    this.#left.keep(account, left);
    if (left > 0) return;
    const held = await this.#heldBy(account);
    const isFull = held > this.#bytesUpTo;
    const kept = isFull ? await this.#makeRoom(row) : held;
    this.#left.keep(account, Math.min(this.#bytesUpTo - kept, this.#bytesUpTo * PART));
  }

  /** Removes what is too much, some room to write left; never the one that was written just now. */
  async #makeRoom({ account_id: accountId, id, created_at: now }: ResponseRow): Promise<number> {
    await removeUnusedResponses(this.#queries, {
      accountId,
      but: id,
      bytesUpTo: this.#bytesUpTo * (1 - PART),
      keptSecondsSinceUse: this.#keptSecondsSinceUse,
      usedUpTo: secondsAfter(now, AHEAD_SECONDS),
    });
    return this.#heldBy(accountId);
  }

  async #heldBy(account: string): Promise<number> {
    const { bytes } = await this.#queries
      .selectFrom('kept_response')
      .select(({ fn }) => fn.sum('bytes').as('bytes'))
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
  }
}
