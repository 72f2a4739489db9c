import { sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { UNITS_BELOW, unitsText } from './amounts.ts';

/** Quota that the operator gives out, or takes back. */
export interface Issue {
  readonly accountId: string;
  readonly kind: 'grant' | 'adjust';
  /** Below zero takes back, down to a balance below zero if need be. */
  readonly units: number;
  /** Why; the account's owner reads it. */
  readonly note: string;
  readonly now: Date;
}

/**
 * Writes what the operator gives out or takes back; one statement.
 *
 * @throws RangeError where the amount is nothing, below zero for a grant, or too large to be one
 */
export async function issue(
  { accountId, kind, units, note, now }: Issue,
  queries: Queries,
): Promise<void> {
  const amount = unitsText(units);
  const isWrong =
    !(Math.abs(units) < UNITS_BELOW) || amount === '0' || (kind === 'grant' && units < 0);
  if (isWrong) throw new RangeError(`${units} is no amount for a ${kind}.`);
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update balance set available = available + ${amount}::numeric, issued = issued - ${amount}::numeric
      where account_id = ${accountId} returning account_id
    )
    insert into ledger_entry (id, account_id, kind, available, reserved, consumed, issued, note, contract, created_at)
    select ${newIdentifier()}::uuid, account_id, ${kind}::text, ${amount}::numeric, 0, 0, -${amount}::numeric,
      ${note}::text, ${fingerprint}::text, ${now}::timestamptz
    from moved returning id
  `.execute(queries);
  if (rows.length === 0) throw new Error('There is no account to give quota to.');
}
