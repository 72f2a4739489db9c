import type { Queries } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { sumOf } from './amounts.ts';
import { lockBalanceOf } from './balance-lock.ts';
import { type CountingWindow, windowStart } from './counting-window.ts';
import { type AmountMade, releaseOrCharge, settle } from './ending.ts';
import { hasPaid } from './paid-since.ts';

/**
 * How much work an account may abandon for free after an upstream has begun it, and the window in which that counts.
 */
export interface GivenUpTerms extends CountingWindow {
  /** In units. If the account has paid for more than that within the window, that amount is free instead. */
  readonly freeUnits: number;
}

/** The end of abandoned work. */
export interface Abandoned {
  readonly reservationId: string;
  readonly now: Date;
  /** What is charged in any case, as the caller has got a part of it. */
  readonly delivered?: AmountMade | undefined;
}

/**
 * Ends work that its caller abandons after an upstream has begun it, which costs money all the same: free within the
 * terms, charged in full beyond. What the caller has got a part of is charged in any case. Charged work does not count
 * towards the terms.
 *
 * @returns the units charged; `undefined` where the reservation does not exist, or has ended
 */
export async function endGivenUp(
  { reservationId, now, delivered: made }: Abandoned,
  terms: GivenUpTerms,
  transaction: Queries,
): Promise<number | undefined> {
  if (made !== undefined) return settle({ reservationId, now, made }, transaction, GIVEN_UP);
  const accountId = await lockBalanceOf(reservationId, transaction);
  if (accountId === undefined) return undefined;
  // Separate statements, as they must see what others committed while this one waited for the lock.
  const units = await unitsOf(reservationId, transaction);
  const since = windowStart(terms, now);
  const isFree = await mayGiveUp({ accountId, units, since }, terms, transaction);
  const ending = { reservationId, now, isFree };
  const charged = await releaseOrCharge(ending, transaction, GIVEN_UP);
  if (charged === undefined || !isFree || units === 0) return charged;
  await transaction
    .insertInto('given_up_work')
    .values({ id: newIdentifier(), account_id: accountId, units, created_at: now })
    .execute();
  return charged;
}

const GIVEN_UP = { givenUp: true } as const;

/** Abandoned work, and the start of the window. */
interface GivenUp {
  readonly accountId: string;
  readonly units: number;
  readonly since: Date;
}

async function mayGiveUp(
  { accountId, units, since }: GivenUp,
  { freeUnits }: GivenUpTerms,
  transaction: Queries,
): Promise<boolean> {
  if (units === 0) return true;
  const earlier = await transaction
    .selectFrom('given_up_work')
    .select((work) => work.fn.sum<string | null>('units').as('units'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  const all = sumOf([Number(earlier.units ?? 0), units]);
  return all <= freeUnits || (await hasPaid({ accountId, since, units: all }, transaction));
}

async function unitsOf(reservationId: string, transaction: Queries): Promise<number> {
  const row = await transaction
    .selectFrom('reservation')
    .select('units')
    .where('id', '=', reservationId)
    .executeTakeFirst();
  return Number(row?.units ?? 0);
}
