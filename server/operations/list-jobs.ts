import { counted } from '../foundation/counted.ts';
import { readIdentifier } from '../foundation/identifiers.ts';
import { done } from '../foundation/outcome.ts';
import { presentJob } from '../jobs/record.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** Lists the jobs of an account, the newest first. */
export function listJobs({
  jobs,
  addressOf,
}: Pick<Services, 'jobs' | 'addressOf'>): Handler<'listJobs'> {
  return async ({ caller, input: { parameters } }) => {
    const { status, kind, createdFrom, createdBefore, limit, cursor } = parameters;
    const filter = {
      status,
      kind,
      createdFrom: timeOf(createdFrom),
      createdBefore: timeOf(createdBefore),
    };
    const after = cursor === undefined ? undefined : readIdentifier(cursor);
    const page = await jobs.list(caller.accountId, filter, { limit, after });
    const data = {
      jobs: page.jobs.map((job) => presentJob(job, addressOf)),
      next: page.hasMore ? (page.jobs.at(-1)?.id ?? null) : null,
    };
    const message = `${counted(page.jobs.length, 'job')}.`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

function timeOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
