import { operations } from '../../generated/operations.ts';
import { done, failed } from '../foundation/outcome.ts';
import type { JobNews } from '../jobs/following/watching-all.ts';
import { isFinal } from '../jobs/job/lifecycle.ts';
import { type AddressOf, presentJob } from '../jobs/job/record.ts';
import type { Handler } from './call.ts';
import { crowdedProblem, following } from './following.ts';
import type { Services } from './services.ts';

const { maxStreams } = operations.streamJobs;

/** Streams the records of an account's jobs as they change. */
export function streamJobs({
  jobs,
  addressOf,
  clock,
  ...stays
}: Pick<
  Services,
  'jobs' | 'addressOf' | 'clock' | 'accessWatch' | 'lifetimes'
>): Handler<'streamJobs'> {
  return async ({ caller, input: { parameters }, signal }) => {
    const { accountId } = caller;
    const crowd = jobs.crowdedForAll(accountId, maxStreams);
    if (crowd !== undefined) return failed(crowdedProblem(crowd, maxStreams, 'ask for the list'));
    const last = parameters['Last-Event-ID'];
    const since = last === undefined ? undefined : placeOf(last, clock.now());
    const open = (whole: AbortSignal): AsyncIterable<string> =>
      eventsOf(jobs.watchAll({ accountId, since, signal: whole, upTo: maxStreams }), addressOf);
    const who = { caller, signal, comment: 'nothing new' };
    return done({ kind: 'events', events: following(who, open, stays) });
  };
}

async function* eventsOf(
  news: AsyncIterable<JobNews>,
  addressOf: AddressOf,
): AsyncIterable<string> {
  for await (const one of news) yield eventOf(one, addressOf);
}

/**
 * A server-sent event (the HTML standard, section 9.2). Its identifier is the client's position in the stream, in Unix
 * milliseconds.
 */
function eventOf(news: JobNews, addressOf: AddressOf): string {
  const id = news.place.getTime();
  if (news.kind === 'live') {
    const data = JSON.stringify({ caughtUpAt: news.place.toISOString() });
    return `id: ${id}\nevent: live\ndata: ${data}\n\n`;
  }
  const name = isFinal(news.job.state) ? 'end' : 'progress';
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(presentJob(news.job, addressOf))}\n\n`;
}

/** The stream position of an event identifier; one in the future means the current position. */
function placeOf(id: string, now: Date): Date {
  return new Date(Math.min(Number(id), now.getTime()));
}
