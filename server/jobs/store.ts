import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { type Identifier, readIdentifier } from '../foundation/identifiers.ts';
import {
  creation,
  type HistoryStep,
  isTry,
  type Retry,
  readHistory,
  stepOf,
  TRIES_UP_TO,
} from './history.ts';
import type { ImageJob, Job, JobFailure, MusicJob, VideoJob } from './job.ts';
import { isFinal, type JobState, type Mover, readState, transitionOf } from './lifecycle.ts';

type Made<T extends Job> = Pick<T, 'kind' | 'request' | 'order'>;

/** What a new job is made of. */
export type NewJob = Pick<
  Job,
  'id' | 'accountId' | 'model' | 'upstream' | 'quota' | 'hookUrl' | 'createdAt' | 'state'
> &
  Partial<Pick<Job, 'traceParent'>> &
  (Made<VideoJob> | Made<MusicJob> | Made<ImageJob>);

/** Writes new jobs, in one statement. */
export async function insertJobs(queries: Queries, jobs: readonly NewJob[]): Promise<void> {
  await sql`
    insert into job (id, account_id, kind, state, model, upstream, request, work_order, quota, hook_url, trace_parent,
      history, created_at, updated_at)
    select id, account_id, kind, state, model, upstream, request, work_order, quota, hook_url, trace_parent, history,
      created_at, created_at
    from json_to_recordset(${JSON.stringify(jobs.map(rowOf))}::json) as made (
      id uuid, account_id uuid, kind text, state text, model text, upstream text, request json, work_order json,
      quota numeric, hook_url text, trace_parent text, history jsonb, created_at timestamptz)
  `.execute(queries);
}

function rowOf(job: NewJob) {
  return {
    id: job.id,
    account_id: job.accountId,
    kind: job.kind,
    state: job.state,
    model: job.model,
    upstream: job.upstream,
    request: job.request,
    work_order: job.order,
    quota: job.quota,
    hook_url: job.hookUrl,
    trace_parent: job.traceParent,
    history: [creation(job.createdAt, job.quota)],
    created_at: job.createdAt,
  };
}

/** Reads a job. */
export async function findJob(queries: Queries, id: Identifier): Promise<Job | undefined> {
  const row = await queries.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : readJob(row);
}

/** Reads several jobs; those that are not there are left out. */
export async function findJobs(queries: Queries, ids: readonly Identifier[]): Promise<Job[]> {
  if (ids.length === 0) return [];
  const rows = await queries.selectFrom('job').selectAll().where('id', 'in', ids).execute();
  return rows.map(readJob);
}

/** Finds jobs that were created before a time and have not ended, the oldest first. */
export async function findUnfinished(
  queries: Queries,
  before: Date,
  limit: number,
): Promise<readonly Job[]> {
  const rows = await queries
    .selectFrom('job')
    .selectAll()
    .where('finished_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(readJob);
}

/** What a transition writes, under the names that the lifecycle has for it. */
interface Written {
  readonly upstream?: string;
  readonly upstreamJobId?: string;
  readonly progress?: number;
  readonly failure?: JobFailure;
  readonly upstreamResult?: Job['upstreamResult'];
  readonly result?: Job['result'];
  readonly quota?: number;
}

/** What changes in a job. */
export interface JobChange extends Written {
  readonly state: JobState;
}

/** Who changes a job, and when. */
export interface Change {
  readonly by: Mover;
  readonly at: Date;
  /** Why the job is to be tried again, where that is the change. */
  readonly retry?: Retry | undefined;
}

/**
 * Changes a job, if it is still as it was read.
 *
 * @returns the job as it is then, or `undefined` where somebody else has changed it meanwhile
 * @throws where the lifecycle does not allow the change
 */
export async function changeJob(
  queries: Queries,
  job: Job,
  change: JobChange,
  { by, at, retry }: Change,
): Promise<Job | undefined> {
  checkTransition(job.state, change, by);
  const step = stepOf(change, at, retry);
  const row = await queries
    .updateTable('job')
    .set({ ...columnsOf(change), revision: job.revision + 1, updated_at: at })
    .set(step === undefined ? {} : { history: withStep(step) })
    .$if(isFinal(change.state), (update) => update.set({ finished_at: at }))
    .where('id', '=', job.id)
    .where('revision', '=', job.revision)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : readJob(row);
}

/** A history with one more step; where tries have filled it, it stays as it is. */
function withStep(step: HistoryStep) {
  const longer = sql<string>`history || ${JSON.stringify([step])}::jsonb`;
  if (!isTry(step)) return longer;
  return sql<string>`case when jsonb_array_length(history) < ${TRIES_UP_TO} then ${longer} else history end`;
}

/** Writes what a job was charged in the end; part of the transaction that ends it. */
export async function writeQuota(queries: Queries, id: Identifier, quota: number): Promise<void> {
  await queries.updateTable('job').set({ quota }).where('id', '=', id).execute();
}

/** A job that goes on running, and how far it is. */
export interface Advance {
  readonly job: Job;
  /** 0 to 100. */
  readonly progress: number;
}

/**
 * Writes the progress of several jobs that go on running, those that are still as they were read.
 *
 * @returns the new revision of each job that was changed, by its identifier
 */
export async function advanceJobs(
  queries: Queries,
  advances: readonly Advance[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  if (advances.length === 0) return new Map();
  for (const { job, progress } of advances) {
    checkTransition(job.state, { state: 'running', progress }, 'worker');
  }
  const rows = advances.map(
    ({ job, progress }) => sql`(${job.id}::uuid, ${job.revision}::integer, ${progress}::integer)`,
  );
  const changed = await sql<{ id: string; revision: number }>`
    update job set progress = given.progress, revision = job.revision + 1, updated_at = ${at}
    from (values ${sql.join(rows)}) as given (id, revision, progress)
    where job.id = given.id and job.revision = given.revision
    returning job.id, job.revision`.execute(queries);
  return new Map(changed.rows.map(({ id, revision }) => [id, revision]));
}

function checkTransition(from: JobState, { state, ...written }: JobChange, by: Mover): void {
  const transition = transitionOf(from, state);
  if (transition === undefined) throw new Error(`A job that is ${from} cannot become ${state}.`);
  if (transition.by !== by) {
    throw new Error(`The ${by} cannot move a job that is ${from}; the ${transition.by} may.`);
  }
  const stray = Object.keys(written).find((name) => !transition.writes.includes(name));
  if (stray !== undefined) throw new Error(`From ${from} to ${state}, no ${stray} is written.`);
}

function columnsOf(change: JobChange) {
  const { upstream, upstreamJobId, progress, failure, upstreamResult, result, quota } = change;
  return {
    state: change.state,
    ...(upstream === undefined ? {} : { upstream }),
    ...(upstreamJobId === undefined ? {} : { upstream_job_id: upstreamJobId }),
    ...(progress === undefined ? {} : { progress }),
    ...(failure === undefined ? {} : { failure: failure.message, failure_reason: failure.reason }),
    ...(upstreamResult === undefined ? {} : { upstream_result: JSON.stringify(upstreamResult) }),
    ...(result === undefined ? {} : { result: JSON.stringify(result) }),
    ...(quota === undefined ? {} : { quota }),
  };
}

/** The documents of a row were written by this room, so that their shape follows from the kind. */
export function readJob(row: Row<'job'>): Job {
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
    traceParent: row.trace_parent ?? undefined,
    history: readHistory(row.history),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
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
    case 'image':
      return { ...base, kind: row.kind, ...(documents as Documents<ImageJob>) };
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

const REASONS = ['moderation', 'upstream', 'timeout', 'cancelled'] as const;

function failureOf(row: Row<'job'>): JobFailure | undefined {
  if (row.failure === null) return undefined;
  const reason = REASONS.find((known) => known === row.failure_reason) ?? 'upstream';
  return { message: row.failure, reason };
}
