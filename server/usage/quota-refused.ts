import type { Queries } from '../database/database.ts';
import type { KeyLimits } from '../database/tables.ts';
import { type Problem, unpaid } from '../foundation/problems.ts';
import { inUnits, sumOf, unitsText } from './amounts.ts';
import type { Periods } from './periods.ts';

/** What a key may spend. */
export type SpendingLimits = Pick<KeyLimits, 'unitsPerDay' | 'unitsPerMonth'>;

/**
 * There is too little quota. It is thrown because the transaction must be rolled back; who has opened that turns it
 * into the problem that it carries.
 */
export class QuotaRefused extends Error {
  override readonly name = 'QuotaRefused';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The account has less than the request costs. */
export function balanceTooLow(available: number, price: number): Problem {
  const message = `The balance is ${inUnits(available)} and this costs ${unitsText(price)}.`;
  return unpaid(message, { balance: unitsText(available), price: unitsText(price) });
}

/** What a key has spent or set aside in the periods that a request falls in. */
export interface KeySpending {
  readonly day: number;
  readonly month: number;
}

/** The limit of a key that a price would go over; `undefined` where it is within both. */
export function keyLimitReached(
  { unitsPerDay, unitsPerMonth }: SpendingLimits,
  { day, month }: KeySpending,
  price: number,
): Problem | undefined {
  const limits = [
    { limit: unitsPerDay, spent: day, period: 'a day' },
    { limit: unitsPerMonth, spent: month, period: 'a month' },
  ];
  for (const { limit, spent, period } of limits) {
    if (limit === undefined || sumOf([spent, price]) <= limit) continue;
    const left = Math.max(0, sumOf([limit, -spent]));
    const message =
      `This key may spend ${inUnits(limit)} ${period}; ${unitsText(left)} of them are left and this costs ` +
      `${unitsText(price)}.`;
    return unpaid(message, { balance: unitsText(left), price: unitsText(price) });
  }
  return undefined;
}

/** Reads what a family of keys has spent in the two periods. */
export async function readKeySpending(
  queries: Queries,
  familyId: string,
  { day, month }: Periods,
): Promise<KeySpending> {
  const rows = await queries
    .selectFrom('key_spending')
    .select(['period', 'units'])
    .where('key_id', '=', familyId)
    .where('period', 'in', [day, month])
    .execute();
  const spentIn = (name: string): number =>
    Number(rows.find(({ period }) => period === name)?.units ?? 0);
  return { day: spentIn(day), month: spentIn(month) };
}

/** Reads what an account may still spend. One that is not there has nothing. */
export async function readAvailable(queries: Queries, accountId: string): Promise<number> {
  const row = await queries
    .selectFrom('balance')
    .select('available')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(row?.available ?? 0);
}
