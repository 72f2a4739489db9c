import type { Queries } from '../database/database.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { lockBalanceOf } from './balance-lock.ts';
import { release, settle } from './ending.ts';

/** How many failures by moderation are free, and how long one counts. */
export interface ModerationTerms {
  readonly free: number;
  readonly windowHours: number;
}

const SECONDS_AN_HOUR = 3600;

/** When failures that still count at a time began to. */
export function windowStart({ windowHours }: ModerationTerms, now: Date): Date {
  return secondsAfter(now, -windowHours * SECONDS_AN_HOUR);
}

/**
 * Ends work that moderation has refused: free while the account has few such failures, charged in full past that. Those
 * of an account follow each other, however many end at once: each takes the balance's row first.
 *
 * @returns the units that were charged; `undefined` where there is no such reservation, or no more
 */
export async function endModerated(
  { reservationId, now }: { readonly reservationId: string; readonly now: Date },
  terms: ModerationTerms,
  transaction: Queries,
): Promise<number | undefined> {
  const accountId = await lockBalanceOf(reservationId, transaction);
  if (accountId === undefined) return undefined;
  // A statement of its own: it has to see what those before have written while this one waited.
  const earlier = await transaction
    .selectFrom('moderation_failure')
    .select((failure) => failure.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', windowStart(terms, now))
    .executeTakeFirstOrThrow();
  const moderationCount = Number(earlier.count) + 1;
  const isFree = moderationCount <= terms.free;
  const ending = { reservationId, now };
  const charged = isFree
    ? await release(ending, transaction, { moderationCount })
    : await settle({ ...ending, made: 'all' }, transaction, { moderationCount });
  if (charged === undefined) return undefined;
  await transaction
    .insertInto('moderation_failure')
    .values({
      id: newIdentifier(),
      account_id: accountId,
      reservation_id: reservationId,
      created_at: now,
    })
    .execute();
  return charged;
}
