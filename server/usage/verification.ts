import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** An inconsistency in the books. There should be none. */
export interface Difference {
  readonly accountId: string;
  /** What disagrees, in a sentence with both amounts. */
  readonly message: string;
}

const BOOKS = ['available', 'reserved', 'consumed', 'issued'] as const;

/** Bounds of a check of the books, so that it ends and delays nobody for long. */
export interface LookBounds {
  /** An account with more entries is skipped, and no statement reads more of them. */
  readonly maxEntries: number;
  /** After this many seconds no more accounts are checked. */
  readonly secondsUpTo: number;
}

/** The result of a check of the books. */
export interface BooksLook {
  readonly differences: readonly Difference[];
  /** How many accounts were checked, and how many were skipped. */
  readonly accounts: number;
  readonly leftOut: number;
}

const ACCOUNTS_AT_ONCE = 20;

/** Checks the books of as many accounts as the bounds allow, oldest first. */
export async function lookAtBooks(
  queries: Queries,
  { maxEntries, secondsUpTo }: LookBounds,
): Promise<BooksLook> {
  const until = performance.now() + secondsUpTo * 1000;
  const differences: Difference[] = [];
  let accounts = 0;
  let after: string | undefined;
  do {
    const portion = await portionAfter(queries, after, maxEntries);
    const { accountIds } = portion;
    if (accountIds.length > 0) differences.push(...(await verifyBooks(queries, accountIds)));
    accounts += accountIds.length;
    after = portion.last;
  } while (after !== undefined && performance.now() < until);
  const all = await countAccounts(queries);
  return { differences, accounts, leftOut: Math.max(0, all - accounts) };
}

/** A batch of accounts whose books are checked together. */
interface Portion {
  readonly accountIds: readonly string[];
  /** The account after which the next batch begins; `undefined` where none follow. */
  readonly last: string | undefined;
}

/** The next batch: as many accounts as have no more entries together than a statement may read. */
async function portionAfter(
  queries: Queries,
  after: string | undefined,
  maxEntries: number,
): Promise<Portion> {
  const ids = await accountsAfter(queries, after);
  const [first, last] = [ids.at(0), ids.at(-1)];
  if (first === undefined || last === undefined) return { accountIds: [], last: undefined };
  const unread = await firstUnread(queries, { first, last }, maxEntries);
  if (unread === undefined) return { accountIds: ids, last };
  const accountIds = ids.filter((id) => id < unread);
  // An account with too many entries is skipped.
  return { accountIds, last: accountIds.at(-1) ?? unread };
}

async function accountsAfter(
  queries: Queries,
  after: string | undefined,
): Promise<readonly string[]> {
  const all = queries.selectFrom('balance').select('account_id').orderBy('account_id');
  const next = after === undefined ? all : all.where('account_id', '>', after);
  const rows = await next.limit(ACCOUNTS_AT_ONCE).execute();
  return rows.map((row) => row.account_id);
}

/** The first account in the range at which the running count of entries exceeds the bound. */
async function firstUnread(
  queries: Queries,
  { first, last }: { readonly first: string; readonly last: string },
  maxEntries: number,
): Promise<string | undefined> {
  const found = await queries
    .selectFrom('ledger_entry')
    .select('account_id')
    .where('account_id', '>=', first)
    .where('account_id', '<=', last)
    .orderBy('account_id')
    .orderBy('id')
    .offset(maxEntries)
    .limit(1)
    .executeTakeFirst();
  return found?.account_id;
}

async function countAccounts(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('balance')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Compares balances with the sums of their entries, and reservations with what is reserved. Reads every entry.
 *
 * @param accountIds - only these accounts, where given
 */
export async function verifyBooks(
  queries: Queries,
  accountIds?: readonly string[],
): Promise<readonly Difference[]> {
  // Each part is one statement, as what it compares must be from the same snapshot.
  const [balances, reservations] = [
    await differingBalances(queries, accountIds),
    await differingReservations(queries, accountIds),
  ];
  return [...balances, ...reservations];
}

/** The SQL condition that a column is one of the accounts. */
function isOneOf(accountIds: readonly string[] | undefined, column: string): RawBuilder<unknown> {
  return accountIds === undefined
    ? sql`true`
    : sql`${sql.ref(column)} = any(${accountIds}::uuid[])`;
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
  accountIds: readonly string[] | undefined,
): Promise<readonly Difference[]> {
  const only = (column: string) => isOneOf(accountIds, column);
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
  accountIds: readonly string[] | undefined,
): Promise<readonly Difference[]> {
  const only = isOneOf(accountIds, 'account_id');
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
    message: `the reservation ${id} holds ${held}, but its ledger entries add up to ${entered}`,
  }));
}
