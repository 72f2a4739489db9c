import type { Queries } from '../database/database.ts';

/**
 * Locks the balance of a reservation's account before any other row of the account, so that concurrent ends of the same
 * work are serialized.
 *
 * @returns the account; `undefined` where the reservation does not exist, or has ended
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
