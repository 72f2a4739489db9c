import type { Upstream } from '../../upstreams/port/upstream.ts';
import type { Job } from '../job/job.ts';
import { isFinal } from '../job/lifecycle.ts';
import { capabilityFor, type PolledJob } from './upstream-work.ts';

/** Whether handing a job over again makes no second job at the upstream. */
export function knowsKeys(job: Job, upstream: Upstream | undefined): boolean {
  const capability = job.kind === 'image' ? upstream?.images : capabilityFor(job, upstream);
  return capability?.knowsKeys === true;
}

/** Whether the job goes on with what was submitted: the same key at the same upstream names the same job there. */
export function goesOnWith(
  job: Job | undefined,
  submitted: PolledJob,
  upstream: Upstream | undefined,
): boolean {
  if (job === undefined || isFinal(job.state) || job.upstream !== submitted.upstream) return false;
  if (job.upstreamJobId === undefined) return knowsKeys(submitted, upstream);
  return job.upstreamJobId === submitted.upstreamJobId;
}
