import { done, failed } from '../foundation/outcome.ts';
import { presentVideoJob } from '../jobs/job/record.ts';
import type { Handler } from './call.ts';
import { jobNotFound } from './job-not-found.ts';
import type { Services } from './services.ts';

/** Looks up a video job. */
export function getVideoJob({
  jobs,
  addressOf,
}: Pick<Services, 'jobs' | 'addressOf'>): Handler<'getVideoJob'> {
  return async ({ caller, input: { parameters } }) => {
    const job = await jobs.findOfKind(caller.accountId, 'video', parameters.jobId);
    if (job === undefined) return failed(jobNotFound('video job'));
    return done({ kind: 'json', body: presentVideoJob(job, addressOf) });
  };
}
