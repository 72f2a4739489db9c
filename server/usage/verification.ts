import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** A place where the books do not agree with themselves. There should be none. */
export interface Difference {
  readonly accountId: string;
  /** What disagrees, in a sentence with both amounts. */
  readonly message: string;
}

const BOOKS = ['available', 'reserved', 'consumed', 'issued'] as const;

/**
 * Sets balances against the sums of their entries, and open reservations against what is reserved. It reads every entry.
 *
 * @param accountId - one account alone
 */
export async function verifyBooks(
  queries: Queries,
  accountId?: string,
): Promise<readonly Difference[]> {
  // What it compares must be of one moment: each part is one statement.
  const [balances, reservations] = [
    await differingBalances(queries, accountId),
    await differingReservations(queries, accountId),
  ];
  return [...balances, ...reservations];
}

/** As decimal text: a sum may have more digits than a number holds. */
type Amounts = Readonly<Record<(typeof BOOKS)[number], string>>;

interface Sums {
  readonly account_id: string;
  readonly balance: Amounts;
  readonly entries: Amounts;
  readonly open: string;
}

async function differingBalances(
  queries: Queries,
  accountId: string | undefined,
): Promise<readonly Difference[]> {
  const only = (column: string) =>
    accountId === undefined ? sql`true` : sql`${sql.ref(column)} = ${accountId}`;
  const { rows } = await sql<Sums>`
    with entries as (
      select account_id, sum(available) as available, sum(reserved) as reserved, sum(consumed) as consumed,
        sum(issued) as issued
      from ledger_entry where ${only('account_id')} group by account_id
    ),
    reservations as (
      select account_id, sum(units) as units from reservation where ${only('account_id')} group by account_id
    )
    select balance.account_id, ${amountsOf('balance')} as balance, ${amountsOf('entries')} as entries,
      trim_scale(coalesce(reservations.units, 0))::text as open
    from balance
    left join entries using (account_id) left join reservations using (account_id)
    where ${only('balance.account_id')} and (
      (balance.available, balance.reserved, balance.consumed, balance.issued) is distinct from (
        coalesce(entries.available, 0), coalesce(entries.reserved, 0), coalesce(entries.consumed, 0),
        coalesce(entries.issued, 0))
      or balance.reserved <> coalesce(reservations.units, 0)
    )
  `.execute(queries);
  return rows.flatMap(({ account_id, balance, entries, open }) => {
    const books = BOOKS.filter((book) => balance[book] !== entries[book]).map(
      (book) => `${book} is ${balance[book]} in the balance and ${entries[book]} in the entries`,
    );
    const held =
      balance.reserved === open
        ? []
        : [`reserved is ${balance.reserved} in the balance and ${open} in open reservations`];
    return [...books, ...held].map((message) => ({ accountId: account_id, message }));
  });
}

function amountsOf(table: string): RawBuilder<unknown> {
  const amounts = BOOKS.map((book) => {
    const column = sql.ref(`${table}.${book}`);
    return sql`${sql.lit(book)}, trim_scale(coalesce(${column}, 0))::text`;
  });
  return sql`json_build_object(${sql.join(amounts)})`;
}

async function differingReservations(
  queries: Queries,
  accountId: string | undefined,
): Promise<readonly Difference[]> {
  const only = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
  const { rows } = await sql<{ account_id: string; id: string; entered: string; held: string }>`
    with entered as (
      select account_id, reservation_id as id, sum(reserved) as units from ledger_entry
      where ${only} and reservation_id is not null group by account_id, reservation_id having sum(reserved) <> 0
    ),
    held as (select account_id, id, units from reservation where ${only} and units <> 0)
    select account_id, id, coalesce(entered.units, 0)::text as entered, coalesce(held.units, 0)::text as held
    from entered full join held using (account_id, id)
    where entered.units is distinct from held.units
  `.execute(queries);
  return rows.map(({ account_id, id, entered, held }) => ({
    accountId: account_id,
    message: `the reservation ${id} is of ${held}, and its entries leave ${entered}`,
  }));
}
