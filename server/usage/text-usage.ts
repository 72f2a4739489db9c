import type { Queries } from '../database/database.ts';
import { WriteBehind } from '../database/write-behind.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';
import { failed, type Outcome } from '../foundation/outcome.ts';
import { unavailable } from '../foundation/problems.ts';
import { openTextAdmission, type Spent, type TextRequest } from './admission.ts';
import { believed } from './believed-tokens.ts';
import type { Charge, Prices } from './prices.ts';
import type { TextConsumption, TextEntry } from './text-consumption.ts';
import { writeTextEntries } from './text-entries.ts';

/**
 * The record of what text has consumed and cost. Entries are never changed.
 *
 * Nothing is reserved for text. Its cost is known at its end and charged then, in batches. So an account's balance may
 * become negative by the cost of its concurrent requests; after that its requests are refused. A process that crashes
 * loses the entries that it has not written yet: the batch in flight and those since, usually a tenth of a second's
 * worth; or, while the database is unavailable, everything since then.
 */
export interface TextUsageLog {
  /**
   * Decides whether a request for text may be answered. Refused where the model has no price, the account or its key
   * has too little quota, or too many entries wait to be written. While the database is unavailable, a balance that was
   * read within the last minute is used.
   *
   * @throws what the database throws, where no balance of the account is cached
   */
  admit(request: TextRequest): Promise<Outcome<void>>;
  /**
   * Records an entry, which is written later. Implausible token counts are capped, and no answer is charged more than
   * the price ceiling of a request; both are logged.
   *
   * @returns the consumption with capped counts, for all other uses of the counts, and the units charged for it
   */
  record(consumption: TextConsumption): Recorded;
  /** Waits until every entry is written or given up; the latter is logged. */
  close(): Promise<void>;
}

/** A recorded entry. */
export interface Recorded {
  readonly consumption: TextConsumption;
  readonly units: number;
}

/** Dependencies of the record of text usage. */
export interface TextUsageParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly prices: Prices;
  /** The most tokens of one answer that are plausible, input and output each. */
  readonly believedTokens: number;
  /** The maximum number of entries that one statement writes. */
  readonly entriesAtOnce?: number | undefined;
}

/** The maximum number of entries waiting in memory; beyond it, requests are refused. */
const MAX_WAITING = 100_000;
const RETRY_SECONDS = 5;
const UNBELIEVABLE = 'upstream tells of more tokens than can be';
const CUT = 'text charged with the ceiling alone';

/** Opens the record of text usage. */
export function openTextUsage(parts: TextUsageParts): TextUsageLog {
  const { queries, clock, log, prices, believedTokens, entriesAtOnce } = parts;
  const admission = openTextAdmission(queries, clock, prices);
  const batches = new WriteBehind<TextEntry>({
    async write(entries, { isFirstTry }) {
      await writeTextEntries(queries, entries, { areNew: isFirstTry });
      for (const entry of entries) admission.written(spentBy(entry));
    },
    giveUp(entry, error) {
      admission.lost(spentBy(entry));
      log.error({ error, consumption: entry.consumption }, 'text usage not written');
    },
    entriesAtOnce,
  });
  return {
    async admit(request) {
      if (batches.waiting < MAX_WAITING) return admission.admit(request);
      return failed(unavailable('Too much usage waits to be written.', RETRY_SECONDS));
    },
    record(told) {
      const consumption = believed(told, believedTokens);
      if (consumption !== told) log.error({ consumption: told, believedTokens }, UNBELIEVABLE);
      const isFree = consumption.ending === 'wasted';
      const quote = isFree ? undefined : chargeFor(prices, consumption);
      if (quote === undefined && !isFree) log.error({ consumption }, 'text usage without a price');
      if (quote?.isCut === true) log.warn({ consumption, units: quote.units }, CUT);
      const entry = { id: newIdentifier(), consumption, quote, createdAt: clock.now() };
      admission.spent(spentBy(entry));
      batches.add(entry);
      return { consumption, units: quote?.units ?? 0 };
    },
    close: () => batches.close(),
  };
}

function chargeFor(prices: Prices, consumption: TextConsumption): Charge | undefined {
  const { operation, model } = consumption;
  return prices.charge(
    { operation, model },
    {
      input: consumption.inputTokens,
      cachedInput: consumption.cachedInputTokens,
      cacheWrite: consumption.cacheWriteTokens,
      longCacheWrite: consumption.longCacheWriteTokens,
      output: consumption.outputTokens,
    },
  );
}

function spentBy({ consumption, quote, createdAt }: TextEntry): Spent {
  const { accountId, keyId, keyFamilyId = keyId } = consumption;
  return { accountId, keyFamilyId, units: quote?.units ?? 0, at: createdAt };
}
