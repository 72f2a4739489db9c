import { done, failed } from '../foundation/outcome.ts';
import { problem } from '../foundation/problems.ts';
import { presentJob } from '../jobs/job/record.ts';
import type { Handler } from './call.ts';
import { jobNotFound } from './job-not-found.ts';
import type { Services } from './services.ts';

/** Cancels a job. */
export function cancelJob({
  jobs,
  addressOf,
}: Pick<Services, 'jobs' | 'addressOf'>): Handler<'cancelJob'> {
  return async ({ caller, input: { parameters } }) => {
    const job = await jobs.find(caller.accountId, parameters.jobId);
    if (job === undefined) return failed(jobNotFound());
    const ended = await jobs.cancel(job);
    const body = presentJob(ended, addressOf);
    if (ended.state === 'cancelled') return done({ kind: 'json', body });
    const message = `The job has already ended. ${body.message}`;
    return failed(problem('conflict', message, { code: 'job_ended', parameter: 'jobId' }));
  };
}
