import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../server/foundation/clock.ts';
import type { Identifier } from '../../../server/foundation/identifiers.ts';
import { unobserved } from '../../../server/jobs/job/crash-points.ts';
import { unobservedJobs } from '../../../server/jobs/job/job-observer.ts';
import type { BatchHandler } from '../../../server/jobs/queue/queue.ts';
import { type PollingParts, startPolling } from '../../../server/jobs/work/poller.ts';
import type { JobReport, VideoResult } from '../../../server/upstreams/port/jobs.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type { Upstream } from '../../../server/upstreams/port/upstream.ts';
import { guarded } from '../../../server/upstreams/registry.ts';
import { routesOn, tableOf } from '../../../server/upstreams/routes.ts';
import { aVideo } from '../a-job.ts';
import { aWorkshop, LONG } from '../a-workshop.ts';
import { anUpstream, RESULT, refusedWith, succeeded } from '../an-upstream.ts';

const RETRIES = { rounds: 1, firstSeconds: 1, secondsUpTo: 1 };

type Report = UpstreamOutcome<JobReport<VideoResult>>;

function running(progress: number, pollAfterSeconds = 0): Report {
  return succeeded({ state: 'running', progress, pollAfterSeconds });
}

/** Jobs at an upstream whose reply for each poll is set by the test. */
async function jobsAt(count: number, answer: (upstreamJobId: string, poll: number) => Report) {
  const polls = new Map<string, number>();
  const upstream = {
    ...anUpstream(),
    submit: async (_order: unknown, { key }: { key: string }) => succeeded(key),
    async poll(upstreamJobId: string) {
      const poll = (polls.get(upstreamJobId) ?? 0) + 1;
      polls.set(upstreamJobId, poll);
      return answer(upstreamJobId, poll);
    },
  };
  const work = await aWorkshop({ video: upstream });
  const ids: Identifier[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await work.create(aVideo));
  return { ...work, ids, polls };
}

/** Starts polling without a queue; returns the handler of batches. `taken` gets the jobs whose step is not a poll. */
async function pollingOf(
  work: Pick<PollingParts, 'queries' | 'transitions'>,
  upstreams: ReadonlyMap<string, Upstream>,
  taken: string[] = [],
): Promise<BatchHandler<'job-poll'>> {
  const polling = Promise.withResolvers<BatchHandler<'job-poll'>>();
  await startPolling({
    ...work,
    queue: { workTogether: async (_name, handler) => polling.resolve(handler) },
    routes: routesOn(() =>
      tableOf({ models: [], upstreams: guarded(upstreams), retries: RETRIES }),
    ),
    pollsPerSecond: 1_000,
    onCrashPoint: unobserved,
    observer: unobservedJobs,
    takeStep: async ({ jobId }) => void taken.push(jobId),
    clock: systemClock,
    runningSeconds: 3_600,
  });
  return polling.promise;
}

describe('jobs that are polled together', () => {
  test('each go their own way', async () => {
    const ways: Report[] = [
      succeeded({ state: 'done', result: RESULT }),
      succeeded({ state: 'failed', failure: { kind: 'failed', message: 'It rained.' } }),
      refusedWith({ kind: 'refused', message: 'Never heard of it.' }),
    ];
    const work = await jobsAt(3, (id, poll) => {
      const way = ways[work.ids.map(String).indexOf(id)];
      return poll < 3 || way === undefined ? running(poll * 10) : way;
    });
    await work.start();
    const jobs = await Promise.all(work.ids.map((id) => work.ended(id)));
    expect(jobs.map(({ state, failure }) => [state, failure?.message])).toEqual([
      ['succeeded', undefined],
      ['failed', 'It rained.'],
      ['failed', 'Never heard of it.'],
    ]);
  });

  test('are asked about again, all but the one whose asking crashes, which comes again later', async () => {
    const work = await jobsAt(4, (id, poll) => {
      if (id === work.ids[0] && poll === 1) throw new Error('a bug');
      return poll < 3 ? running(poll) : succeeded({ state: 'done', result: RESULT });
    });
    await work.start();
    for (const id of work.ids) expect((await work.ended(id)).state).toBe('succeeded');
  });

  test('are all taken but one that cannot be read, which comes again: a newer process of the gateway may have written it', async () => {
    const work = await jobsAt(2, () => running(0));
    const [unreadable = '', other = ''] = work.ids;
    await work.queries
      .updateTable('job')
      .set({ kind: 'poem' })
      .where('id', '=', unreadable)
      .execute();
    const taken: string[] = [];
    const poll = await pollingOf(work, new Map(), taken);
    const messages = work.ids.map((jobId) => ({ jobId, revision: 0, attempt: 0 }));
    const results = await poll(messages, new AbortController().signal);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(taken).toEqual([other]);
  });

  test('are not held up by those at another upstream that takes its time', async () => {
    const slow = Promise.withResolvers<Report>();
    let held = 0;
    const atLeisure = {
      ...anUpstream(),
      poll(): Promise<Report> {
        held += 1;
        return slow.promise;
      },
    };
    const work = await aWorkshop(
      { video: atLeisure },
      { others: { quick: { video: anUpstream() } } },
    );
    // More than all workers poll at once.
    for (let index = 0; index < 200; index += 1) await work.create(aVideo);
    await work.start();
    await vi.waitFor(() => expect(held).toBeGreaterThan(0), LONG);
    const job = await work.ended(await work.create({ ...aVideo, upstream: 'quick' }));
    expect(job).toMatchObject({ state: 'succeeded', upstream: 'quick' });
    slow.resolve(succeeded({ state: 'done', result: RESULT }));
  });

  test('keep what is known of earlier tries when they are put off', async () => {
    const slow = Promise.withResolvers<Report>();
    const video = { ...anUpstream(), poll: () => slow.promise };
    const work = await jobsAt(3, () => running(0));
    await work.queries
      .updateTable('job')
      .set({ state: 'running', upstream_job_id: 'upstream-1' })
      .execute();
    const poll = await pollingOf(work, new Map([['scripted', { video, close: async () => {} }]]));
    const tries = { attempt: 3, unknownTimes: 2 };
    const [held, alsoHeld, delayed] = work.ids.map((jobId) =>
      poll([{ jobId, revision: 0, ...tries }], new AbortController().signal),
    );
    expect(await delayed).toEqual([{ status: 'fulfilled', value: undefined }]);
    const { rows } = await sql`select data from pgboss.job where name = 'job-poll'`.execute(
      work.queries,
    );
    expect(rows).toEqual([{ data: { jobId: work.ids[2], revision: 0, ...tries } }]);
    slow.resolve(running(0));
    await Promise.all([held, alsoHeld]);
  });

  test('are asked about once at a time, though a poll is delivered again after it has sent the next one', async () => {
    const work = await jobsAt(1, () => running(0));
    await work.queries
      .updateTable('job')
      .set({ state: 'running', upstream_job_id: 'upstream-1' })
      .execute();
    const video = anUpstream({ poll: [running(0)] });
    const upstreams = new Map([['scripted', { video, close: async () => {} }]]);
    const taken: string[] = [];
    const poll = await pollingOf(work, upstreams, taken);
    const { signal } = new AbortController();
    const [jobId = ''] = work.ids;
    const first = { jobId, revision: 0, attempt: 0 };
    await poll([first], signal);
    await poll([{ ...first, isRedelivered: true }], signal);
    expect(video.polls()).toBe(2);
    const { rows } = await sql<{
      data: typeof first;
    }>`select data from pgboss.job where name = 'job-poll'`.execute(work.queries);
    expect(rows).toHaveLength(2);
    for (const { data } of rows) await poll([data], signal);
    expect(video.polls()).toBe(3);
    expect(taken).toEqual([jobId]);
  });

  test('are written only where something has changed', async () => {
    const work = await jobsAt(2, (id, poll) => running(id === work.ids[0] ? 50 : poll));
    await work.start();
    const [still = '', moving = ''] = work.ids;
    await vi.waitFor(() => expect(work.polls.get(still) ?? 0).toBeGreaterThan(5), LONG);
    await vi.waitFor(() => expect(work.polls.get(moving) ?? 0).toBeGreaterThan(5), LONG);
    const [one, other] = await Promise.all(work.ids.map((id) => work.read(id)));
    // Three revisions: submitted, running, and 50 %.
    expect(one).toMatchObject({ progress: 50, revision: 3 });
    expect(other?.revision).toBeGreaterThan(5);
  });

  test('are left alone when somebody else has ended them meanwhile', async () => {
    const work = await jobsAt(1, () => running(10));
    const [id] = work.ids;
    if (id === undefined) throw new Error('There is no job.');
    await work.start();
    await vi.waitFor(async () => expect((await work.read(id)).state).toBe('running'), LONG);
    const job = await work.read(id);
    const cancelled = await work.jobs.cancel(job);
    expect(cancelled.state).toBe('cancelled');
    const polls = work.polls.get(id) ?? 0;
    // Another job shows that the queue continues.
    const other = await work.create(aVideo);
    await vi.waitFor(() => expect(work.polls.get(other) ?? 0).toBeGreaterThan(3), LONG);
    expect(work.polls.get(id) ?? 0).toBeLessThanOrEqual(polls + 1);
    expect((await work.read(id)).state).toBe('cancelled');
  });
});
