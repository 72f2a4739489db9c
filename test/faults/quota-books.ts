import type { Queries } from '../../server/database/database.ts';
import type { Row } from '../../server/database/tables.ts';
import { secondsAfter, systemClock } from '../../server/foundation/clock.ts';
import { type Balance, openLedger } from '../../server/usage/ledger.ts';
import type { Difference } from '../../server/usage/verification.ts';

/** What a gateway has recorded for an account, read when no work is left. */
export interface Books {
  readonly balance: Balance;
  /** Differences in the ledger, across all accounts. */
  readonly differences: readonly Difference[];
  readonly jobs: readonly Pick<Row<'job'>, 'id' | 'state' | 'quota'>[];
  readonly entries: readonly Entry[];
  /** The recorded text requests. */
  readonly text: readonly Pick<Row<'text_usage'>, 'request_id' | 'ending'>[];
  /** Reservations of dead processes that the sweep released after their expiry. */
  readonly swept: number;
  /** Reservations left after the sweep; they belong to jobs. */
  readonly open: number;
}

type Entry = Pick<
  Row<'ledger_entry'>,
  'kind' | 'job_id' | 'operation' | 'rule' | 'available' | 'consumed' | 'created_at'
>;

const SWEPT_AT_ONCE = 100;
/** Reservations of requests expire a minute after the request's deadline. */
const AFTER_ALL_SECONDS = 120;

/** Sweeps as of the time when every request has ended, then reads the books. */
export async function readBooks(
  queries: Queries,
  accountId: string,
  { maxAnswer }: { readonly maxAnswer: number },
): Promise<Books> {
  const moderation = { free: 3, windowHours: 24 };
  const ledger = openLedger({ queries, clock: systemClock, moderation });
  const later = secondsAfter(systemClock.now(), maxAnswer + AFTER_ALL_SECONDS);
  let swept = 0;
  for (let count = -1; count !== 0; swept += count) {
    count = await ledger.sweep(later, SWEPT_AT_ONCE);
  }
  const open = await queries.selectFrom('reservation').select('id').execute();
  return {
    swept,
    open: open.length,
    balance: await ledger.balance(accountId),
    differences: await ledger.verify(),
    jobs: await queries
      .selectFrom('job')
      .select(['id', 'state', 'quota'])
      .where('account_id', '=', accountId)
      .execute(),
    entries: await queries
      .selectFrom('ledger_entry')
      .select(['kind', 'job_id', 'operation', 'rule', 'available', 'consumed', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    text: await queries
      .selectFrom('text_usage')
      .select(['request_id', 'ending'])
      .where('account_id', '=', accountId)
      .execute(),
  };
}

/**
 * How many jobs were not charged as promised. Each must have one entry that reserves, and once ended one that settles
 * or releases.
 */
export function chargedWrongly({ jobs, entries }: Pick<Books, 'jobs' | 'entries'>): number {
  const byJob = Map.groupBy(entries, ({ job_id }) => job_id);
  return jobs.filter(({ id, state, quota }) => {
    const own = byJob.get(id) ?? [];
    const kinds = own.map(({ kind }) => kind).join();
    const consumed = own.reduce((sum, entry) => sum + Number(entry.consumed), 0);
    if (state === 'succeeded') return kinds !== 'reserve,settle' || consumed !== Number(quota);
    if (state === 'failed') return kinds !== 'reserve,release' || consumed !== 0;
    return kinds !== 'reserve';
  }).length;
}
