import { sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import { anyOf } from '../database/any-of.ts';
import type { Queries } from '../database/database.ts';
import { secondsFromNow } from '../database/database-time.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Problem } from '../foundation/problems.ts';
import { sumOf, unitsText } from './amounts.ts';
import { periodsOf } from './periods.ts';
import type { Quote } from './prices.ts';
import {
  balanceTooLow,
  isLimited,
  type KeySpending,
  keyLimitReached,
  readKeySpending,
  type SpendingLimits,
} from './quota-refused.ts';
import { WORK_ENTRIES } from './work-entries.ts';

const EXPIRES_AT = secondsFromNow(sql.ref<number>('expires_in_seconds'));

/** A reservation of quota. */
export interface Reservation {
  /** The job's own identifier for a job, else one that the caller generates. */
  readonly id: string;
  readonly accountId: string;
  readonly keyId?: string | undefined;
  /** The family of keys that shares the limits of the key, unless the key is alone in it. */
  readonly keyFamilyId?: string | undefined;
  /** The person who calls in a session, where no key is used. */
  readonly personId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly requestId?: string | undefined;
  readonly operation: string;
  /** As the caller named it. */
  readonly model: string;
  /** Must have exactly one line. */
  readonly quote: Quote;
  readonly keyLimits?: SpendingLimits | undefined;
  /**
   * After how many seconds the process that works on it is considered dead, by the database's clock: that of a process
   * that is ahead would release what others work on. Jobs expire on their own.
   */
  readonly expiresInSeconds?: number | undefined;
}

/**
 * Reserves quota for several pieces of work, one after the other; a refusal does not affect the others. The balance
 * never becomes negative and the key never exceeds its limits, however many reservations are concurrent. The balances
 * are locked first, as everywhere in the ledger, and in a fixed order, so that transactions do not deadlock. The lock
 * on the account also protects the spending of its keys.
 *
 * @returns for each, the refusal if there is one; nothing is reserved for it then
 */
export async function reserveEach(
  reservations: readonly Reservation[],
  now: Date,
  transaction: Queries,
): Promise<readonly (Problem | undefined)[]> {
  if (!transaction.isTransaction) throw new Error('Quota must be reserved within a transaction.');
  const left = await lockBalances(reservations, transaction);
  const spent = await readSpending(reservations, now, transaction);
  const means = { left, spent, now };
  const problems = reservations.map((reservation) => {
    const problem = refusal(reservation, means);
    if (problem === undefined) take(reservation, means);
    return problem;
  });
  const taken = reservations.filter((_, index) => problems[index] === undefined);
  if (taken.length > 0) await reserveAllOrFail(taken, now, transaction);
  return problems;
}

/** What is still available; decreases with each reservation. */
interface Means {
  /** What each account may still spend; unknown accounts are missing. */
  readonly left: Map<string, number>;
  /** The spending of the families of keys that have limits. */
  readonly spent: Map<string, KeySpending>;
  readonly now: Date;
}

async function lockBalances(
  reservations: readonly Reservation[],
  transaction: Queries,
): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('balance')
    .select(['account_id', 'available'])
    .where('account_id', '=', anyOf([...new Set(reservations.map(({ accountId }) => accountId))]))
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ account_id, available }) => [account_id, Number(available)]));
}

async function readSpending(
  reservations: readonly Reservation[],
  now: Date,
  transaction: Queries,
): Promise<Map<string, KeySpending>> {
  const limited = new Set(
    reservations.flatMap(({ keyId, keyFamilyId = keyId, keyLimits = {}, quote }) =>
      keyFamilyId !== undefined && isLimited(keyLimits) && quote.units > 0 ? [keyFamilyId] : [],
    ),
  );
  return new Map(await readKeySpending(transaction, [...limited], now));
}

function refusal(
  { accountId, keyId, keyFamilyId = keyId, keyLimits = {}, quote: { units } }: Reservation,
  { left, spent, now }: Means,
): Problem | undefined {
  const available = left.get(accountId);
  // Free work is also allowed with a negative balance.
  if (available === undefined || (available < units && units > 0)) {
    return balanceTooLow(available ?? 0, units);
  }
  const ofKey = keyFamilyId === undefined ? undefined : spent.get(keyFamilyId);
  if (ofKey === undefined || units === 0) return undefined;
  return keyLimitReached(keyLimits, ofKey, { available, price: units, now });
}

function take(
  { accountId, keyId, keyFamilyId = keyId, quote: { units } }: Reservation,
  { left, spent }: Means,
): void {
  left.set(accountId, sumOf([left.get(accountId) ?? 0, -units]));
  const ofKey = keyFamilyId === undefined ? undefined : spent.get(keyFamilyId);
  if (keyFamilyId === undefined || ofKey === undefined) return;
  spent.set(keyFamilyId, { day: sumOf([ofKey.day, units]), month: sumOf([ofKey.month, units]) });
}

/**
 * Reserves quota for several pieces of work in one statement: for all of them, or it fails.
 *
 * @throws an error of the database where the quota of one of them does not suffice
 */
export async function reserveAllOrFail(
  reservations: readonly Reservation[],
  now: Date,
  queries: Queries,
): Promise<void> {
  const { day, month } = periodsOf(now);
  await sql`
    with entry as (
      select * from json_to_recordset(${JSON.stringify(reservations.map(rowOf))}::json) as entry (
        id uuid, entry_id uuid, account_id uuid, key_id uuid, key_family_id uuid, person_id uuid, job_id uuid,
        request_id text, operation text, model text, rule text, unit text, price numeric, sizes json, least json, quantity numeric, units numeric, lines json,
        expires_in_seconds double precision,
        day_limit numeric, month_limit numeric)
    ),
    sums as (select account_id, sum(units) as units from entry group by account_id),
    locked as (
      select account_id from balance where account_id in (select account_id from sums) order by account_id for update
    ),
    paid as (
      update balance set available = balance.available - sums.units, reserved = balance.reserved + sums.units
      from sums join locked using (account_id)
      where balance.account_id = sums.account_id and (balance.available >= sums.units or sums.units = 0)
      returning balance.account_id
    ),
    spending as (
      select key_family_id as key_id, period, sum(units) as units, min(upto) as upto
      from entry, lateral (values (${day}::text, day_limit), (${month}::text, month_limit)) span (period, upto)
      where key_family_id is not null and units > 0
      group by key_family_id, period
    ),
    spent as (
      insert into key_spending (key_id, period, units)
      select key_id, period, units from spending
      where (upto is null or units <= upto) and (select count(*) from paid) > 0
      order by key_id, period
      on conflict (key_id, period) do update set units = key_spending.units + excluded.units
      where key_spending.units + excluded.units <= coalesce((
        select upto from spending where spending.key_id = excluded.key_id and spending.period = excluded.period
      ), 'Infinity')
      returning key_id
    ),
    kept as (
      insert into reservation (id, account_id, key_id, key_family_id, person_id, job_id, request_id, operation, model, rule, unit,
        price, sizes, least, quantity, units, created_at, expires_at)
      select id, account_id, key_id, key_family_id, person_id, job_id, request_id, operation, model, rule, unit, price, sizes, least,
        quantity, units, ${now}::timestamptz, ${EXPIRES_AT}
      from entry
    ),
    written as (
      insert into ${WORK_ENTRIES}
      select entry_id, account_id, key_id, person_id, 'reserve', -units, units, 0, 0, id, job_id, request_id, operation, model, rule,
        lines, null, null, ${fingerprint}::text, ${now}::timestamptz
      from entry
    )
    select must_hold(
      (select count(*) from paid) = (select count(*) from sums)
      and (select count(*) from spent) = (select count(*) from spending), 'The quota does not suffice.')
  `.execute(queries);
}

function rowOf(reservation: Reservation) {
  const { id, accountId, keyId, keyFamilyId = keyId, keyLimits } = reservation;
  const { personId, jobId, requestId, operation, model, quote, expiresInSeconds } = reservation;
  const [line, ...others] = quote.lines;
  if (line === undefined || others.length > 0) {
    throw new Error('The quote of a reservation must have exactly one line.');
  }
  return {
    id,
    entry_id: newIdentifier(),
    account_id: accountId,
    key_id: keyId,
    key_family_id: keyFamilyId,
    person_id: personId,
    job_id: jobId,
    request_id: requestId,
    operation,
    model,
    rule: quote.rule,
    unit: line.unit,
    price: String(line.price),
    sizes: quote.sizes,
    least: quote.least && { rule: quote.least.rule, lines: quote.least.lines },
    quantity: String(line.quantity),
    units: unitsText(quote.units),
    lines: quote.lines,
    expires_in_seconds: expiresInSeconds,
    day_limit: limitText(keyLimits?.unitsPerDay),
    month_limit: limitText(keyLimits?.unitsPerMonth),
  };
}

function limitText(limit: number | undefined): string | undefined {
  return limit === undefined ? undefined : unitsText(limit);
}
