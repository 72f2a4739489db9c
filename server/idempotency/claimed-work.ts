import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';

/** Work to be done once for a key. */
export interface ClaimedWork {
  /**
   * Keeps the answer, in the transaction of the work.
   *
   * @returns whether it is kept: not where the claim had expired, and another process works on the answer or has it;
   *   the transaction must be rolled back then
   */
  finish(answer: string, transaction: Queries): Promise<boolean>;
  /** Releases the key, as the work has no result. */
  release(): Promise<void>;
}

/** What claims stand on. */
export interface ClaimParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** The row that a claim is written in. */
export interface Claim {
  readonly accountId: string;
  readonly key: string;
  /** Tells this claim from any other of the key. */
  readonly claim: string;
  /** The longest time of the work; after it the claim expires. */
  readonly secondsUpTo: number;
}

/** How long a claim holds after its last renewal: the key of a process that died is free after that. */
const CLAIM_SECONDS = 60;
/** Often enough to bridge a restart of the database. */
const RENEWED_EVERY_MS = 10_000;

/** When a claim that holds at a time is over, unless it is renewed. */
export function claimEnd(now: Date, secondsUpTo: number): Date {
  return secondsAfter(now, Math.min(CLAIM_SECONDS, secondsUpTo));
}

/** Holds a claim that has been written, and renews it until its work is finished or given up. */
export function holdClaim({ queries, clock, log }: ClaimParts, held: Claim): ClaimedWork {
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
        .execute();
    },
  };

  function renew(): void {
    const left = secondsUpTo - (performance.now() - from) / 1000;
    if (left <= 0) {
      clearInterval(renewal);
      return;
    }
    update(queries)
      .set({ claimed_until: claimEnd(clock.now(), left) })
      .execute()
      // If the claim is lost by that, this is found out at the end of the work.
      .catch((error: unknown) => log.warn({ error }, 'claim of an idempotency key not renewed'));
  }

  function update(target: Queries) {
    return target.updateTable('first_answer').where((is) => is.and(row));
  }
}
