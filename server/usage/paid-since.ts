import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** So many units, and since when they may have been paid for. */
export interface PaidSince {
  readonly accountId: string;
  readonly since: Date;
  readonly units: number;
}

/**
 * Whether an account has paid for so many units since a time, without what it had given up. Its balance is locked meanwhile:
 * the latest entries are looked at, and no more of them than it takes.
 */
export async function hasPaid(
  { accountId, since, units }: PaidSince,
  transaction: Queries,
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select sum(consumed) over (order by created_at desc rows unbounded preceding) as units
      from ledger_entry
      where account_id = ${accountId} and kind = 'settle' and created_at > ${since} and given_up is null
    ) paid
    where units >= ${String(units)}::numeric
    limit 1
  `.execute(transaction);
  return rows.length > 0;
}
