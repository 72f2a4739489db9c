import { isGone } from '../database/availability.ts';
import type { Queries } from '../database/database.ts';
import { secondsFromNow } from '../database/database-time.ts';
import { release } from './ending.ts';

/** Which reservations to release. */
export interface ExpiryTerms {
  /** The time of the entries. */
  readonly now: Date;
  /** By how many seconds the time of expiry is ahead of the database's clock. */
  readonly secondsAhead: number;
  readonly limit: number;
}

/**
 * Releases a batch of the reservations that have expired, and skips those that cannot be released.
 *
 * @returns the number of reservations released; 0 when none has expired
 * @throws the first failure, if none could be released
 */
export async function releaseExpired(queries: Queries, terms: ExpiryTerms): Promise<number> {
  const { now, limit } = terms;
  const failures: unknown[] = [];
  for (;;) {
    const expired = await findExpired(queries, { ...terms, skip: failures.length });
    const failed = await releaseEach(queries, now, expired);
    failures.push(...failed);
    const released = expired.length - failed.length;
    if (released > 0) return released;
    if (expired.length === limit) continue;
    if (failures.length > 0) throw failures[0];
    return 0;
  }
}

/** @returns the failures */
async function releaseEach(
  queries: Queries,
  now: Date,
  reservationIds: readonly string[],
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const reservationId of reservationIds) {
    try {
      await release({ reservationId, now }, queries);
    } catch (error) {
      // All others would fail the same way.
      if (isGone(error)) throw error;
      failures.push(error);
    }
  }
  return failures;
}

async function findExpired(
  queries: Queries,
  { secondsAhead, skip, limit }: ExpiryTerms & { readonly skip: number },
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('reservation')
    .select('id')
    .where('expires_at', '<', secondsFromNow(secondsAhead))
    .orderBy('expires_at')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
