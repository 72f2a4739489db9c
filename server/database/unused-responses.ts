import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Which responses of an account are too many. */
export interface UnusedResponses {
  readonly accountId: string;
  /** The one that was written last, which stays in any case. What it goes on from goes after everything else. */
  readonly last: string;
  /** How many responses it may go on from. */
  readonly chainUpTo: number;
  /** What the others, the last used first, may be together. */
  readonly bytesUpTo: number;
  /** For how long one is kept that is gone on from, counted from then. */
  readonly keptSecondsSinceUse: number;
  /** No use is later. */
  readonly usedUpTo: Date;
}

/**
 * Removes the responses that an account has not gone on from for longest. When it last did, follows from their expiry, which
 * is put off then, unless it was minutes ago. One whose expiry tells of no time that could be, as the settings were
 * others, was last used when it was made.
 */
export async function removeUnusedResponses(
  queries: Kysely<Tables>,
  { accountId, last, chainUpTo, bytesUpTo, keptSecondsSinceUse, usedUpTo }: UnusedResponses,
): Promise<void> {
  await sql`
    with recursive chain(id, previous_id, place) as (
      select id, previous_id, 0 from kept_response where account_id = ${accountId} and id = ${last}
      union all
      select earlier.id, earlier.previous_id, chain.place + 1
      from chain join kept_response as earlier on earlier.id = chain.previous_id
      where earlier.account_id = ${accountId} and chain.place < ${chainUpTo}
    ),
    kept as (
      select id, bytes, created_at, expires_at - make_interval(secs => ${keptSecondsSinceUse}) as used_at
      from kept_response where account_id = ${accountId}
    ),
    used as (
      select id, bytes, id in (select id from chain) as is_used_now,
        case when used_at between created_at and ${usedUpTo} then used_at else created_at end as used_at
      from kept
    ),
    ranked as (
      select id, sum(bytes) over (order by is_used_now desc, used_at desc, id desc) as bytes from used
    )
    delete from kept_response
    where account_id = ${accountId} and id <> ${last} and id in (select id from ranked where bytes > ${bytesUpTo})
  `.execute(queries);
}
