import { type RawBuilder, sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { periodsOfColumn } from './periods.ts';

/** The end of a reservation. */
export interface Ending {
  readonly reservationId: string;
  /**
   * How much was made of what the price counts; `all` charges what was set aside. A price of a request is for one, however
   * much was made for it.
   */
  readonly made: number | 'all';
  readonly now: Date;
}

/** Which failure by moderation an ending is, where it is one. */
export interface ModerationCount {
  readonly moderationCount: number;
}

/**
 * Charges what was made, never more than was set aside, and gives back the rest; one statement.
 *
 * @returns the units that were charged; `undefined` where there is no such reservation, or no more
 */
export function settle(
  ending: Ending,
  transaction: Queries,
  counted?: ModerationCount,
): Promise<number | undefined> {
  const { made } = ending;
  const quantity =
    made === 'all'
      ? sql`quantity`
      : sql`
      case when unit = 'request' and ${String(made)}::numeric > 0 then quantity
      else least(greatest(${String(made)}::numeric, 0), quantity) end`;
  return end({ ...ending, ...counted, kind: 'settle', quantity }, transaction);
}

/**
 * Gives back all that was set aside; one statement.
 *
 * @returns 0; `undefined` where there is no such reservation, or no more
 */
export function release(
  ending: Omit<Ending, 'made'>,
  transaction: Queries,
  counted?: ModerationCount,
): Promise<number | undefined> {
  return end({ ...ending, ...counted, kind: 'release', quantity: sql`0` }, transaction);
}

interface End extends Omit<Ending, 'made'>, Partial<ModerationCount> {
  readonly kind: 'settle' | 'release';
  readonly quantity: RawBuilder<unknown>;
}

/**
 * The balance is locked before the reservation is removed, as by everyone who does either, so that two ends of the same
 * reservation wait for each other and the second finds nothing.
 */
async function end(
  { reservationId, kind, quantity, now, moderationCount }: End,
  transaction: Queries,
): Promise<number | undefined> {
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
    charge as (select *, trim_scale(least(round(price * made, 6), units)) as charged from ended),
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
      insert into ledger_entry (id, account_id, key_id, kind, available, reserved, consumed, issued, reservation_id, job_id,
        request_id, operation, model, rule, lines, moderation_count, contract, created_at)
      select ${newIdentifier()}::uuid, account_id, key_id, ${kind}::text, units - charged, -units, charged, 0, charge.id,
        job_id, request_id, operation, model, rule, ${kind === 'settle' ? LINES : sql`null`}, ${moderationCount ?? null}::integer,
        ${fingerprint}::text, ${now}::timestamptz
      from charge join moved using (id)
    )
    select charged::text from charge
  `.execute(transaction);
  const [row] = rows;
  return row === undefined ? undefined : Number(row.charged);
}

const LINES = sql`json_build_array(json_build_object(
  'unit', unit, 'quantity', trim_scale(made), 'price', trim_scale(price), 'units', charged))`;
