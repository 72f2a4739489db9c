import type { Queries } from '../../database/database.ts';
import type { Log } from '../../foundation/log.ts';
import type { Routes } from '../../upstreams/routes.ts';
import type { Transitions } from '../changes/transitions.ts';
import type { OnCrashPoint } from '../job/crash-points.ts';
import type { Job } from '../job/job.ts';
import { findJob } from '../store/store.ts';
import { knowsKeys } from './handed-over.ts';

/** A job that is being submitted. */
export interface ClaimedJob {
  readonly job: Job;
  /** The upstream that may have started it, in a submission that a crash cut off or that is still in flight. */
  readonly mayHaveBegun?: string;
}

/** Dependencies of claiming a job. */
export interface ClaimParts {
  readonly queries: Queries;
  readonly transitions: Pick<Transitions, 'move'>;
  readonly routes: Pick<Routes, 'named'>;
  readonly log: Log;
  readonly onCrashPoint: OnCrashPoint;
}

/**
 * Records that a job is being submitted, before it is. After a crash, the record tells that a submission was in flight,
 * and to which upstream; it is then repeated under the same idempotency key.
 *
 * @returns `undefined` if the job was changed concurrently
 */
export async function claim(job: Job, parts: ClaimParts): Promise<ClaimedJob | undefined> {
  const { transitions, routes, log, onCrashPoint } = parts;
  if (job.state !== 'submitting') {
    const claimed = await transitions.move(job, { state: 'submitting' });
    onCrashPoint('submitting');
    return claimed === undefined ? claimedElsewhere(job, parts) : { job: claimed };
  }
  if (!knowsKeys(job, routes.named(job.upstream)))
    log.warn({ jobId: job.id }, 'job submitted again, possibly twice');
  return { job, mayHaveBegun: job.upstream };
}

/**
 * Another worker has claimed the job concurrently. As this worker has its message, the other was taken for dead, so
 * this one continues with the job.
 */
async function claimedElsewhere(
  { id, revision }: Job,
  { queries }: ClaimParts,
): Promise<ClaimedJob | undefined> {
  const job = await findJob(queries, id);
  const isClaimed = job?.state === 'submitting' && job.revision === revision + 1;
  return isClaimed ? { job, mayHaveBegun: job.upstream } : undefined;
}
