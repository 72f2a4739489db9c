import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** A minimum amount, and the start of the period in which it may have been paid. */
export interface PaidSince {
  readonly accountId: string;
  readonly since: Date;
  readonly units: number;
}

/**
 * Whether an account has paid at least this amount since a time, not counting work that it abandoned. Reads the latest
 * entries first and no more than needed, as the balance is locked meanwhile.
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
