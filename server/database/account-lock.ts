import type { Queries } from './database.ts';

/**
 * Locks an account until the end of the transaction, so that changes to its keys, samples and callback secrets are
 * serialized.
 *
 * Locks are taken in this order, so that transactions do not deadlock: the person (`lockPerson`), the account, its
 * balance (`usage/`). Inserts of rows that refer to the account are not blocked, as their transactions may hold the
 * balance already.
 *
 * @returns whether there is such an account
 */
export async function lockAccount(transaction: Queries, accountId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
