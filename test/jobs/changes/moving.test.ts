import { expect, test } from 'vitest';
import { openMoving, queueFor } from '../../../server/jobs/changes/moving.ts';
import type { Queue } from '../../../server/jobs/queue/queue.ts';
import { findJob } from '../../../server/jobs/store/store.ts';
import { aVideo } from '../a-job.ts';
import { aWorkshop } from '../a-workshop.ts';
import { anUpstream } from '../an-upstream.ts';

const by = { by: 'worker', at: new Date() } as const;
const NEXT = { queue: 'job-poll', afterSeconds: 1 } as const;

/** Jobs without workers, and a queue that records its messages. */
async function movedJobs(count: number, refuses: (jobIds: readonly string[]) => boolean) {
  const { create, read, queries } = await aWorkshop({ video: anUpstream() });
  const ids = await Promise.all(Array.from({ length: count }, () => create(aVideo)));
  const jobs = await Promise.all(ids.map(read));
  const sent: string[][] = [];
  const queue: Pick<Queue, 'sendAll'> = {
    async sendAll(_name, messages) {
      const jobIds = messages.map(({ message }) => ('jobId' in message ? message.jobId : ''));
      if (refuses(jobIds)) throw new Error('The queue refuses.');
      sent.push(jobIds);
    },
  };
  return { move: openMoving({ queries, queue: queue as Queue }), jobs, queries, sent };
}

test('jobs that are moved at once are written together, each with its message', async () => {
  const { move, jobs, queries, sent } = await movedJobs(5, () => false);
  const moved = await Promise.all(
    jobs.map((job) => move({ ...by, job, change: { state: 'submitting' }, next: NEXT })),
  );
  expect(moved.map((job) => [job?.state, job?.revision])).toEqual(
    jobs.map(({ revision }) => ['submitting', revision + 1]),
  );
  expect(sent.map((jobIds) => jobIds.toSorted())).toEqual([jobs.map(({ id }) => id).toSorted()]);
  for (const { id } of jobs) expect(await findJob(queries, id)).toMatchObject({ revision: 1 });
});

test('a job that somebody else has changed is left as it is, and the others of its group move', async () => {
  const { move, jobs, sent } = await movedJobs(3, () => false);
  const [first] = jobs;
  if (first === undefined) throw new Error('There is no job.');
  await move({ ...by, job: first, change: { state: 'submitting' } });
  const moved = await Promise.all(
    jobs.map((job) => move({ ...by, job, change: { state: 'submitting' }, next: NEXT })),
  );
  expect(moved.map((job) => job?.state)).toEqual([undefined, 'submitting', 'submitting']);
  expect(sent.flat()).not.toContain(first.id);
});

test('where a message cannot be put, its job does not move, and the others of its group do', async () => {
  let unlucky = '';
  const { move, jobs, queries } = await movedJobs(3, (jobIds) => jobIds.includes(unlucky));
  unlucky = jobs[1]?.id ?? '';
  const moved = await Promise.allSettled(
    jobs.map((job) => move({ ...by, job, change: { state: 'submitting' }, next: NEXT })),
  );
  expect(moved.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const states = await Promise.all(jobs.map(async ({ id }) => (await findJob(queries, id))?.state));
  expect(states).toEqual(['submitting', 'queued', 'submitting']);
});

test.each([
  ['video', 'queued', 'job-submit'],
  ['music', 'submitting', 'job-submit'],
  ['image', 'queued', 'job-make'],
  ['image', 'submitting', 'job-make'],
  ['video', 'running', 'job-poll'],
  ['music', 'collecting', 'job-collect'],
] as const)('a %s job that is %s waits in %s', (kind, state, queue) => {
  expect(queueFor({ kind, state })).toBe(queue);
});

test('a job that has ended waits in no queue', () => {
  for (const state of ['succeeded', 'failed', 'cancelled'] as const) {
    expect(() => queueFor({ kind: 'video', state })).toThrow('has no step to wait for');
  }
});
