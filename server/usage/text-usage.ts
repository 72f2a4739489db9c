import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';

/** What an answer in text has consumed, and for whom. */
export interface TextConsumption {
  readonly accountId: string;
  readonly requestId: string;
  readonly operation: string;
  /** As the caller named it. */
  readonly model: string;
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** How many of the input tokens came from the upstream's cache, where it says so. */
  readonly cachedInputTokens?: number;
  /** Whether a number is our guess. */
  readonly isEstimated: boolean;
  /** How the answer ended: whether all of it was made, and handed over. */
  readonly ending: 'complete' | 'broken' | 'abandoned';
}

/** The book of what text has consumed. Entries are never changed. */
export interface TextUsageBook {
  /** Writes an entry behind the answer, which nobody has to wait for. */
  record(consumption: TextConsumption): void;
  /** Waits until what was recorded is written, or given up. */
  close(): Promise<void>;
}

/** Where the database is away, an entry is tried again after each of these; then it is in the log only. */
const PAUSES_SECONDS = [1, 2, 5, 10, 30] as const;

/** Opens the book. */
export function openTextUsage(queries: Queries, clock: Clock, log: Log): TextUsageBook {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function write(consumption: TextConsumption, createdAt: Date): Promise<void> {
    const row = { ...rowOf(consumption), id: newIdentifier(), created_at: createdAt };
    for (const pause of [...PAUSES_SECONDS, undefined]) {
      try {
        await queries
          .insertInto('text_usage')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return;
      } catch (error) {
        if (pause === undefined || closing.signal.aborted) {
          log.error({ error, consumption }, 'text usage not written');
          return;
        }
        // A wait that is cut short leads to a last try.
        await sleep(pause * 1000, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  return {
    record(consumption) {
      const written = write(consumption, clock.now()).finally(() => underWay.delete(written));
      underWay.add(written);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

function rowOf({ accountId, requestId, operation, model, upstream, ...counts }: TextConsumption) {
  return {
    account_id: accountId,
    request_id: requestId,
    operation,
    model,
    upstream,
    input_tokens: counts.inputTokens,
    output_tokens: counts.outputTokens,
    cached_input_tokens: counts.cachedInputTokens ?? null,
    is_estimated: counts.isEstimated,
    ending: counts.ending,
    contract: fingerprint,
  };
}
