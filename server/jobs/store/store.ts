import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { storableJson } from '../../database/storable-text.ts';
import type { Row } from '../../database/tables.ts';
import type { Identifier } from '../../foundation/identifiers.ts';
import type { JobFailure } from '../job/failure.ts';
import { creation, isTry, MAX_TRIES, type Retry, stepOf } from '../job/history.ts';
import type { ImageJob, Job, MusicJob, VideoJob } from '../job/job.ts';
import { isFinal, type JobState, type Mover, transitionOf } from '../job/lifecycle.ts';
import { type FoundJob, foundIn, JOB_COLUMNS, readJob } from './rows.ts';

const OF_JOB = sql.join(JOB_COLUMNS.map((column) => sql.ref(`job.${column}`)));

type Made<T extends Job> = Pick<T, 'kind' | 'request' | 'order'>;

/** The fields of a new job. */
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
    from json_to_recordset(${storableJson(jobs.map(rowOf))}::json) as made (
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
  const row = await queries
    .selectFrom('job')
    .select(JOB_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : readJob(row);
}

/** Reads several jobs, by identifier; missing ones are left out. */
export async function findJobs(
  queries: Queries,
  ids: readonly Identifier[],
): Promise<ReadonlyMap<string, FoundJob>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row<'job'>>`
    select ${OF_JOB} from job where id = any(${ids}::uuid[])`.execute(queries);
  return new Map(rows.map((row) => [row.id, foundIn(row)]));
}

/** Which unfinished jobs to find. */
export interface UnfinishedJobs {
  /** The time before which they were created. */
  readonly before: Date;
  /** How many of the oldest to leave out. */
  readonly skip: number;
  readonly limit: number;
}

/** Finds unfinished jobs, oldest first. */
export async function findUnfinished(
  queries: Queries,
  { before, skip, limit }: UnfinishedJobs,
): Promise<readonly FoundJob[]> {
  const rows = await queries
    .selectFrom('job')
    .select(JOB_COLUMNS)
    .where('finished_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(foundIn);
}

/** The fields that a transition may write, under their names in the lifecycle. */
interface Written {
  readonly upstream?: string;
  readonly upstreamJobId?: string;
  readonly progress?: number;
  readonly failure?: JobFailure;
  readonly upstreamResult?: Job['upstreamResult'];
  readonly result?: Job['result'];
  readonly quota?: number;
}

/** The new state and fields of a job. */
export interface JobChange extends Written {
  readonly state: JobState;
}

/** A change of one job. */
export interface JobMove {
  readonly job: Job;
  readonly change: JobChange;
  /** Who makes it. */
  readonly by: Mover;
  readonly at: Date;
  /** Why and when the step is retried, if the change is a retry. */
  readonly retry?: Retry | undefined;
}

/**
 * Changes a job if it has not been changed since it was read.
 *
 * @returns the changed job, or `undefined` if it was changed concurrently
 * @throws if the lifecycle does not allow the change
 */
export async function changeJob(queries: Queries, move: JobMove): Promise<Job | undefined> {
  return (await changeJobs(queries, [move])).get(move.job.id);
}

/**
 * Changes several jobs in one statement, skipping those changed since they were read. The jobs must be distinct.
 *
 * @returns the changed jobs, by identifier
 * @throws if the lifecycle does not allow one of the changes; then none is made
 */
export async function changeJobs(
  queries: Queries,
  moves: readonly JobMove[],
): Promise<ReadonlyMap<string, Job>> {
  for (const { job, change, by } of moves) checkTransition(job.state, change, by);
  // Columns that a change omits keep their values; no change clears a column.
  const { rows } = await sql<Row<'job'>>`
    update job set
      state = given.state,
      upstream = coalesce(given.upstream, job.upstream),
      upstream_job_id = coalesce(given.upstream_job_id, job.upstream_job_id),
      progress = coalesce(given.progress, job.progress),
      failure = coalesce(given.failure, job.failure),
      failure_reason = coalesce(given.failure_reason, job.failure_reason),
      upstream_result = coalesce(given.upstream_result, job.upstream_result),
      result = coalesce(given.result, job.result),
      quota = coalesce(given.quota, job.quota),
      history = case
        when given.step is null or (given.is_try and jsonb_array_length(job.history) >= ${MAX_TRIES}) then job.history
        else job.history || given.step end,
      revision = given.next_revision,
      updated_at = given.at,
      finished_at = coalesce(given.finished_at, job.finished_at)
    from json_to_recordset(${storableJson(moves.map(changedRowOf))}::json) as given (
      id uuid, revision integer, held_by text, next_revision integer, state text, upstream text, upstream_job_id text,
      progress integer, failure text, failure_reason text, upstream_result json, result json, quota numeric, step jsonb,
      is_try boolean, at timestamptz, finished_at timestamptz)
    where job.id = given.id and job.revision = given.revision and job.upstream = given.held_by
    returning ${OF_JOB}
  `.execute(queries);
  return new Map(rows.map((row) => [row.id, readJob(row)]));
}

function changedRowOf({ job, change, at, retry }: JobMove) {
  // Failover to the next upstream belongs to the same step: its message stays valid, and the history already has the
  // step.
  const isPassedOn = job.state === 'submitting' && change.state === 'submitting';
  const step = isPassedOn ? undefined : stepOf(change, at, retry);
  return {
    id: job.id,
    revision: job.revision,
    held_by: job.upstream,
    next_revision: isPassedOn ? job.revision : job.revision + 1,
    state: change.state,
    upstream: change.upstream,
    upstream_job_id: change.upstreamJobId,
    progress: change.progress,
    failure: change.failure?.message,
    failure_reason: change.failure?.reason,
    upstream_result: change.upstreamResult,
    result: change.result,
    quota: change.quota,
    step: step === undefined ? undefined : [step],
    is_try: step !== undefined && isTry(step),
    at,
    finished_at: isFinal(change.state) ? at : undefined,
  };
}

/** Writes the final charge of a job; part of the transaction that ends it. */
export async function writeQuota(queries: Queries, id: Identifier, quota: number): Promise<void> {
  await queries.updateTable('job').set({ quota }).where('id', '=', id).execute();
}

/** A job that is still running, with its progress. */
export interface Advance {
  readonly job: Job;
  /** 0 to 100. */
  readonly progress: number;
}

/**
 * Writes the progress of several running jobs, skipping those changed since they were read.
 *
 * @returns the new revision of each changed job, by identifier
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
  const rows = advances.map(({ job, progress }) => {
    return { id: job.id, revision: job.revision, progress };
  });
  const changed = await sql<{ id: string; revision: number }>`
    update job set progress = given.progress, revision = job.revision + 1, updated_at = ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, revision integer, progress integer)
    where job.id = given.id and job.revision = given.revision
    returning job.id, job.revision`.execute(queries);
  return new Map(changed.rows.map(({ id, revision }) => [id, revision]));
}

function checkTransition(from: JobState, { state, ...written }: JobChange, by: Mover): void {
  const transition = transitionOf(from, state);
  if (transition === undefined)
    throw new Error(`The lifecycle has no transition from ${from} to ${state}.`);
  if (transition.by !== by) {
    throw new Error(
      `The transition from ${from} is made by the ${transition.by}, not by the ${by}.`,
    );
  }
  const stray = Object.keys(written).find((name) => !transition.writes.includes(name));
  if (stray !== undefined)
    throw new Error(`The transition from ${from} to ${state} must not write ${stray}.`);
}
