import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Which responses of an account are too many. */
export interface UnusedResponses {
  readonly accountId: string;
  /** The one that stays in any case. */
  readonly but: string;
  /** What the others, the last used first, may be together. */
  readonly bytesUpTo: number;
  /** For how long one is kept that is gone on from, counted from then. */
  readonly keptSecondsSinceUse: number;
  /** No use is later. */
  readonly usedUpTo: Date;
}

/**
 * Removes the responses that an account has not gone on from for longest. When it last did, follows from their expiry, which
 * is put off then. One whose expiry tells of no time that could be, as the settings were others, was last used when it
 * was made.
 */
export async function removeUnusedResponses(
  queries: Kysely<Tables>,
  { accountId, but, bytesUpTo, keptSecondsSinceUse, usedUpTo }: UnusedResponses,
): Promise<void> {
  await sql`
    with kept as (
      select id, bytes, created_at, expires_at - make_interval(secs => ${keptSecondsSinceUse}) as used_at
      from kept_response where account_id = ${accountId}
    ),
    used as (
      select id, bytes, case when used_at between created_at and ${usedUpTo} then used_at else created_at end as used_at
      from kept
    ),
    ranked as (select id, sum(bytes) over (order by used_at desc, id desc) as bytes from used)
    delete from kept_response
    where account_id = ${accountId} and id <> ${but} and id in (select id from ranked where bytes > ${bytesUpTo})
  `.execute(queries);
}
