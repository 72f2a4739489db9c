import { type RawBuilder, sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Problem } from '../foundation/problems.ts';
import { unitsText } from './amounts.ts';
import { periodsOf } from './periods.ts';
import type { Quote } from './prices.ts';
import {
  balanceTooLow,
  keyLimitReached,
  QuotaRefused,
  readAvailable,
  readKeySpending,
  type SpendingLimits,
} from './quota-refused.ts';

/** Quota to set aside for work. */
export interface Reservation {
  /** The job's own where there is one, else one of the caller's making. */
  readonly id: string;
  readonly accountId: string;
  readonly keyId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly requestId?: string | undefined;
  readonly operation: string;
  /** As the caller named it. */
  readonly model: string;
  /** Of one line. */
  readonly quote: Quote;
  readonly keyLimits?: SpendingLimits | undefined;
  /** When the process that works on it counts as dead; jobs have an end of their own. */
  readonly expiresAt?: Date | undefined;
}

/**
 * Sets quota aside, in one statement: the balance never goes below zero by it, nor the key over its limits, however many
 * do so at once. The balance's row is locked first, as everywhere in the ledger.
 *
 * @throws QuotaRefused where there is too little; the transaction must be rolled back then
 */
export async function setAside(
  reservation: Reservation,
  now: Date,
  transaction: Queries,
): Promise<void> {
  if (!transaction.isTransaction) throw new Error('Quota is set aside in a transaction only.');
  const { accountId, keyId, quote } = reservation;
  const { rows } = await sql<Outcome>`
    with paid as (${payment(accountId, quote.units)}),
    spent as (${spending(reservation, now)}),
    kept as (${keeping(reservation, now)}),
    written as (${writing(reservation, now)})
    select (select count(*) from paid)::integer as paid, (select string_agg(period, ',') from spent) as periods
  `.execute(transaction);
  const [outcome] = rows;
  if (outcome?.paid !== 1) {
    throw new QuotaRefused(balanceTooLow(await readAvailable(transaction, accountId), quote.units));
  }
  if (keyId === undefined || quote.units === 0) return;
  const counted = new Set(outcome.periods?.split(','));
  if (counted.size === PERIODS) return;
  throw new QuotaRefused(await limitReached(reservation, keyId, { counted, now, transaction }));
}

/** What the statement did. */
interface Outcome {
  readonly paid: number;
  /** The periods that the key's spending was counted in, with commas in between. */
  readonly periods: string | null;
}

/** A day and a month. */
const PERIODS = 2;

function payment(accountId: string, amount: number): RawBuilder<unknown> {
  const units = numeric(amount);
  return sql`
    update balance set available = available - ${units}, reserved = reserved + ${units}
    where account_id = ${accountId} and (available >= ${units} or ${units} = 0)
    returning account_id`;
}

/** Counts what the key spends, in either period up to its limit. */
function spending({ keyId, keyLimits = {}, quote }: Reservation, now: Date): RawBuilder<unknown> {
  if (keyId === undefined || quote.units === 0) return sql`select null::text as period where false`;
  const units = numeric(quote.units);
  const { day, month } = periodsOf(now);
  const [dayLimit, monthLimit] = [keyLimits.unitsPerDay, keyLimits.unitsPerMonth].map(limitText);
  return sql`
    insert into key_spending (key_id, period, units)
    select ${keyId}::uuid, span.period, ${units}
    from paid, (values (${day}::text, ${dayLimit}::numeric), (${month}::text, ${monthLimit}::numeric)) span (period, upto)
    where ${units} <= span.upto
    on conflict (key_id, period) do update set units = key_spending.units + excluded.units
    where key_spending.units + excluded.units
      <= case excluded.period when ${day}::text then ${dayLimit}::numeric else ${monthLimit}::numeric end
    returning period`;
}

function limitText(limit: number | undefined): string {
  return limit === undefined ? 'Infinity' : unitsText(limit);
}

function keeping(reservation: Reservation, now: Date): RawBuilder<unknown> {
  const { id, accountId, keyId = null, jobId = null, requestId = null, quote } = reservation;
  const { operation, model, expiresAt = null } = reservation;
  const [line, ...others] = quote.lines;
  if (line === undefined || others.length > 0) {
    throw new Error('What is set aside has a price of one line.');
  }
  return sql`
    insert into reservation (id, account_id, key_id, job_id, request_id, operation, model, rule, unit, price, quantity,
      units, created_at, expires_at)
    select ${id}::uuid, ${accountId}::uuid, ${keyId}::uuid, ${jobId}::uuid, ${requestId}::text, ${operation}::text,
      ${model}::text, ${quote.rule}::text, ${line.unit}::text, ${String(line.price)}::numeric, ${String(line.quantity)}::numeric,
      ${numeric(quote.units)}, ${now}::timestamptz, ${expiresAt}::timestamptz
    from paid`;
}

function writing(reservation: Reservation, now: Date): RawBuilder<unknown> {
  const { id, accountId, keyId = null, jobId = null, requestId = null, quote } = reservation;
  const units = numeric(quote.units);
  return sql`
    insert into ledger_entry (id, account_id, key_id, kind, available, reserved, consumed, issued, reservation_id, job_id,
      request_id, operation, model, rule, lines, contract, created_at)
    select ${newIdentifier()}::uuid, ${accountId}::uuid, ${keyId}::uuid, 'reserve', -${units}, ${units}, 0, 0, ${id}::uuid,
      ${jobId}::uuid, ${requestId}::text, ${reservation.operation}::text, ${reservation.model}::text,
      ${quote.rule}::text, ${JSON.stringify(quote.lines)}::json, ${fingerprint}::text, ${now}::timestamptz
    from paid`;
}

function numeric(units: number): RawBuilder<unknown> {
  return sql`${unitsText(units)}::numeric`;
}

async function limitReached(
  { keyLimits = {}, quote: { units } }: Reservation,
  keyId: string,
  {
    counted,
    now,
    transaction,
  }: { readonly counted: ReadonlySet<string>; readonly now: Date; readonly transaction: Queries },
): Promise<Problem> {
  const { day, month } = periodsOf(now);
  const spent = await readKeySpending(transaction, keyId, { day, month });
  // A period that had room has been counted by this very transaction.
  const before = {
    day: spent.day - (counted.has(day) ? units : 0),
    month: spent.month - (counted.has(month) ? units : 0),
  };
  const problem = keyLimitReached(keyLimits, before, units);
  if (problem === undefined) throw new Error('A key was refused within its limits.');
  return problem;
}
