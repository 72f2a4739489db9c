import { type RawBuilder, sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import type { ItemizedPrice } from '../database/tables/usage-tables.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { sumOf } from './amounts.ts';
import { costOfPictures, type MadePicture } from './made-pictures.ts';
import { periodsOfColumn } from './periods.ts';
import { WORK_ENTRIES } from './work-entries.ts';

/**
 * The quantity that was made, in the unit of the price: a number, the images with their sizes, or `all` that was
 * reserved. A price per request is charged once, whatever the quantity.
 */
export type AmountMade = number | 'all' | readonly MadePicture[];

/** The end of a reservation, with what was made. */
export interface Ending {
  readonly reservationId: string;
  readonly made: AmountMade;
  readonly now: Date;
}

/** Why work ended without a result, for its entry. */
export interface Told {
  /** The number of this failure by moderation within the window, if it is one. */
  readonly moderationCount?: number;
  /** The caller abandoned the work after an upstream had begun it. */
  readonly givenUp?: true;
}

/**
 * Charges for what was made, at most what was reserved, and releases the rest; one statement.
 *
 * @returns the units charged; `undefined` where the reservation does not exist, or has ended
 */
export async function settle(
  ending: Ending,
  transaction: Queries,
  told?: Told,
): Promise<number | undefined> {
  const { made } = ending;
  const settled = { ...ending, told, kind: 'settle' } as const;
  if (made === 'all') return end({ ...settled, quantity: sql`quantity` }, transaction);
  if (typeof made === 'number') return end({ ...settled, quantity: soMany(made) }, transaction);
  const itemized = await picturesCost(ending.reservationId, made, transaction);
  return end({ ...settled, quantity: soMany(made.length), itemized }, transaction);
}

function soMany(made: number): RawBuilder<unknown> {
  return sql`
    case when unit = 'request' and ${String(made)}::numeric > 0 then quantity
    else least(greatest(${String(made)}::numeric, 0), quantity) end`;
}

/** The cost of images priced by size, at the prices of the reservation; `undefined` where there are no such prices. */
async function picturesCost(
  reservationId: string,
  made: readonly MadePicture[],
  transaction: Queries,
): Promise<ItemizedPrice | undefined> {
  const row = await transaction
    .selectFrom('reservation')
    .select(['rule', 'unit', 'price', 'sizes', 'quantity'])
    .where('id', '=', reservationId)
    .executeTakeFirst();
  if (row === undefined || row.sizes === null || row.unit !== 'image') return undefined;
  const { rule, price, sizes, quantity } = row;
  return costOfPictures(made, { rule, price: Number(price), sizes, quantity: Number(quantity) });
}

/**
 * Charges for work that made nothing: the least of its price, if that depends on what is made, else all of it.
 *
 * @returns the units charged; `undefined` where the reservation does not exist, or has ended
 */
export async function settleLeast(
  ending: Omit<Ending, 'made'>,
  transaction: Queries,
  told: Told,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('reservation')
    .select('least')
    .where('id', '=', ending.reservationId)
    .executeTakeFirst();
  const itemized = row?.least ?? undefined;
  return end({ ...ending, told, kind: 'settle', quantity: sql`quantity`, itemized }, transaction);
}

/**
 * Releases the whole reservation; one statement.
 *
 * @returns 0; `undefined` where the reservation does not exist, or has ended
 */
export function release(
  ending: Omit<Ending, 'made'>,
  transaction: Queries,
  told?: Told,
): Promise<number | undefined> {
  return end({ ...ending, told, kind: 'release', quantity: sql`0` }, transaction);
}

/**
 * Ends work without a result: releases the reservation if that is free, else charges all of it.
 *
 * @returns the units charged; `undefined` where the reservation does not exist, or has ended
 */
export function releaseOrCharge(
  { isFree, ...ending }: Omit<Ending, 'made'> & { readonly isFree: boolean },
  transaction: Queries,
  told: Told,
): Promise<number | undefined> {
  return isFree
    ? release(ending, transaction, told)
    : settle({ ...ending, made: 'all' }, transaction, told);
}

interface End extends Omit<Ending, 'made'> {
  readonly told: Told | undefined;
  readonly kind: 'settle' | 'release';
  readonly quantity: RawBuilder<unknown>;
  /** The cost, where it is not price times quantity. */
  readonly itemized?: ItemizedPrice | undefined;
}

/**
 * Locks the balance before removing the reservation, in the same order as all other code, so that two ends of the same
 * reservation are serialized and the second finds nothing.
 */
async function end(
  { reservationId, kind, quantity, itemized, now, told = {} }: End,
  transaction: Queries,
): Promise<number | undefined> {
  const { moderationCount = null, givenUp = null } = told;
  const { rule, cost, lines } = itemized === undefined ? BY_ONE_PRICE : byLines(itemized);
  const { rows } = await sql<{ charged: string }>`
    with locked as (
      select account_id from balance
      where account_id = (select account_id from reservation where id = ${reservationId}) for update
    ),
    ended as (
      delete from reservation using locked
      where reservation.id = ${reservationId} and reservation.account_id = locked.account_id
      returning reservation.*, ${quantity} as made
    ),
    charge as (select *, trim_scale(least(${cost}, units)) as charged from ended),
    moved as (
      update balance set available = available + units - charged, reserved = reserved - units, consumed = consumed + charged
      from charge where balance.account_id = charge.account_id
      returning id, units - charged as rest
    ),
    given_back as (
      update key_spending set units = key_spending.units - rest
      from charge join moved using (id)
      where key_spending.key_id = coalesce(charge.key_family_id, charge.key_id) and rest > 0 and period in ${periodsOfColumn('created_at')}
    ),
    written as (
      insert into ${WORK_ENTRIES}
      select ${newIdentifier()}::uuid, account_id, key_id, person_id, ${kind}::text, units - charged, -units, charged, 0, charge.id,
        job_id, request_id, operation, model, ${rule}, ${kind === 'settle' ? lines : sql`null`}, ${moderationCount}::integer,
        ${givenUp}::boolean, ${fingerprint}::text, ${now}::timestamptz
      from charge join moved using (id)
    )
    select charged::text from charge
  `.execute(transaction);
  const [row] = rows;
  return row === undefined ? undefined : Number(row.charged);
}

const BY_ONE_PRICE = {
  rule: sql`rule`,
  cost: sql`round(price * made, 6)`,
  lines: sql`json_build_array(json_build_object(
    'unit', unit, 'quantity', trim_scale(made), 'price', trim_scale(price), 'units', charged))`,
};

function byLines({ rule, lines }: ItemizedPrice): typeof BY_ONE_PRICE {
  return {
    rule: sql`${rule}::text`,
    cost: sql`${String(sumOf(lines.map(({ units }) => units)))}::numeric`,
    lines: sql`${JSON.stringify(lines)}::json`,
  };
}
