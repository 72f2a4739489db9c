import type { Queries } from '../../database/database.ts';
import { secondsAfter } from '../../foundation/clock.ts';
import {
  type Identifier,
  MAX_IDENTIFIER,
  NIL_IDENTIFIER,
  placeOfTime,
  readIdentifier,
} from '../../foundation/identifiers.ts';
import type { Job } from '../job/job.ts';
import { type JobKind, type ShownStatus, statesShownAs } from '../job/lifecycle.ts';
import { containing } from './containing.ts';
import { JOB_COLUMNS, type OnUnreadable, readableJobs } from './rows.ts';

/** Which jobs are listed. */
export interface JobFilter {
  readonly status?: ShownStatus | undefined;
  readonly kind?: JobKind | undefined;
  /** Only jobs whose prompt, or whose music's words, contain this text, in any letter case. */
  readonly search?: string | undefined;
  /** Only jobs created at this time or later. */
  readonly createdFrom?: Date | undefined;
  /** Only jobs created before this time. */
  readonly createdBefore?: Date | undefined;
}

/** A filter on the jobs of one account. */
export interface ListedJobs extends JobFilter {
  readonly accountId: string;
}

/** Which page of the list. */
export interface Page {
  readonly limit: number;
  /** The last job of the page before. */
  readonly after?: Identifier | undefined;
  /** Called for a job of this page that cannot be read; it is left out. */
  readonly onUnreadable: OnUnreadable;
}

/** A page of the list. */
export interface JobPage {
  readonly jobs: readonly Job[];
  /** The job after which the next page begins; `undefined` on the last page. A search may not have found it. */
  readonly next: Identifier | undefined;
}

/**
 * Identifiers begin with the time of creation. After a clock was set back, identifiers may bear later times than their
 * jobs until the clock has caught up. Jobs are found if the difference is at most this.
 */
const MAX_PUT_BACK_SECONDS = 3_600;

/**
 * Maximum number of jobs that a search looks through per page, so that its cost does not depend on how many there are.
 */
export const SEARCHED_PER_PAGE = 500;

/**
 * Lists the jobs of an account, newest first. Identifiers rise with the time of creation, so pages stay consistent
 * while jobs are being created.
 */
export async function listJobs(
  queries: Queries,
  filter: ListedJobs,
  { limit, after, onUnreadable }: Page,
): Promise<JobPage> {
  const part = partOf(filter, after);
  const { search } = filter;
  const searchedTo = search === undefined ? undefined : await endOfSearch(queries, filter, part);
  const searched = { ...part, from: searchedTo ?? part.from };
  const fitting = matching(queries, filter, searched).select(JOB_COLUMNS);
  const found = search === undefined ? fitting : fitting.where(containing(search));
  const rows = await found.limit(limit + 1).execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.id : searchedTo;
  const next = last === undefined ? undefined : readIdentifier(last);
  return { jobs: readableJobs(page, onUnreadable), next };
}

/** The last job that a page of a search looks through; `undefined` if it looks through all. */
async function endOfSearch(
  queries: Queries,
  filter: ListedJobs,
  part: Part,
): Promise<string | undefined> {
  const last = matching(queries, filter, part)
    .select('id')
    .offset(SEARCHED_PER_PAGE - 1);
  return (await last.limit(1).executeTakeFirst())?.id;
}

/** The range of identifiers to search. */
interface Part {
  readonly from: string;
  readonly before: string;
}

/** Restricts the range of identifiers, so that a query for a day does not read years of jobs. */
function partOf({ createdFrom, createdBefore }: JobFilter, after: Identifier | undefined): Part {
  const ends = [
    after,
    createdBefore && placeOfTime(secondsAfter(createdBefore, MAX_PUT_BACK_SECONDS)),
  ].filter((end) => end !== undefined);
  return {
    from: createdFrom === undefined ? NIL_IDENTIFIER : placeOfTime(secondsAfter(createdFrom, -1)),
    before: ends.toSorted()[0] ?? MAX_IDENTIFIER,
  };
}

/** Selects the jobs of a range that match a filter except for its search, newest first. */
function matching(queries: Queries, filter: ListedJobs, part: Part) {
  const { status, createdFrom, createdBefore } = filter;
  let query = newestFirst(queries, filter, part);
  if (status !== undefined) query = query.where('state', 'in', statesShownAs(status));
  if (createdFrom !== undefined) query = query.where('created_at', '>=', createdFrom);
  if (createdBefore !== undefined) query = query.where('created_at', '<', createdBefore);
  return query;
}

/**
 * Selects the matching jobs in a range by the most selective index. The columns of the index are compared as a row, and
 * all of them are in the order: otherwise the database may choose the primary key and scan the jobs of all accounts.
 */
function newestFirst(queries: Queries, filter: ListedJobs, { from, before }: Part) {
  const { accountId, status, kind } = filter;
  const jobs = queries.selectFrom('job');
  if (kind !== undefined && status === undefined) {
    return jobs
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('account_id', 'kind', 'id'), '>=', tuple(accountId, kind, from)),
      )
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('account_id', 'kind', 'id'), '<', tuple(accountId, kind, before)),
      )
      .orderBy('account_id', 'desc')
      .orderBy('kind', 'desc')
      .orderBy('id', 'desc');
  }
  const ofKind = kind === undefined ? jobs : jobs.where('kind', '=', kind);
  if (status === 'ON_QUEUE') {
    // Unfinished jobs are few: they are found by their own index and sorted.
    const goingOn = ofKind.where('account_id', '=', accountId).where('finished_at', 'is', null);
    const those = goingOn.where('id', '>=', from).where('id', '<', before);
    return those.orderBy('finished_at').orderBy('id', 'desc');
  }
  const ended = {
    FAILED: () => ofKind.where('failure', 'is not', null),
    SUCCESS: () => ofKind.where('finished_at', 'is not', null).where('failure', 'is', null),
  };
  const those = status === undefined ? ofKind : ended[status]();
  return those
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('account_id', 'id'), '>=', tuple(accountId, from)),
    )
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('account_id', 'id'), '<', tuple(accountId, before)),
    )
    .orderBy('account_id', 'desc')
    .orderBy('id', 'desc');
}
