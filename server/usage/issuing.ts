import { type RawBuilder, sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { UNITS_BELOW, unitsText } from './amounts.ts';

/** Quota that the operator grants, or takes back. */
export interface Issue {
  readonly accountId: string;
  readonly kind: 'grant' | 'adjust';
  /** Negative to take back, even if the balance becomes negative. */
  readonly units: number;
  /** The reason, shown to the account's owners. */
  readonly note: string;
  /** Idempotency key: within an account, a reference is counted once, however often it is repeated. */
  readonly reference?: string | undefined;
  readonly now: Date;
}

/**
 * Whether the issue was counted now, or before under its reference: with the same kind and amount (`before`) or not
 * (`differs`).
 */
export type Issued = 'now' | 'before' | 'differs';

/**
 * Writes a grant or an adjustment; one statement.
 *
 * @throws RangeError where the amount is zero, negative for a grant, or too large
 */
export async function issue(order: Issue, queries: Queries): Promise<Issued> {
  const { accountId, kind, units, note, reference, now } = order;
  const amount = unitsText(units);
  const isWrong =
    !(Math.abs(units) < UNITS_BELOW) || amount === '0' || (kind === 'grant' && units < 0);
  if (isWrong) throw new RangeError(`${units} is not a valid amount for a ${kind}.`);
  const id = newIdentifier();
  const { rows } = await sql<{ id: string }>`
    with counted as (${counting({ accountId, reference, id })}),
    moved as (
      update balance set available = available + ${amount}::numeric, issued = issued - ${amount}::numeric
      where account_id in (select account_id from counted) returning account_id
    )
    insert into ledger_entry (id, account_id, kind, available, reserved, consumed, issued, note, contract, created_at)
    select ${id}::uuid, account_id, ${kind}::text, ${amount}::numeric, 0, 0, -${amount}::numeric,
      ${note}::text, ${fingerprint}::text, ${now}::timestamptz
    from moved returning id
  `.execute(queries);
  if (rows.length > 0) return 'now';
  const earlier = reference === undefined ? undefined : await countedBefore(order, queries);
  if (earlier === undefined) throw new Error('The account that quota is issued to does not exist.');
  return earlier.kind === kind && unitsText(Number(earlier.available)) === amount
    ? 'before'
    : 'differs';
}

/** The account, if the reference is new to it. A concurrent statement with the same reference waits for the first. */
function counting({
  accountId,
  reference,
  id,
}: Pick<Issue, 'accountId' | 'reference'> & { readonly id: string }): RawBuilder<unknown> {
  if (reference === undefined) return sql`select ${accountId}::uuid as account_id`;
  return sql`
    insert into issue_reference (account_id, reference, entry_id)
    select id, ${reference}::text, ${id}::uuid from account where id = ${accountId}
    on conflict do nothing returning account_id
  `;
}

function countedBefore(
  { accountId, reference = '' }: Pick<Issue, 'accountId' | 'reference'>,
  queries: Queries,
) {
  return queries
    .selectFrom('issue_reference')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'issue_reference.entry_id')
    .select(['ledger_entry.kind', 'ledger_entry.available'])
    .where('issue_reference.account_id', '=', accountId)
    .where('issue_reference.reference', '=', reference)
    .executeTakeFirst();
}
