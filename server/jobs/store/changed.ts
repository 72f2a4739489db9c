import type { Queries } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Job } from '../job/job.ts';
import { JOB_COLUMNS, type OnUnreadable, readableJobs } from './rows.ts';

/** A job that has changed, with what the query tells of it. */
export interface Changed {
  readonly id: string;
  readonly accountId: string;
  readonly revision: number;
}

/**
 * Finds which jobs of some accounts have changed after a time: one query over those that go on and those that have
 * ended since, by the same index.
 */
export async function findChanged(
  queries: Queries,
  accountIds: readonly string[],
  after: Date,
): Promise<readonly Changed[]> {
  const ofAccounts = queries
    .selectFrom('job')
    .select(['id', 'account_id as accountId', 'revision'])
    .where('account_id', 'in', accountIds);
  const goingOn = ofAccounts.where('finished_at', 'is', null).where('updated_at', '>', after);
  return goingOn.unionAll(ofAccounts.where('finished_at', '>', after)).execute();
}

const JOBS_AT_ONCE = 100;

/** Whose changes are read, from when on, and who is told of what cannot be read. */
export interface ChangesOf {
  readonly accountId: string;
  readonly after: Date;
  readonly onUnreadable: OnUnreadable;
}

/** A job that has changed, and the place that its reader has reached with it. */
export interface Missed {
  readonly job: Job;
  readonly place: Date;
}

/**
 * Reads, a portion at a time, what has changed in the jobs of an account after a time: first those that go on, then
 * those that have ended, in the order of their ends. Whoever stops somewhere goes on from the place of the last one.
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

/** The first page of jobs, and the one behind the last job of a page. */
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

/** Reads jobs that have changed, in the order that they are asked for. */
export async function readJobs(
  queries: Queries,
  ids: readonly string[],
  onUnreadable: OnUnreadable,
): Promise<readonly Job[]> {
  const rows = await queries
    .selectFrom('job')
    .select(JOB_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('updated_at')
    .execute();
  return readableJobs(rows, onUnreadable);
}
