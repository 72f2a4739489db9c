import type { Upstream } from '../upstreams/port.ts';
import type { Job } from './job.ts';
import { isFinal } from './lifecycle.ts';
import { capabilityFor, type PolledJob } from './upstream-work.ts';

/** Whether handing a job over once more makes no second job of it. */
export function knowsKeys(job: Job, upstream: Upstream | undefined): boolean {
  const capability = job.kind === 'image' ? upstream?.images : capabilityFor(job, upstream);
  return capability?.knowsKeys === true;
}

/**
 * Whether a job is in work with what was submitted, or will be: at the same upstream the same key names the same upstream
 * job.
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
