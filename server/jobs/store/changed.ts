import { anyOf } from '../../database/any-of.ts';
import type { Queries } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Job } from '../job/job.ts';
import { JOB_COLUMNS, type OnUnreadable, readableJobs } from './rows.ts';

/** The identity and revision of a changed job. */
export interface Changed {
  readonly id: string;
  readonly accountId: string;
  readonly revision: number;
}

/**
 * Finds the jobs of some accounts that have changed after a time: one query for unfinished jobs and those ended since,
 * by the same index.
 */
export async function findChanged(
  queries: Queries,
  accountIds: readonly string[],
  after: Date,
): Promise<readonly Changed[]> {
  const ofAccounts = queries
    .selectFrom('job')
    .select(['id', 'account_id as accountId', 'revision'])
    .where('account_id', '=', anyOf(accountIds));
  const goingOn = ofAccounts.where('finished_at', 'is', null).where('updated_at', '>', after);
  return goingOn.unionAll(ofAccounts.where('finished_at', '>', after)).execute();
}

const JOBS_AT_ONCE = 100;

/** Which changes to read, and the handler for jobs that cannot be read. */
export interface ChangesOf {
  readonly accountId: string;
  readonly after: Date;
  readonly onUnreadable: OnUnreadable;
}

/** A changed job, and the reader's position after it. */
export interface Missed {
  readonly job: Job;
  readonly place: Date;
}

/**
 * Reads, in pages, the jobs of an account that have changed after a time: first the unfinished ones, then the ended
 * ones in the order of their ends. A reader that stops can resume from the position of the last item.
 */
export async function* readChanged(
  queries: Queries,
  changes: ChangesOf,
): AsyncGenerator<Missed, void, void> {
  const { after } = changes;
  for await (const job of readGoingOn(queries, changes)) yield { job, place: after };
  for await (const job of readEnded(queries, changes)) {
    yield { job, place: job.finishedAt ?? after };
  }
}

function readGoingOn(
  queries: Queries,
  { accountId, after, onUnreadable }: ChangesOf,
): AsyncGenerator<Job, void, void> {
  const all = queries
    .selectFrom('job')
    .select(JOB_COLUMNS)
    .where('account_id', '=', accountId)
    .where('finished_at', 'is', null)
    .where('updated_at', '>', after)
    .orderBy('id')
    .limit(JOBS_AT_ONCE);
  return readPages({ first: all, next: ({ id }) => all.where('id', '>', id) }, onUnreadable);
}

function readEnded(
  queries: Queries,
  { accountId, after, onUnreadable }: ChangesOf,
): AsyncGenerator<Job, void, void> {
  const all = queries
    .selectFrom('job')
    .select(JOB_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('finished_at')
    .orderBy('id')
    .limit(JOBS_AT_ONCE);
  const behind = ({ id, finished_at: end }: Row<'job'>) =>
    all
      .where('finished_at', '>=', end)
      .where(({ eb, or }) => or([eb('finished_at', '>', end), eb('id', '>', id)]));
  return readPages({ first: all.where('finished_at', '>', after), next: behind }, onUnreadable);
}

/** A query for a page of jobs. */
interface PageQuery {
  execute(): Promise<readonly Row<'job'>[]>;
}

/** The query of the first page, and of the page after a given last job. */
interface PageQueries {
  readonly first: PageQuery;
  readonly next: (last: Row<'job'>) => PageQuery;
}

async function* readPages(
  { first, next }: PageQueries,
  onUnreadable: OnUnreadable,
): AsyncGenerator<Job, void, void> {
  let page: PageQuery | undefined = first;
  while (page !== undefined) {
    const rows: readonly Row<'job'>[] = await page.execute();
    yield* readableJobs(rows, onUnreadable);
    const last = rows.length === JOBS_AT_ONCE ? rows.at(-1) : undefined;
    page = last && next(last);
  }
}

/** Reads the given jobs, ordered by their last change. */
export async function readJobs(
  queries: Queries,
  ids: readonly string[],
  onUnreadable: OnUnreadable,
): Promise<readonly Job[]> {
  const rows = await queries
    .selectFrom('job')
    .select(JOB_COLUMNS)
    .where('id', '=', anyOf(ids))
    .orderBy('updated_at')
    .execute();
  return readableJobs(rows, onUnreadable);
}
