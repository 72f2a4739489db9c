import type { Queries } from '../database/database.ts';
import { secondsFromNow } from '../database/database-time.ts';
import type { Log } from '../foundation/log.ts';

/** Work to be done once per key. */
export interface ClaimedWork {
  /**
   * Stores the answer, in the transaction of the work.
   *
   * @returns whether it was stored. It is not if the claim expired and another process took it over; then the
   * transaction must be rolled back
   */
  finish(answer: string, transaction: Queries): Promise<boolean>;
  /**
   * Releases the key, because the work produced no result. A failure is logged; the key is free when the claim ends.
   */
  release(): Promise<void>;
}

/** Dependencies of claims. */
export interface KeyClaimParts {
  readonly queries: Queries;
  readonly log: Log;
}

/** The identity of a claim. */
export interface KeyClaim {
  readonly accountId: string;
  readonly key: string;
  /** Distinguishes this claim from other claims of the key. */
  readonly claim: string;
  /** The timeout of the work; the claim is not renewed beyond it. */
  readonly secondsUpTo: number;
}

/** The lifetime of a claim after its last renewal: the key of a crashed process is free after that. */
const CLAIM_SECONDS = 60;
/** Frequent enough for a claim to survive a restart of the database. */
const RENEWED_EVERY_MS = 10_000;

/** How long a claim holds, unless it is renewed. */
export function claimSeconds(secondsUpTo: number): number {
  return Math.min(CLAIM_SECONDS, secondsUpTo);
}

/** Shortens the claims of processes that have died to their normal time, after the database's clock was set back. */
export async function shortenClaims(queries: Queries): Promise<void> {
  await queries
    .updateTable('first_answer')
    .set({ claimed_until: secondsFromNow(CLAIM_SECONDS) })
    .where('claimed_until', '>', secondsFromNow(CLAIM_SECONDS))
    .execute();
}

/** Holds a claim that has been inserted, and renews it until its work is finished or released. */
export function holdClaim({ queries, log }: KeyClaimParts, held: KeyClaim): ClaimedWork {
  const { accountId, key, claim, secondsUpTo } = held;
  const row = { account_id: accountId, idempotency_key: key, claim };
  const from = performance.now();
  const renewal = setInterval(renew, RENEWED_EVERY_MS).unref();
  return {
    async finish(answer, transaction) {
      clearInterval(renewal);
      const { numUpdatedRows } = await update(transaction)
        .set({ answer, claim: null, claimed_until: null })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async release() {
      clearInterval(renewal);
      await queries
        .deleteFrom('first_answer')
        .where((is) => is.and(row))
        .execute()
        .catch((error: unknown) => log.warn({ error }, 'idempotency key not released yet'));
    },
  };

  function renew(): void {
    const left = secondsUpTo - (performance.now() - from) / 1000;
    if (left <= 0) {
      clearInterval(renewal);
      return;
    }
    update(queries)
      .set({ claimed_until: secondsFromNow(claimSeconds(left)) })
      .execute()
      // If the claim is lost because of this, `finish` detects it.
      .catch((error: unknown) => log.warn({ error }, 'claim of an idempotency key not renewed'));
  }

  function update(target: Queries) {
    return target.updateTable('first_answer').where((is) => is.and(row));
  }
}
