import { anyOf } from '../database/any-of.ts';
import type { Queries } from '../database/database.ts';
import type { KeyLimits } from '../database/tables/account-tables.ts';
import { keySpent, type Problem, unpaid } from '../foundation/problems.ts';
import { inUnits, sumOf, unitsText } from './amounts.ts';
import { endsOf, periodsOf } from './periods.ts';

/** The spending limits of a key. */
export type SpendingLimits = Pick<KeyLimits, 'unitsPerDay' | 'unitsPerMonth'>;

/** Whether a key has any spending limit. */
export function isLimited({ unitsPerDay, unitsPerMonth }: SpendingLimits): boolean {
  return unitsPerDay !== undefined || unitsPerMonth !== undefined;
}

/** The error where the balance is below the price of the request. */
export function balanceTooLow(available: number, price: number): Problem {
  const message = `The balance is ${inUnits(available)} and this costs ${unitsText(price)}.`;
  return unpaid(message, { balance: unitsText(available), price: unitsText(price) });
}

/** What a key has spent or reserved in the periods of a request. */
export interface KeySpending {
  readonly day: number;
  readonly month: number;
}

/** The remainder of a key's limit, in units of quota. */
export interface KeyAllowance {
  readonly period: 'day' | 'month';
  readonly limit: number;
  readonly left: number;
  /** When the full limit is available again. */
  readonly resetsAt: Date;
}

/** The remainder of a key's tighter limit; `undefined` where it has none. */
export function tightestAllowance(
  limits: SpendingLimits,
  spent: KeySpending,
  now: Date,
): KeyAllowance | undefined {
  const allowances = allowancesOf(limits, spent, now);
  return allowances.toSorted((one, other) => one.left - other.left)[0];
}

/** The remainders of a key's limits, the day's first. */
function allowancesOf(
  { unitsPerDay, unitsPerMonth }: SpendingLimits,
  spent: KeySpending,
  now: Date,
): readonly KeyAllowance[] {
  const ends = endsOf(now);
  const limits = { day: unitsPerDay, month: unitsPerMonth };
  return (['day', 'month'] as const).flatMap((period) => {
    const limit = limits[period];
    if (limit === undefined) return [];
    const left = Math.max(0, sumOf([limit, -spent[period]]));
    return [{ period, limit, left, resetsAt: ends[period] }];
  });
}

/** The price of a request, and the account's balance. */
export interface Asked {
  readonly available: number;
  readonly price: number;
  readonly now: Date;
}

/** The error where a price would exceed a limit of the key; `undefined` where it is within all. */
export function keyLimitReached(
  limits: SpendingLimits,
  spent: KeySpending,
  { available, price, now }: Asked,
): Problem | undefined {
  const reached = allowancesOf(limits, spent, now).find(
    ({ period, limit }) => sumOf([spent[period], price]) > limit,
  );
  if (reached === undefined) return undefined;
  const { period, limit, left, resetsAt } = reached;
  const message =
    `This key may spend ${inUnits(limit)} a ${period}; ${unitsText(left)} of them are left and this costs ` +
    `${unitsText(price)}.`;
  return keySpent(message, {
    balance: unitsText(available),
    price: unitsText(price),
    limit: unitsText(limit),
    left: unitsText(left),
    resetsAt: resetsAt.toISOString(),
  });
}

/** Reads what families of keys have spent in the two periods that contain a time. */
export async function readKeySpending(
  queries: Queries,
  familyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, KeySpending>> {
  if (familyIds.length === 0) return new Map();
  const { day, month } = periodsOf(now);
  const rows = await queries
    .selectFrom('key_spending')
    .select(['key_id', 'period', 'units'])
    .where('key_id', '=', anyOf(familyIds))
    .where('period', 'in', [day, month])
    .execute();
  const units = new Map(rows.map((row) => [`${row.key_id} ${row.period}`, Number(row.units)]));
  const spentIn = (id: string, period: string): number => units.get(`${id} ${period}`) ?? 0;
  return new Map(familyIds.map((id) => [id, { day: spentIn(id, day), month: spentIn(id, month) }]));
}

/** Reads what an account may still spend; 0 where it does not exist. */
export async function readAvailable(queries: Queries, accountId: string): Promise<number> {
  const row = await queries
    .selectFrom('balance')
    .select('available')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(row?.available ?? 0);
}
