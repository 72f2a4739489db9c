import type { MusicJobRecord } from '../../generated/types.ts';
import type { Caller } from '../accounts/caller.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { presentMusicJob } from '../jobs/job/record.ts';
import type { Handler } from './call.ts';
import { jobNotFound } from './job-not-found.ts';
import type { Services } from './services.ts';

type Needs = Pick<Services, 'jobs' | 'addressOf'>;

/** Looks up a music job. */
export function getMusicJob(services: Needs): Handler<'getMusicJob'> {
  return (call) => lookUp(services, call);
}

/** Looks up a music job at its older path. */
export function getMusicJobV1(services: Needs): Handler<'getMusicJobV1'> {
  return (call) => lookUp(services, call);
}

interface MusicLookup {
  readonly caller: Caller;
  readonly input: { readonly parameters: { readonly jobId: string } };
}

async function lookUp(
  { jobs, addressOf }: Needs,
  { caller, input: { parameters } }: MusicLookup,
): Promise<Outcome<{ readonly kind: 'json'; readonly body: MusicJobRecord }>> {
  const job = await jobs.findOfKind(caller.accountId, 'music', parameters.jobId);
  if (job === undefined) return failed(jobNotFound('music job'));
  return done({ kind: 'json', body: presentMusicJob(job, addressOf) });
}
