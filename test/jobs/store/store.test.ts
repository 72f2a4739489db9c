import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { presentJob } from '../../../server/jobs/job/record.ts';
import { changeJob, findJob, findJobs, insertJobs } from '../../../server/jobs/store/store.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { anAccount, aVideo, aWaitingJob } from '../a-job.ts';

let database: Database;
let accountId: string;

beforeAll(async () => {
  database = await anEmptyDatabase();
  accountId = await anAccount(database.queries);
});

afterAll(() => database.close());

function byWorker() {
  return { by: 'worker', at: new Date() } as const;
}

describe('the store of jobs', () => {
  test('gives back what was written', async () => {
    const job = await aWaitingJob(database.queries, accountId);
    expect(job).toMatchObject({
      kind: 'video',
      state: 'queued',
      revision: 0,
      progress: 0,
      quota: aVideo.quota,
      request: { prompt: 'A lighthouse' },
      order: { seconds: 6 },
    });
    expect(job.finishedAt).toBeUndefined();
    expect(await findJob(database.queries, newIdentifier())).toBeUndefined();
  });

  test('takes what no text of PostgreSQL can hold, in what is asked and in what an upstream says', async () => {
    const { queries } = database;
    const request = { ...aVideo.request, prompt: 'NUL \0 and half a fox \ud83e' };
    const made = { ...aVideo, request, id: newIdentifier(), accountId } as const;
    await insertJobs(queries, [{ ...made, state: 'queued', createdAt: new Date() }]);
    const job = await findJob(queries, made.id);
    expect(job).toMatchObject({ request: { prompt: 'NUL \uFFFD and half a fox \uFFFD' } });
    if (job === undefined) return;
    const failure = { message: 'Half \udd8a and \0.', reason: 'upstream' } as const;
    const ended = await changeJob(queries, {
      job,
      change: { state: 'failed', failure, quota: 0 },
      ...byWorker(),
    });
    expect(ended?.failure?.message).toBe('Half \uFFFD and \uFFFD.');
  });

  test('lets the first of two writers change a job, and tells the other', async () => {
    const { queries } = database;
    const job = await aWaitingJob(queries, accountId);
    const first = await changeJob(queries, { job, change: { state: 'submitting' }, ...byWorker() });
    const late = await changeJob(queries, { job, change: { state: 'failed' }, ...byWorker() });
    expect([first?.revision, late]).toEqual([1, undefined]);
    expect((await findJob(queries, job.id))?.state).toBe('submitting');
  });

  test('refuses a writer who has read a job before it went to another upstream', async () => {
    const { queries } = database;
    const job = await aWaitingJob(queries, accountId);
    const handed = await changeJob(queries, {
      job,
      change: { state: 'submitting' },
      ...byWorker(),
    });
    if (handed === undefined) throw new Error('The job was not changed.');
    const passedOn = { state: 'submitting', upstream: 'other' } as const;
    const now = await changeJob(queries, { job: handed, change: passedOn, ...byWorker() });
    expect(now).toMatchObject({ upstream: 'other', revision: handed.revision });
    expect(
      await changeJob(queries, { job: handed, change: { state: 'queued' }, ...byWorker() }),
    ).toBeUndefined();
    expect(await findJob(queries, job.id)).toMatchObject({ state: 'submitting' });
  });

  test('refuses a change that the lifecycle does not know', async () => {
    const job = await aWaitingJob(database.queries, accountId);
    const leap = changeJob(database.queries, {
      job,
      change: { state: 'succeeded' },
      ...byWorker(),
    });
    await expect(leap).rejects.toThrow('no transition from queued to succeeded');
  });

  test('refuses a change by somebody who may not make it, and one that writes what it should not', async () => {
    const { queries } = database;
    const job = await aWaitingJob(queries, accountId);
    const cancelled = changeJob(queries, { job, change: { state: 'cancelled' }, ...byWorker() });
    await expect(cancelled).rejects.toThrow('is made by the caller, not by the worker');
    const stray = changeJob(queries, {
      job,
      change: { state: 'submitting', progress: 3 },
      ...byWorker(),
    });
    await expect(stray).rejects.toThrow('must not write progress');
    expect((await findJob(queries, job.id))?.revision).toBe(0);
  });

  test('reads songs as the first gateways wrote them, so that they can be shown', async () => {
    const { queries } = database;
    const { id } = await aWaitingJob(queries, accountId);
    const song = { songId: 's', title: 'Waves', prompt: 'p', tags: 't', seconds: 9 };
    const files = { imageAsset: 'i', largeImageAsset: 'l', videoAsset: 'v', audioAsset: 'a' };
    const result = { songs: [{ ...song, ...files, createdAt: '2026-11-21T08:15:30Z' }] };
    await queries
      .updateTable('job')
      .set({ kind: 'music', state: 'succeeded', result: JSON.stringify(result) })
      .set({ finished_at: new Date() })
      .where('id', '=', id)
      .execute();
    const job = await findJob(queries, id);
    if (job === undefined) throw new Error('The job is not there.');
    expect(presentJob(job, (asset) => `/assets/${asset}`)).toMatchObject({
      status: 'SUCCESS',
      data: { musics: [{ title: 'Waves', audioUrl: '/assets/a', videoUrl: '/assets/v' }] },
    });
  });

  test.each([
    ['request', { request: '[]' }],
    ['order', { work_order: '"6 seconds"' }],
    ['upstreamResult', { upstream_result: '{"songs":[]}' }],
    ['result', { result: '{"images":[]}' }],
  ])('says of which job the %s cannot be read', async (field, columns) => {
    const { queries } = database;
    const { id } = await aWaitingJob(queries, accountId);
    await queries.updateTable('job').set(columns).where('id', '=', id).execute();
    const message = `The ${field} of the job ${id} is not that of a video job.`;
    await expect(findJob(queries, id)).rejects.toThrow(message);
    expect((await findJobs(queries, [id])).get(id)).toMatchObject({
      isReadable: false,
      error: new Error(message),
    });
  });

  test('notes when a job has ended, and why it failed', async () => {
    const { queries } = database;
    const job = await aWaitingJob(queries, accountId);
    const failure = { message: 'It rained.', reason: 'upstream' } as const;
    await changeJob(queries, {
      job,
      change: { state: 'failed', failure, quota: 0 },
      ...byWorker(),
    });
    const ended = await findJob(queries, job.id);
    expect(ended).toMatchObject({ state: 'failed', failure, quota: 0 });
    expect(ended?.finishedAt).toBeInstanceOf(Date);
  });
});
