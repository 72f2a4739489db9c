import type { Upstream } from '../../upstreams/port/upstream.ts';
import type { Job } from '../job/job.ts';
import { isFinal } from '../job/lifecycle.ts';
import { capabilityFor, type PolledJob } from './upstream-work.ts';

/** Whether the upstream supports idempotency keys, so that submitting a job again creates no second job there. */
export function knowsKeys(job: Job, upstream: Upstream | undefined): boolean {
  const capability = job.kind === 'image' ? upstream?.images : capabilityFor(job, upstream);
  return capability?.knowsKeys === true;
}

/**
 * Whether the job still relies on what was submitted: the same key at the same upstream identifies the same job there.
 */
export function goesOnWith(
  job: Job | undefined,
  submitted: PolledJob,
  upstream: Upstream | undefined,
): boolean {
  if (job === undefined || isFinal(job.state) || job.upstream !== submitted.upstream) return false;
  if (job.upstreamJobId === undefined) return knowsKeys(submitted, upstream);
  return job.upstreamJobId === submitted.upstreamJobId;
}
