import type { Queries } from '../database/database.ts';
import { removeUnusedResponses } from '../database/unused-responses.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { LruCache } from '../foundation/lru-cache.ts';
import type { ResponseRow } from './rows.ts';

/** How many accounts are tracked; one that was evicted is measured again. */
const MAX_ACCOUNTS = 10_000;
/**
 * A fraction of an account's storage limit: how much is freed by an eviction, and the most that is written before usage
 * is measured again.
 */
const PART = 1 / 16;
/** The tolerated clock skew of other processes. */
const AHEAD_SECONDS = 60;

/** Options of storage limits and eviction. */
export interface RoomBounds {
  readonly maxBytes: number;
  /** The maximum length of a chain. */
  readonly chainUpTo: number;
  /** How long a response is kept at least after it was continued. */
  readonly keptSecondsSinceUse: number;
  /** How much longer earlier versions may have kept it. */
  readonly keptLongerSeconds: number;
}

/**
 * Enforces the storage limit per account. Summing up an account's usage takes longer the more it stores, so this
 * process counts its own writes and queries the database only from time to time. Since other processes write too, each
 * may exceed the limit by a fraction until one of them measures.
 */
export class RoomOfAccounts {
  readonly #queries: Queries;
  readonly #bounds: RoomBounds;
  /** How much may be written for an account before its usage is measured again. */
  readonly #left = new LruCache<number>(MAX_ACCOUNTS);

  constructor(queries: Queries, bounds: RoomBounds) {
    this.#queries = queries;
    this.#bounds = bounds;
  }

  /**
   * Counts a response that was written, and evicts the account's least recently continued responses if the limit is
   * exceeded.
   */
  async use(row: ResponseRow): Promise<void> {
    const { account_id: account, bytes } = row;
    const { maxBytes } = this.#bounds;
    const left = (this.#left.find(account) ?? 0) - bytes;
    this.#left.keep(account, left);
    if (left > 0) return;
    const held = await this.#heldBy(account);
    const kept = held > maxBytes ? await this.#makeRoom(row) : held;
    this.#left.keep(account, Math.min(maxBytes - kept, maxBytes * PART));
  }

  /** Evicts down to slightly below the limit; never the response that was just written, nor its predecessors. */
  async #makeRoom({ account_id: accountId, id, created_at: now }: ResponseRow): Promise<number> {
    const { maxBytes, chainUpTo, keptSecondsSinceUse, keptLongerSeconds } = this.#bounds;
    await removeUnusedResponses(this.#queries, {
      accountId,
      last: id,
      chainUpTo,
      maxBytes: maxBytes * (1 - PART),
      keptSecondsSinceUse,
      maxUsed: secondsAfter(now, AHEAD_SECONDS + keptLongerSeconds),
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
