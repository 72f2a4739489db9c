import { operations } from '../../generated/operations.ts';
import { done, failed } from '../foundation/outcome.ts';
import type { Job } from '../jobs/job/job.ts';
import { isFinal } from '../jobs/job/lifecycle.ts';
import { type AddressOf, presentJob } from '../jobs/job/record.ts';
import type { Handler } from './call.ts';
import { crowdedProblem, following } from './following.ts';
import { jobNotFound } from './job-not-found.ts';
import type { Services } from './services.ts';

const { maxStreams } = operations.streamJobEvents;

/** Streams a job's record after each change, until the job ends. */
export function streamJobEvents({
  jobs,
  addressOf,
  ...stays
}: Pick<Services, 'jobs' | 'addressOf' | 'accessWatch' | 'lifetimes'>): Handler<'streamJobEvents'> {
  return async ({ caller, input: { parameters }, signal }) => {
    const job = await jobs.find(caller.accountId, parameters.jobId);
    if (job === undefined) return failed(jobNotFound());
    const crowd = jobs.crowded(caller.accountId, maxStreams);
    if (crowd !== undefined) return failed(crowdedProblem(crowd, maxStreams, 'ask for the record'));
    const seen = parameters['Last-Event-ID'];
    const isNews = seen === undefined || Number(seen) !== job.revision;
    if (isFinal(job.state) && !isNews) return done({ kind: 'nothing' });
    const open = (whole: AbortSignal): AsyncIterable<string> =>
      eventsOf({ job, isNews }, jobs.watch(job, { signal: whole, upTo: maxStreams }), addressOf);
    const who = { caller, signal, comment: 'the job goes on' };
    return done({ kind: 'events', events: following(who, open, stays) });
  };
}

/** A job as it was read, and whether the client does not have that revision yet. */
interface Beginning {
  readonly job: Job;
  readonly isNews: boolean;
}

/** The events of a job. Changes that do not affect its record are skipped. */
async function* eventsOf(
  { job, isNews }: Beginning,
  changes: AsyncIterable<Job>,
  addressOf: AddressOf,
): AsyncIterable<string> {
  let told = JSON.stringify(presentJob(job, addressOf));
  if (isNews) yield eventOf(job, told);
  for await (const changed of changes) {
    const record = JSON.stringify(presentJob(changed, addressOf));
    if (record === told) continue;
    told = record;
    yield eventOf(changed, record);
  }
}

/** A server-sent event (the HTML standard, section 9.2). */
function eventOf({ revision, state }: Job, record: string): string {
  return `id: ${revision}\nevent: ${isFinal(state) ? 'end' : 'progress'}\ndata: ${record}\n\n`;
}
