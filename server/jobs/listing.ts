import type { Queries } from '../database/database.ts';
import type { Identifier } from '../foundation/identifiers.ts';
import type { Job, JobKind } from './job.ts';
import { type ShownStatus, statesShownAs } from './lifecycle.ts';
import { JOB_COLUMNS, readJob } from './store.ts';

/** Which jobs are listed. */
export interface JobFilter {
  readonly status?: ShownStatus | undefined;
  readonly kind?: JobKind | undefined;
  /** Only jobs created at this time or later. */
  readonly createdFrom?: Date | undefined;
  /** Only jobs created before this time. */
  readonly createdBefore?: Date | undefined;
}

/** Which part of the list. */
export interface Page {
  readonly limit: number;
  /** The last job of the page before. */
  readonly after?: Identifier | undefined;
}

/** A part of the list. */
export interface JobPage {
  readonly jobs: readonly Job[];
  /** Whether more follow. */
  readonly hasMore: boolean;
}

/**
 * Lists the jobs of an account, the newest first. Identifiers rise with the time of creation, so that a page begins
 * where the one before has ended, whatever is created meanwhile.
 */
export async function listJobs(
  queries: Queries,
  filter: JobFilter & { readonly accountId: string },
  { limit, after }: Page,
): Promise<JobPage> {
  const { accountId, status, kind, createdFrom, createdBefore } = filter;
  let query = queries.selectFrom('job').select(JOB_COLUMNS).where('account_id', '=', accountId);
  if (status !== undefined) query = query.where('state', 'in', statesShownAs(status));
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (createdFrom !== undefined) query = query.where('created_at', '>=', createdFrom);
  if (createdBefore !== undefined) query = query.where('created_at', '<', createdBefore);
  if (after !== undefined) query = query.where('id', '<', after);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return { jobs: rows.slice(0, limit).map(readJob), hasMore: rows.length > limit };
}
