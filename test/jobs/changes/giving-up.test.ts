import { expect, test } from 'vitest';
import { ABANDONED, giveUp } from '../../../server/jobs/changes/giving-up.ts';
import type { Job } from '../../../server/jobs/job/job.ts';
import { aVideo } from '../a-job.ts';
import { aWorkshop } from '../a-workshop.ts';
import { anUpstream } from '../an-upstream.ts';

/** A waiting job, as it was read, and what gives it up. */
async function aGivenUpJob() {
  const { create, read, transitions } = await aWorkshop({ video: anUpstream() });
  const job = await read(await create(aVideo));
  const cancelled: string[] = [];
  const cancelUpstream = ({ id }: Job): void => void cancelled.push(id);
  const giveUpJob = () => giveUp(job, ABANDONED, { transitions, cancelUpstream });
  return { job, transitions, cancelled, giveUpJob, read };
}

test('a job that is given up fails and is cancelled at its upstream', async () => {
  const { job, cancelled, giveUpJob, read } = await aGivenUpJob();
  expect(await giveUpJob()).toBe(true);
  expect((await read(job.id)).state).toBe('failed');
  expect(cancelled).toEqual([job.id]);
});

test('a job that was changed since it was read goes on, also at its upstream', async () => {
  const { job, transitions, cancelled, giveUpJob, read } = await aGivenUpJob();
  await transitions.move(job, { state: 'submitting' });
  expect(await giveUpJob()).toBe(false);
  expect((await read(job.id)).state).toBe('submitting');
  expect(cancelled).toEqual([]);
});
