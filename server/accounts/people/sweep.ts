import type { Queries } from '../../database/database.ts';
import { deleteBatch } from '../../database/delete-batch.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';

/** A person who has not verified the address for this long is removed. */
export const NOT_ACTIVATED_SECONDS = 7 * 86_400;

/**
 * Removes expired links, sessions and invitations, and people who never activated.
 *
 * @param limit - how many of each are removed at once
 * @returns how many were removed
 */
export async function sweepPeople(queries: Queries, clock: Clock, limit: number): Promise<number> {
  const now = clock.now();
  const removals = [
    expiredInvitations({ queries, now, limit }),
    neverActivated({ queries, now, limit }),
  ];
  let removed = 0;
  for (const from of ['verification', 'session'] as const) {
    removed += await deleteBatch(queries, { from, where: ['expires_at', '<=', now], limit });
  }
  for (const removal of removals) {
    const { numDeletedRows } = await removal.executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

interface Portion {
  readonly queries: Queries;
  readonly now: Date;
  readonly limit: number;
}

function expiredInvitations({ queries, now, limit }: Portion) {
  return queries.deleteFrom('invitation').where('id', 'in', (from) =>
    from
      .selectFrom('invitation')
      .select('id')
      .where('expires_at', '<=', now)
      // Kept where someone has signed up with it in time.
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
  );
}

function neverActivated({ queries, now, limit }: Portion) {
  const since = secondsAfter(now, -NOT_ACTIVATED_SECONDS);
  return queries
    .deleteFrom('person')
    .where('email_verified', '=', false)
    .where('id', 'in', (from) =>
      from
        .selectFrom('person')
        .select('id')
        .where('email_verified', '=', false)
        .where('updated_at', '<=', since)
        .limit(limit),
    );
}
