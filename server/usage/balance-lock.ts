import type { Queries } from '../database/database.ts';

/**
 * Locks the balance that a reservation belongs to, before any other row of its account, so that ends of its work come
 * one after another.
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
