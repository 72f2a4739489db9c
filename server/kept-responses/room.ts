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
  /** How many responses a chain may have. */
  readonly chainUpTo: number;
  /** For how long a response is kept at least once it was gone on from. */
  readonly keptSecondsSinceUse: number;
  /** How much longer others may have kept it. */
  readonly keptLongerSeconds: number;
}

/**
 * The room that accounts have for what they keep. To add up what an account has takes longer the more that is, so that
 * what this process writes is counted here, and the database asked now and then. Other processes write too: together they
 * may go beyond the bound by a part of it each, until one of them looks.
 */
export class RoomOfAccounts {
  readonly #queries: Queries;
  readonly #bounds: RoomBounds;
  /** How much may be written for an account before it is looked at. */
  readonly #left = new Recent<number>(ACCOUNTS_UP_TO);

  constructor(queries: Queries, bounds: RoomBounds) {
    this.#queries = queries;
    this.#bounds = bounds;
  }

  /**
   * Counts a response that has been written, and removes what the account has not gone on from for longest where there is
   * no room any more.
   */
  async use(row: ResponseRow): Promise<void> {
    const { account_id: account, bytes } = row;
    const { bytesUpTo } = this.#bounds;
    const left = (this.#left.find(account) ?? 0) - bytes;
    this.#left.keep(account, left);
    if (left > 0) return;
    const held = await this.#heldBy(account);
    const kept = held > bytesUpTo ? await this.#makeRoom(row) : held;
    this.#left.keep(account, Math.min(bytesUpTo - kept, bytesUpTo * PART));
  }

  /**
   * Removes what is too much, some room to write left; never the one that was written just now, and what that goes on
   * from last.
   */
  async #makeRoom({ account_id: accountId, id, created_at: now }: ResponseRow): Promise<number> {
    const { bytesUpTo, chainUpTo, keptSecondsSinceUse, keptLongerSeconds } = this.#bounds;
    await removeUnusedResponses(this.#queries, {
      accountId,
      last: id,
      chainUpTo,
      bytesUpTo: bytesUpTo * (1 - PART),
      keptSecondsSinceUse,
      usedUpTo: secondsAfter(now, AHEAD_SECONDS + keptLongerSeconds),
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
