import type { Queries } from '../database/database.ts';

/**
 * Locks the balance that something is set aside of, before any other row of its account: ends of its work follow each other.
 *
 * @returns the account; `undefined` where there is no such reservation, or no more
 */
export async function lockBalanceOf(
  reservationId: string,
  transaction: Queries,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('balance')
    .select('account_id')
    .where('account_id', '=', (account) =>
      account.selectFrom('reservation').select('account_id').where('id', '=', reservationId),
    )
    .forUpdate()
    .executeTakeFirst();
  return row?.account_id;
}
