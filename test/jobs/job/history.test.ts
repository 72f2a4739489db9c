import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { MAX_TRIES } from '../../../server/jobs/job/history.ts';
import { changeJob } from '../../../server/jobs/store/store.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { anAccount, aVideo, aWaitingJob } from '../a-job.ts';
import { aWorkshop, LONG } from '../a-workshop.ts';
import { anUpstream, RESULT, refusedWith, succeeded } from '../an-upstream.ts';

describe('the history of a job', () => {
  test('tells its way from its creation to its end', async () => {
    const workshop = await aWorkshop({ video: anUpstream() });
    const id = await workshop.create(aVideo);
    await workshop.start();
    const { history } = await workshop.ended(id);
    expect(history).toEqual([
      { at: expect.any(String), step: 'created', quota: 60 },
      { at: expect.any(String), step: 'submitting' },
      { at: expect.any(String), step: 'running', upstream: 'scripted' },
      { at: expect.any(String), step: 'collecting' },
      { at: expect.any(String), step: 'succeeded' },
    ]);
    const times = history.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  test('tells what failed on the way, and when it was tried again', async () => {
    const upstream = anUpstream({
      submit: [refusedWith({ kind: 'failed', message: 'It rains.' }), succeeded('upstream-1')],
      poll: [succeeded({ state: 'done', result: RESULT })],
    });
    const workshop = await aWorkshop({ video: upstream });
    const id = await workshop.create(aVideo);
    await workshop.start();
    await vi.waitFor(async () => {
      const { history } = await workshop.read(id);
      expect(history.map(({ step }) => step)).toEqual(['created', 'submitting', 'retrying']);
      const [, , retry] = history;
      expect(retry).toMatchObject({ message: 'It rains.', attempt: 1 });
      expect(Date.parse(retry?.nextAt ?? '')).toBeGreaterThan(Date.parse(retry?.at ?? ''));
    }, LONG);
  });

  test('tells why it ended', async () => {
    const workshop = await aWorkshop({ video: anUpstream() });
    const job = await workshop.read(await workshop.create(aVideo));
    const { history } = await workshop.jobs.cancel(job);
    expect(history.at(-1)).toMatchObject({ step: 'cancelled', reason: 'cancelled' });
  });

  test('passes over what a newer process of the gateway may have written', async () => {
    const workshop = await aWorkshop({ video: anUpstream() });
    const id = await workshop.create(aVideo);
    const newer = [{ at: new Date().toISOString(), step: 'inspected' }];
    await sql`update job set history = history || ${JSON.stringify(newer)}::jsonb`.execute(
      workshop.queries,
    );
    await workshop.start();
    const { history } = await workshop.ended(id);
    expect(history.map(({ step }) => step)).toEqual([
      'created',
      'submitting',
      'running',
      'collecting',
      'succeeded',
    ]);
  });

  test('holds so many tries and no more, and its end all the same', async () => {
    const database = await anEmptyDatabase();
    const { queries } = database;
    let job = await aWaitingJob(queries, await anAccount(queries));
    const by = 'worker' as const;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const at = new Date();
      const retry = { message: 'It rains. '.repeat(100), attempt: tries + 1, nextAt: at };
      job = (await changeJob(queries, { job, change: { state: 'submitting' }, by, at })) ?? job;
      job = (await changeJob(queries, { job, change: { state: 'queued' }, by, at, retry })) ?? job;
    }
    expect(job.history).toHaveLength(MAX_TRIES);
    expect(Math.max(...job.history.map(({ message = '' }) => message.length))).toBe(300);
    const failure = { message: 'It rained.', reason: 'upstream' } as const;
    const end = { state: 'failed', failure, quota: 0 } as const;
    const ended = await changeJob(queries, { job, change: end, by, at: new Date() });
    expect(ended?.history).toHaveLength(MAX_TRIES + 1);
    await database.close();
  });
});
