import type { Queries } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { lockBalanceOf } from './balance-lock.ts';
import { type CountingWindow, windowStart } from './counting-window.ts';
import { release, settleLeast } from './ending.ts';

/** How many failures by moderation are free, and the window in which they count. */
export interface ModerationTerms extends CountingWindow {
  readonly free: number;
}

/**
 * Ends work that moderation refused: free while the account has few such failures, charged at the least of its price
 * beyond. Concurrent failures of an account are serialized by the lock on its balance.
 *
 * @returns the units charged; `undefined` where the reservation does not exist, or has ended
 */
export async function endModerated(
  { reservationId, now }: { readonly reservationId: string; readonly now: Date },
  terms: ModerationTerms,
  transaction: Queries,
): Promise<number | undefined> {
  const accountId = await lockBalanceOf(reservationId, transaction);
  if (accountId === undefined) return undefined;
  // A separate statement, as it must see what others committed while this one waited for the lock.
  const earlier = await transaction
    .selectFrom('moderation_failure')
    .select((failure) => failure.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', windowStart(terms, now))
    .executeTakeFirstOrThrow();
  const moderationCount = Number(earlier.count) + 1;
  const end = moderationCount <= terms.free ? release : settleLeast;
  const charged = await end({ reservationId, now }, transaction, { moderationCount });
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
