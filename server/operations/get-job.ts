import { done, failed } from '../foundation/outcome.ts';
import { presentJob } from '../jobs/job/record.ts';
import type { Handler } from './call.ts';
import { jobNotFound } from './job-not-found.ts';
import type { Services } from './services.ts';

/** Looks up a job of any kind. */
export function getJob({
  jobs,
  addressOf,
}: Pick<Services, 'jobs' | 'addressOf'>): Handler<'getJob'> {
  return async ({ caller, input: { parameters } }) => {
    const job = await jobs.find(caller.accountId, parameters.jobId);
    if (job === undefined) return failed(jobNotFound());
    return done({ kind: 'json', body: presentJob(job, addressOf) });
  };
}
