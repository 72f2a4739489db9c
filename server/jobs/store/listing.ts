import type { Queries } from '../../database/database.ts';
import { secondsAfter } from '../../foundation/clock.ts';
import {
  type Identifier,
  MAX_IDENTIFIER,
  NIL_IDENTIFIER,
  placeOfTime,
  readIdentifier,
} from '../../foundation/identifiers.ts';
import type { Job, JobKind } from '../job/job.ts';
import { type ShownStatus, statesShownAs } from '../job/lifecycle.ts';
import { JOB_COLUMNS, type OnUnreadable, readableJobs } from './rows.ts';

/** Which jobs are listed. */
export interface JobFilter {
  readonly status?: ShownStatus | undefined;
  readonly kind?: JobKind | undefined;
  /** Only jobs created at this time or later. */
  readonly createdFrom?: Date | undefined;
  /** Only jobs created before this time. */
  readonly createdBefore?: Date | undefined;
}

/** The same, of an account. */
export interface ListedJobs extends JobFilter {
  readonly accountId: string;
}

/** Which part of the list. */
export interface Page {
  readonly limit: number;
  /** The last job of the page before. */
  readonly after?: Identifier | undefined;
  /** Told of a job of this part that cannot be read, which is left out. */
  readonly onUnreadable: OnUnreadable;
}

/** A part of the list. */
export interface JobPage {
  readonly jobs: readonly Job[];
  /** Behind which job the next page begins; `undefined` where none follow. */
  readonly next: Identifier | undefined;
}

/**
 * Identifiers begin with the time of creation. After a clock was put back, those that are minted until it is where it
 * was may bear later times than their jobs. Jobs are found where that is no more than this.
 */
const PUT_BACK_SECONDS_UP_TO = 3_600;

/**
 * Lists the jobs of an account, the newest first. Identifiers rise with the time of creation, so that a page begins
 * where the one before has ended, whatever is created meanwhile.
 */
export async function listJobs(
  queries: Queries,
  filter: ListedJobs,
  { limit, after, onUnreadable }: Page,
): Promise<JobPage> {
  const { status, createdFrom, createdBefore } = filter;
  let query = newestFirst(queries, filter, partOf(filter, after));
  if (status !== undefined) query = query.where('state', 'in', statesShownAs(status));
  if (createdFrom !== undefined) query = query.where('created_at', '>=', createdFrom);
  if (createdBefore !== undefined) query = query.where('created_at', '<', createdBefore);
  const rows = await query.limit(limit + 1).execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.id : undefined;
  const next = last === undefined ? undefined : readIdentifier(last);
  return { jobs: readableJobs(page, onUnreadable), next };
}

/** Where in the order of identifiers a list looks. */
interface Part {
  readonly from: string;
  readonly before: string;
}

/** Bounds the identifiers, so that years of jobs are not read to find those of a day. */
function partOf({ createdFrom, createdBefore }: JobFilter, after: Identifier | undefined): Part {
  const ends = [
    after,
    createdBefore && placeOfTime(secondsAfter(createdBefore, PUT_BACK_SECONDS_UP_TO)),
  ].filter((end) => end !== undefined);
  return {
    from: createdFrom === undefined ? NIL_IDENTIFIER : placeOfTime(secondsAfter(createdFrom, -1)),
    before: ends.toSorted()[0] ?? MAX_IDENTIFIER,
  };
}

/**
 * The jobs of a part that are of the kind, by the index that holds the fewest others. The columns of the index are
 * compared as a row, and all of them are in the order: else the server may choose the primary key, and go through the
 * jobs of everybody.
 */
function newestFirst(queries: Queries, filter: ListedJobs, { from, before }: Part) {
  const { accountId, status, kind } = filter;
  const jobs = queries.selectFrom('job').select(JOB_COLUMNS);
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
