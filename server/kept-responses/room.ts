import type { Queries } from '../database/database.ts';
import { Recent } from '../foundation/recent.ts';
import type { ResponseRow } from './rows.ts';

/** So many accounts are known at once; one that comes back is looked at anew. */
const ACCOUNTS_UP_TO = 10_000;
/** What is made room for at once, and the most that is written before it is looked at anew, as a part of an account's room. */
const PART = 1 / 16;

/**
 * The room that accounts have for what they keep. To add up what an account has takes longer the more that is, so that
 * what this process writes is counted here, and the database asked now and then. Other processes write too: together they
 * may go beyond the bound by a part of it each, until one of them looks.
 */
export class RoomOfAccounts {
  readonly #queries: Queries;
  readonly #bytesUpTo: number;
  /** How much may be written for an account before it is looked at. */
  readonly #left = new Recent<number>(ACCOUNTS_UP_TO);

  constructor(queries: Queries, bytesUpTo: number) {
    this.#queries = queries;
    this.#bytesUpTo = bytesUpTo;
  }

  /** Counts a response that has been written, and removes the account's oldest ones where there is no room any more. */
  async use({ account_id: account, id, bytes }: ResponseRow): Promise<void> {
    const left = (this.#left.find(account) ?? 0) - bytes;
    this.#left.keep(account, left);
    if (left > 0) return;
    const held = await this.#heldBy(account);
    const isFull = held > this.#bytesUpTo;
    const kept = isFull ? await this.#removeOldest(account, id) : held;
    this.#left.keep(account, Math.min(this.#bytesUpTo - kept, this.#bytesUpTo * PART));
  }

  async #heldBy(account: string): Promise<number> {
    const { bytes } = await this.#queries
      .selectFrom('kept_response')
      .select(({ fn }) => fn.sum('bytes').as('bytes'))
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
  }

  /** Removes all that is older than what fits, some room to write left; never the one that was written just now. */
  async #removeOldest(account: string, newest: string): Promise<number> {
    const bytesUpTo = this.#bytesUpTo * (1 - PART);
    await this.#queries
      .with('ages', (base) =>
        base
          .selectFrom('kept_response')
          .select(({ fn }) => [
            'id',
            fn
              .sum('bytes')
              .over((over) => over.orderBy('created_at', 'desc').orderBy('id', 'desc'))
              .as('bytes'),
          ])
          .where('account_id', '=', account),
      )
      .deleteFrom('kept_response')
      .where('account_id', '=', account)
      .where('id', '!=', newest)
      .where('id', 'in', (base) =>
        base.selectFrom('ages').select('id').where('ages.bytes', '>', bytesUpTo),
      )
      .execute();
    return this.#heldBy(account);
  }
}
