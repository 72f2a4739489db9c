import type { Queries } from '../../database/database.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';

/** A person who has not proved the address for this long is removed. */
export const NOT_ACTIVATED_SECONDS = 7 * 86_400;

/**
 * Removes expired links, sessions and invitations, and persons who never activated.
 *
 * @param limit - how many of each are removed at once
 * @returns how many were removed
 */
export async function sweepPeople(queries: Queries, clock: Clock, limit: number): Promise<number> {
  const now = clock.now();
  const since = secondsAfter(now, -NOT_ACTIVATED_SECONDS);
  const removals = [
    queries
      .deleteFrom('verification')
      .where('id', 'in', (from) =>
        from.selectFrom('verification').select('id').where('expires_at', '<=', now).limit(limit),
      ),
    queries
      .deleteFrom('session')
      .where('id', 'in', (from) =>
        from.selectFrom('session').select('id').where('expires_at', '<=', now).limit(limit),
      ),
    queries.deleteFrom('invitation').where('id', 'in', (from) =>
      from
        .selectFrom('invitation')
        .select('id')
        .where('expires_at', '<=', now)
        // Kept where somebody has signed up by it in time.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('person')
                .select('person.id')
                .whereRef('person.invitation_id', '=', 'invitation.id')
                .where('person.email_verified', '=', false),
            ),
          ),
        )
        .limit(limit),
    ),
    queries
      .deleteFrom('person')
      .where('email_verified', '=', false)
      .where('id', 'in', (from) =>
        from
          .selectFrom('person')
          .select('id')
          .where('email_verified', '=', false)
          .where('updated_at', '<=', since)
          .limit(limit),
      ),
  ];
  let removed = 0;
  for (const removal of removals) {
    const { numDeletedRows } = await removal.executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}
