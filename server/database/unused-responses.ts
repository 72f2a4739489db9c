import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Which responses of an account to evict. */
export interface UnusedResponses {
  readonly accountId: string;
  /** The response written last, which is never evicted. The chain of responses that it continues is evicted last. */
  readonly last: string;
  /** Maximum length of that chain. */
  readonly chainUpTo: number;
  /** Limit on the total size in bytes of all responses, counted from the most recently used. */
  readonly maxBytes: number;
  /** How long a response is kept after it was last continued. */
  readonly keptSecondsSinceUse: number;
  /** Upper bound for the time of a use. */
  readonly maxUsed: Date;
}

/**
 * Evicts the least recently used responses of an account. The time of the last use is derived from the expiry, which
 * each use extends unless the previous use was minutes ago. If the expiry yields an impossible time, as the settings
 * have changed, the response counts as last used at its creation.
 */
export async function removeUnusedResponses(
  queries: Kysely<Tables>,
  { accountId, last, chainUpTo, maxBytes, keptSecondsSinceUse, maxUsed }: UnusedResponses,
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
        case when used_at between created_at and ${maxUsed} then used_at else created_at end as used_at
      from kept
    ),
    ranked as (
      select id, sum(bytes) over (order by is_used_now desc, used_at desc, id desc) as bytes from used
    )
    delete from kept_response
    where account_id = ${accountId} and id <> ${last} and id in (select id from ranked where bytes > ${maxBytes})
  `.execute(queries);
}
