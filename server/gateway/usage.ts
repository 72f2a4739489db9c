import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import { PRICED_AS } from '../operations/priced-as.ts';
import { type Ledger, openLedger } from '../usage/ledger.ts';
import { openPrices, type Prices } from '../usage/prices.ts';
import { openReports, type Reports } from '../usage/reports.ts';
import { openTextUsage, type TextUsageLog } from '../usage/text-usage.ts';

/** What work costs, and the books in which it is charged. */
export interface UsageBooks {
  readonly prices: Prices;
  readonly ledger: Ledger;
  readonly reports: Reports;
  readonly textUsage: TextUsageLog;
}

/** Dependencies of the books. */
export interface UsageBooksParts {
  readonly database: Pick<Database, 'queries' | 'engine'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The batch size of text usage entries with the built-in database. It runs in this thread, so requests wait for each
 * statement: 4 ms for a full batch.
 */
const ENTRIES_AT_ONCE_ALONE = 25;

/** Opens the prices, the ledger, its reports and the record of text. */
export function openUsage(
  settings: Settings,
  { database, clock, log }: UsageBooksParts,
  opened: AsyncDisposableStack,
): UsageBooks {
  const { queries, engine } = database;
  const { moderation, givenUp } = settings;
  const prices = openPrices({ ...settings.prices, pricedAs: PRICED_AS });
  const { believedTokens } = settings.prices;
  const entriesAtOnce = engine.kind === 'pglite' ? ENTRIES_AT_ONCE_ALONE : undefined;
  const textUsage = openTextUsage({ queries, clock, log, prices, believedTokens, entriesAtOnce });
  opened.defer(() => textUsage.close());
  return {
    prices,
    ledger: openLedger({ queries, clock, moderation, givenUp }),
    reports: openReports(queries, clock),
    textUsage,
  };
}
