import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openAssets } from '../../server/assets/assets.ts';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { signerWith } from '../../server/assets/signing.ts';
import { type Clock, systemClock } from '../../server/foundation/clock.ts';
import type { Identifier } from '../../server/foundation/identifiers.ts';
import type { Job } from '../../server/jobs/job.ts';
import { openJobs } from '../../server/jobs/jobs.ts';
import { isFinal } from '../../server/jobs/lifecycle.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { findJob } from '../../server/jobs/store.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { makeRoutes } from '../../server/upstreams/routes.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount, aVideo, aWaitingJob } from './a-job.ts';
import {
  aFile,
  anUpstream,
  RESULT,
  refusedWith,
  type ScriptedUpstream,
  succeeded,
} from './an-upstream.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('the worker', () => {
  test('submits a job once under its own key, asks until it is done, and stores the result', async () => {
    const upstream = anUpstream({
      poll: [running(30), running(60), succeeded({ state: 'done', result: RESULT })],
    });
    const { create, ended, assets } = await aWorker(upstream);
    const id = await create();
    const job = await ended(id);
    expect(job).toMatchObject({
      state: 'succeeded',
      progress: 100,
      upstreamJobId: 'upstream-1',
      quota: 60,
    });
    expect(upstream.keys).toEqual([id]);
    expect(upstream.polls()).toBe(3);
    const { videoAsset, coverAsset } = { ...job.result } as {
      videoAsset: string;
      coverAsset: string;
    };
    expect(await assets.find(videoAsset)).toMatchObject({ mediaType: 'video/webm', bytes: 4 });
    expect(await assets.find(coverAsset)).toBeDefined();
  });

  test('lets progress rise only', async () => {
    const upstream = anUpstream({ poll: [running(50), running(20), running(20)] });
    const { create, read } = await aWorker(upstream);
    const id = await create();
    await vi.waitFor(() => expect(upstream.polls()).toBeGreaterThanOrEqual(3), LONG);
    expect((await read(id)).progress).toBe(50);
  });

  test('tries a submission again where that may help, and not where it cannot', async () => {
    const busy = refusedWith({ kind: 'limited', message: 'Too many.', retryAfterSeconds: 0 });
    const patient = anUpstream({ submit: [busy, succeeded('upstream-1')] });
    const first = await aWorker(patient);
    expect((await first.ended(await first.create())).state).toBe('succeeded');
    expect(new Set(patient.keys).size).toBe(1);
    expect(patient.keys).toHaveLength(2);

    const strict = anUpstream({
      submit: [refusedWith({ kind: 'refused', message: 'No such style.' })],
    });
    const second = await aWorker(strict);
    const job = await second.ended(await second.create());
    expect(job).toMatchObject({
      state: 'failed',
      failure: { message: 'No such style.', reason: 'upstream' },
    });
    expect(strict.keys).toHaveLength(1);
  });

  test('ends a moderated job with that reason, and takes nothing for it', async () => {
    const moderated = { kind: 'moderated', message: 'Refused by moderation.' } as const;
    const upstream = anUpstream({ poll: [succeeded({ state: 'failed', failure: moderated })] });
    const { create, ended } = await aWorker(upstream);
    expect(await ended(await create())).toMatchObject({
      state: 'failed',
      quota: 0,
      failure: { reason: 'moderation', message: 'Refused by moderation.' },
    });
  });

  test('asks again after a poll that failed', async () => {
    const upstream = anUpstream({
      poll: [
        refusedWith({ kind: 'limited', message: 'Too many.', retryAfterSeconds: 0 }),
        succeeded({ state: 'done', result: RESULT }),
      ],
    });
    const { create, ended } = await aWorker(upstream);
    expect((await ended(await create())).state).toBe('succeeded');
  });

  test('fails a job whose result cannot be fetched, and keeps no half of it', async () => {
    const upstream = anUpstream({
      fetch: [
        succeeded(aFile('video')),
        refusedWith({ kind: 'refused', message: 'The cover is gone.' }),
      ],
    });
    const { create, ended, assetCount } = await aWorker(upstream);
    const job = await ended(await create());
    expect(job).toMatchObject({ state: 'failed', failure: { message: 'The cover is gone.' } });
    expect(await assetCount()).toBe(0);
  });

  test('fetches a result again where the upstream may have it in a while', async () => {
    const upstream = anUpstream({
      fetch: [
        refusedWith({ kind: 'limited', message: 'Too many.', retryAfterSeconds: 0 }),
        succeeded(aFile('video')),
        refusedWith({ kind: 'failed', message: 'Just a moment.' }),
        succeeded(aFile('video')),
        succeeded(aFile('cover')),
      ],
    });
    const { create, ended, assetCount } = await aWorker(upstream);
    expect(await ended(await create())).toMatchObject({ state: 'succeeded' });
    // Two rows and two files, and nothing of the tries before.
    expect(await assetCount()).toBe(4);
  });

  test('is not held up by submissions that take their time', async () => {
    const slow = Promise.withResolvers<void>();
    const upstream = anUpstream();
    const { submit } = upstream;
    let held = 0;
    upstream.submit = async (order, context) => {
      held += 1;
      if (held <= 3) await slow.promise;
      return submit(order, context);
    };
    const { create, ended } = await aWorker(upstream);
    const waiting = [await create(), await create(), await create()];
    await vi.waitFor(() => expect(held).toBe(3), LONG);
    expect((await ended(await create())).state).toBe('succeeded');
    slow.resolve();
    for (const id of waiting) expect((await ended(id)).state).toBe('succeeded');
  });

  test('gives up a job that has not ended in its time', async () => {
    const upstream = anUpstream({ poll: [running(10)] });
    const clock = { now: () => new Date(Date.now() + ahead) };
    let ahead = 0;
    const { create, ended, read } = await aWorker(upstream, clock);
    const id = await create();
    await vi.waitFor(async () => expect((await read(id)).state).toBe('running'), LONG);
    ahead = 61 * 60_000;
    expect(await ended(id)).toMatchObject({ state: 'failed', failure: { reason: 'timeout' } });
  });

  test('sets a job aside whose steps crash again and again', async () => {
    const upstream = anUpstream();
    upstream.submit = () => Promise.reject(new Error('a bug'));
    const { create, ended } = await aWorker(upstream);
    const job = await ended(await create());
    expect(job).toMatchObject({
      state: 'failed',
      failure: { message: 'The gateway failed at this job.' },
    });
  });

  test('does nothing for a message of an older revision', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const upstream = anUpstream();
    const { poll } = upstream;
    upstream.poll = async (upstreamJobId, context) => {
      asked.resolve();
      await answer.promise;
      return poll(upstreamJobId, context);
    };
    const { create, ended, read, queue, queries, accountId } = await aWorker(upstream);
    const id = await create();
    await asked.promise;
    const { revision } = await read(id);
    for (const name of ['job-submit', 'job-poll', 'job-abandoned'] as const) {
      const message = { jobId: id, revision: revision - 1, attempt: 0 };
      await queue.send(name, message, { queries });
    }
    // A queue hands over in order: what comes behind these messages shows that they have been handled.
    const other = await create();
    const aside = await aWaitingJob(queries, accountId);
    await queue.send('job-abandoned', { jobId: aside.id, revision: 0, attempt: 0 }, { queries });
    expect((await ended(aside.id)).state).toBe('failed');
    answer.resolve();
    expect((await ended(other)).state).toBe('succeeded');
    expect(await ended(id)).toMatchObject({ state: 'succeeded', revision: revision + 2 });
    expect(upstream.polls()).toBe(2);
    expect(upstream.keys.filter((key) => key === id)).toHaveLength(1);
  });
});

const LONG = { timeout: 40_000, interval: 50 } as const;

function running(progress: number) {
  return succeeded({ state: 'running', progress, pollAfterSeconds: 0 } as const);
}

/** A worker on an empty database, with one video upstream behind it. */
async function aWorker(upstream: ScriptedUpstream, clock: Clock = systemClock) {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-worker-'));
  const database = await anEmptyDatabase();
  const { queries } = database;
  const log = pino({ level: 'silent' });
  const store = await openFolderStore(folder);
  const signer = signerWith('secret', clock);
  const addressOf = ({ assetId }: { readonly assetId: string }): string => assetId;
  const assets = openAssets({ queries, store, signer, clock, addressOf, bytesUpTo: 2 ** 20 });
  const queue = await openQueue(database, log);
  closing.push(
    () => rm(folder, { recursive: true }),
    () => database.close(),
    () => queue.stop(5),
  );
  const routes = makeRoutes(
    [{ id: '*', upstream: 'scripted' }],
    new Map([['scripted', { video: upstream, close: async () => {} }]]),
  );
  await new Worker({ queries, queue, routes, assets, clock, log, maxMinutes: 60 }).start();
  const accountId = await anAccount(queries);
  const jobs = openJobs({ queries, queue, clock });
  const read = async (id: Identifier): Promise<Job> => {
    const job = await findJob(queries, id);
    if (job === undefined) throw new Error('The job is not there.');
    return job;
  };
  return {
    accountId,
    queue,
    queries,
    assets,
    read,
    create: () => jobs.create({ ...aVideo, accountId }),
    ended: (id: Identifier) =>
      vi.waitFor(async () => {
        const job = await read(id);
        if (!isFinal(job.state)) throw new Error(`The job is ${job.state}.`);
        return job;
      }, LONG),
    async assetCount() {
      const rows = await queries.selectFrom('asset').select('id').execute();
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      return rows.length + files.filter((file) => file.isFile()).length;
    },
  };
}
