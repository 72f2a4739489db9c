import type { Selectable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type Identifier, readIdentifier } from '../foundation/identifiers.ts';
import type { Job, JobFailure, MusicJob, VideoJob } from './job.ts';
import { isFinal, type JobState, mayFollow, readState } from './lifecycle.ts';

/** What a new job is made of. */
export type NewJob = Pick<
  VideoJob | MusicJob,
  'id' | 'accountId' | 'model' | 'upstream' | 'quota' | 'hookUrl' | 'createdAt' | 'state'
> &
  (Pick<VideoJob, 'kind' | 'request' | 'order'> | Pick<MusicJob, 'kind' | 'request' | 'order'>);

/** Writes a new job. */
export async function insertJob(queries: Queries, job: NewJob): Promise<void> {
  await queries
    .insertInto('job')
    .values({
      id: job.id,
      account_id: job.accountId,
      kind: job.kind,
      state: job.state,
      model: job.model,
      upstream: job.upstream,
      request: JSON.stringify(job.request),
      work_order: JSON.stringify(job.order),
      quota: job.quota,
      hook_url: job.hookUrl ?? null,
      created_at: job.createdAt,
      updated_at: job.createdAt,
    })
    .execute();
}

/** Reads a job. */
export async function findJob(queries: Queries, id: Identifier): Promise<Job | undefined> {
  const row = await queries.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : readJob(row);
}

/** What changes in a job. */
export interface JobChange {
  readonly state: JobState;
  readonly upstreamJobId?: string;
  readonly progress?: number;
  readonly failure?: JobFailure;
  readonly upstreamResult?: Job['upstreamResult'];
  readonly result?: Job['result'];
  readonly quota?: number;
}

/**
 * Changes a job, if it is still as it was read.
 *
 * @returns the job's new revision, or `undefined` where somebody else has changed it meanwhile
 * @throws where the lifecycle does not allow the change
 */
export async function changeJob(
  queries: Queries,
  job: Job,
  change: JobChange,
  now: Date,
): Promise<number | undefined> {
  if (!mayFollow(job.state, change.state)) {
    throw new Error(`A job that is ${job.state} cannot become ${change.state}.`);
  }
  const revision = job.revision + 1;
  const { numUpdatedRows } = await queries
    .updateTable('job')
    .set({ ...columnsOf(change), revision, updated_at: now })
    .$if(isFinal(change.state), (update) => update.set({ finished_at: now }))
    .where('id', '=', job.id)
    .where('revision', '=', job.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? revision : undefined;
}

function columnsOf(change: JobChange) {
  const { upstreamJobId, progress, failure, upstreamResult, result, quota } = change;
  return {
    state: change.state,
    ...(upstreamJobId === undefined ? {} : { upstream_job_id: upstreamJobId }),
    ...(progress === undefined ? {} : { progress }),
    ...(failure === undefined ? {} : { failure: failure.message, failure_reason: failure.reason }),
    ...(upstreamResult === undefined ? {} : { upstream_result: JSON.stringify(upstreamResult) }),
    ...(result === undefined ? {} : { result: JSON.stringify(result) }),
    ...(quota === undefined ? {} : { quota }),
  };
}

/** The documents of a row were written by this room, so that their shape follows from the kind. */
function readJob(row: Selectable<Tables['job']>): Job {
  const base = {
    id: identifierOf(row.id),
    accountId: row.account_id,
    state: readState(row.state),
    revision: row.revision,
    model: row.model,
    upstream: row.upstream,
    upstreamJobId: row.upstream_job_id ?? undefined,
    progress: row.progress,
    failure: failureOf(row),
    quota: Number(row.quota),
    hookUrl: row.hook_url ?? undefined,
    createdAt: row.created_at,
    finishedAt: row.finished_at ?? undefined,
  };
  const documents: unknown = {
    request: row.request,
    order: row.work_order,
    upstreamResult: row.upstream_result ?? undefined,
    result: row.result ?? undefined,
  };
  switch (row.kind) {
    case 'video':
      return { ...base, kind: row.kind, ...(documents as Documents<VideoJob>) };
    case 'music':
      return { ...base, kind: row.kind, ...(documents as Documents<MusicJob>) };
    default:
      throw new Error(`${row.kind} is not a kind of job.`);
  }
}

type Documents<T extends Job> = Pick<T, 'request' | 'order' | 'upstreamResult' | 'result'>;

function identifierOf(text: string): Identifier {
  const id = readIdentifier(text);
  if (id === undefined) throw new Error('A stored identifier is malformed.');
  return id;
}

const REASONS = ['moderation', 'upstream', 'timeout'] as const;

function failureOf(row: Selectable<Tables['job']>): JobFailure | undefined {
  if (row.failure === null) return undefined;
  const reason = REASONS.find((known) => known === row.failure_reason) ?? 'upstream';
  return { message: row.failure, reason };
}
