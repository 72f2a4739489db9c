import { counted } from '../foundation/counted.ts';
import { readIdentifier } from '../foundation/identifiers.ts';
import { done } from '../foundation/outcome.ts';
import type { Job } from '../jobs/job/job.ts';
import { type JobRecord, presentJob } from '../jobs/job/record.ts';
import type { Shown } from '../jobs/jobs.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** Lists the jobs of an account, newest first. */
export function listJobs({
  jobs,
  addressOf,
}: Pick<Services, 'jobs' | 'addressOf'>): Handler<'listJobs'> {
  return async ({ caller, input: { parameters } }) => {
    const { status, kind, search, createdFrom, createdBefore, limit, cursor } = parameters;
    const filter = {
      status,
      kind,
      search,
      createdFrom: timeOf(createdFrom),
      createdBefore: timeOf(createdBefore),
    };
    const after = cursor === undefined ? undefined : readIdentifier(cursor);
    const show = (job: Job): JobRecord => presentJob(job, addressOf);
    const page = await jobs.list(caller.accountId, filter, { limit, after, show });
    const data = { jobs: [...page.jobs], next: page.next ?? null };
    const message = `${counted(page.jobs.length, 'job')}.${leftOutOf(page)}`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

function leftOutOf({ leftOut }: Pick<Shown<unknown>, 'leftOut'>): string {
  return leftOut === 0 ? '' : ` The gateway cannot read ${leftOut} more.`;
}

function timeOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
