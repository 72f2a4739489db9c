import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { type EntryPage, type LedgerEntry, readEntries } from './ledger-entries.ts';
import type { SumParts } from './summed-past.ts';
import { readUsage, type Usage, type UsageSpan } from './usage-report.ts';

/** Reports on an account's quota. */
export interface Reports {
  /** The usage within a span of time. */
  usage(accountId: string, span: UsageSpan): Promise<Usage>;
  /** The account's entries, newest first. */
  entries(accountId: string, page: EntryPage): Promise<readonly LedgerEntry[]>;
}

/** Up to this many entries are read directly, without sums. */
const FEW_ENTRIES = 5_000;

/** Opens the reports. */
export function openReports(
  queries: Queries,
  clock: Clock,
  {
    fewEntries = FEW_ENTRIES,
    ...options
  }: Partial<Pick<SumParts, 'fewEntries' | 'summedAtOnce'>> = {},
): Reports {
  return {
    usage: (accountId, span) =>
      readUsage({ ...options, queries, clock, fewEntries }, accountId, span),
    entries: (accountId, page) => readEntries(queries, accountId, page),
  };
}
