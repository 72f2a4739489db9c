import type { Queries } from '../../database/database.ts';
import type { Log } from '../../foundation/log.ts';
import type { Routes } from '../../upstreams/routes.ts';
import type { Transitions } from '../changes/transitions.ts';
import type { Job } from '../job/job.ts';
import type { OnMoment } from '../job/moments.ts';
import { findJob } from '../store/store.ts';
import { knowsKeys } from './handed-over.ts';

/** A job that is being handed over. */
export interface Claim {
  readonly job: Job;
  /** The upstream that may have begun with it, in a hand-over that was cut off by a crash or is still under way. */
  readonly mayHaveBegun?: string;
}

/** What claiming a job stands on. */
export interface ClaimParts {
  readonly queries: Queries;
  readonly transitions: Pick<Transitions, 'move'>;
  readonly routes: Pick<Routes, 'named'>;
  readonly log: Log;
  readonly onMoment: OnMoment;
}

/**
 * Writes that a job is being handed over, before it is. So the record tells after a crash that a hand-over was under
 * way, and to which upstream; it is then made once more, under the same key.
 *
 * @returns `undefined` where somebody else has changed the job
 */
export async function claim(job: Job, parts: ClaimParts): Promise<Claim | undefined> {
  const { transitions, routes, log, onMoment } = parts;
  if (job.state !== 'submitting') {
    const claimed = await transitions.move(job, { state: 'submitting' });
    onMoment('submitting');
    return claimed === undefined ? claimedElsewhere(job, parts) : { job: claimed };
  }
  if (!knowsKeys(job, routes.named(job.upstream)))
    log.warn({ jobId: job.id }, 'job handed over again, perhaps twice');
  return { job, mayHaveBegun: job.upstream };
}

/**
 * Another worker has claimed the job at the same moment. It was taken for dead, as its message has come here, so the
 * job goes on here.
 */
async function claimedElsewhere(
  { id, revision }: Job,
  { queries }: ClaimParts,
): Promise<Claim | undefined> {
  const job = await findJob(queries, id);
  const isClaimed = job?.state === 'submitting' && job.revision === revision + 1;
  return isClaimed ? { job, mayHaveBegun: job.upstream } : undefined;
}
