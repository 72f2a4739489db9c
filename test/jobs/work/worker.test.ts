import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { type Clock, secondsAfter, systemClock } from '../../../server/foundation/clock.ts';
import { openLog } from '../../../server/foundation/log.ts';
import { aVideo, aWaitingJob } from '../a-job.ts';
import { aWorkshop, hurry, LONG } from '../a-workshop.ts';
import {
  aFile,
  anUpstream,
  RESULT,
  refusedWith,
  type ScriptedUpstream,
  succeeded,
} from '../an-upstream.ts';

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
    expect(await assets.find(videoAsset)).toMatchObject({ mediaType: 'video/mp4', bytes: 24 });
    expect(await assets.find(coverAsset)).toBeDefined();
  });

  test('lets progress rise only (B11)', async () => {
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

  test('fails a job whose result cannot be fetched, and keeps none of it (B11)', async () => {
    const gone = refusedWith({ kind: 'refused', message: 'The video is gone.' });
    const { create, ended, assetCount } = await aWorker(anUpstream({ fetch: [gone] }));
    const job = await ended(await create());
    expect(job).toMatchObject({ state: 'failed', failure: { message: 'The video is gone.' } });
    expect(await assetCount()).toBe(0);
  });

  test('keeps a video without the cover that its upstream refuses', async () => {
    const gone = refusedWith({ kind: 'refused', message: 'The cover is gone.' });
    const upstream = anUpstream({ fetch: [gone, succeeded(aFile('video/mp4'))] });
    const { create, ended, assetCount } = await aWorker(upstream);
    const job = await ended(await create());
    expect(job).toMatchObject({ state: 'succeeded', quota: 60 });
    expect(job.result).not.toHaveProperty('coverAsset');
    expect(await assetCount()).toBe(2);
  });

  test.each([
    [4, 'that is not there', 3600, { kind: 'failed', message: 'Just a moment.' }],
    [1, 'shortly before the end of its time', 50, { kind: 'failed', message: 'Just a moment.' }],
    [1, 'that would take minutes', 3600, busyFor(60).failure],
    [1, 'that does not come', 3600, { kind: 'timed-out', message: 'Too late.' }],
  ] as const)(
    'tries %i times to get a cover %s, then keeps the video without it, which is fetched once',
    async (times, _, runningJob, failure) => {
      let covers = 0;
      let videos = 0;
      const upstream = anUpstream();
      const { fetch } = upstream;
      upstream.fetch = async (id, reference, context) => {
        if (reference !== RESULT.cover) {
          videos += 1;
          return fetch(id, reference, context);
        }
        covers += 1;
        return refusedWith(failure);
      };
      const work = await aWorkshop({ video: upstream }, { lifetimes: { runningJob } });
      await work.start();
      const id = await work.create(aVideo);
      await vi.waitFor(async () => {
        await hurry(work.queries);
        expect(await work.read(id)).toMatchObject({ state: 'succeeded', quota: 60 });
      }, LONG);
      expect([covers, videos]).toEqual([times, 1]);
      expect(await work.assetCount()).toBe(2);
    },
  );

  test('stores a result when that can be done again, and the log says once why it waits (D3, D6)', async () => {
    const said: unknown[] = [];
    const log = openLog('info', { write: (line) => void said.push(JSON.parse(line).msg) });
    const work = await aWorkshop({ video: anUpstream() }, { log });
    const away = vi.spyOn(work.assets.store, 'write');
    for (let time = 0; time < 2; time += 1)
      away.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    await work.start();
    const id = await work.create(aVideo);
    await vi.waitFor(async () => {
      await hurry(work.queries);
      expect(await work.read(id)).toMatchObject({ state: 'succeeded' });
    }, LONG);
    expect(said).toEqual([
      'files of jobs cannot be stored: trying again',
      'files of jobs can be stored again',
      'job succeeded',
    ]);
  });

  test('waits for a cover as long after an outage of the store as without one (D6)', async () => {
    const busy = refusedWith({ kind: 'failed', message: 'Just a moment.' });
    const [cover, video] = [succeeded(aFile('image/jpeg')), succeeded(aFile('video/mp4'))];
    // Four times to no avail, as the store is away; then the upstream has no cover at first.
    const fetch = [...Array(4).fill(cover), busy, cover, video];
    const work = await aWorkshop({ video: anUpstream({ fetch }) });
    const away = vi.spyOn(work.assets.store, 'write');
    for (let time = 0; time < 4; time += 1)
      away.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    await work.start();
    const id = await work.create(aVideo);
    await vi.waitFor(async () => {
      await hurry(work.queries);
      expect(await work.read(id)).toMatchObject({ state: 'succeeded' });
    }, LONG);
    expect((await work.read(id)).result).toHaveProperty('coverAsset');
  });

  test('fetches a result again where the upstream may have it in a while', async () => {
    const upstream = anUpstream({
      fetch: [
        refusedWith({ kind: 'limited', message: 'Too many.', retryAfterSeconds: 0 }),
        succeeded(aFile('image/jpeg')),
        refusedWith({ kind: 'failed', message: 'Just a moment.' }),
        succeeded(aFile('image/jpeg')),
        succeeded(aFile('video/mp4')),
      ],
    });
    const { create, ended, assetCount } = await aWorker(upstream);
    expect(await ended(await create())).toMatchObject({ state: 'succeeded' });
    // Two rows and two files, and nothing from earlier attempts.
    expect(await assetCount()).toBe(4);
  });

  test.each(['image/jpeg', 'text/plain'] as const)(
    'fails a job whose video is %s, whatever its upstream says, and stores none of it (B13)',
    async (mediaType) => {
      const upstream = anUpstream({ fetch: [succeeded(aFile(mediaType, 'video/mp4'))] });
      const { create, ended, assetCount } = await aWorker(upstream);
      expect(await ended(await create())).toMatchObject({
        state: 'failed',
        failure: { message: 'What the upstream has made is no video.', reason: 'upstream' },
      });
      expect(await assetCount()).toBe(0);
    },
  );

  test.each(['video/mp4', 'text/plain'] as const)(
    'keeps a video without a cover that is %s, whatever its upstream says (B13)',
    async (mediaType) => {
      const cover = succeeded(aFile(mediaType, 'image/jpeg'));
      const upstream = anUpstream({ fetch: [cover, succeeded(aFile('video/mp4'))] });
      const { create, ended, assetCount } = await aWorker(upstream);
      expect((await ended(await create())).state).toBe('succeeded');
      expect(await assetCount()).toBe(2);
    },
  );

  test('keeps a file under the type that its content tells', async () => {
    const upstream = anUpstream({
      poll: [succeeded({ state: 'done', result: { video: 'video' } })],
      fetch: [succeeded(aFile('video/mp4', 'video/webm'))],
    });
    const { create, ended, assets } = await aWorker(upstream);
    const job = await ended(await create());
    if (job.kind !== 'video' || job.result === undefined) throw new Error('It has no result.');
    expect(job.result).not.toHaveProperty('coverAsset');
    const asset = await assets.find(job.result.videoAsset);
    expect(asset).toMatchObject({ mediaType: 'video/mp4', fileName: 'video.mp4' });
  });

  test('fails a job whose result is larger than allowed, and stores none of it (B13)', async () => {
    const upstream = anUpstream();
    const work = await aWorkshop({ video: upstream }, { lifetimes: { resultBytes: 23 } });
    await work.start();
    const job = await work.ended(await work.create(aVideo));
    expect(job).toMatchObject({ state: 'failed', quota: 0, failure: { reason: 'upstream' } });
    expect(job.failure?.message).toContain('larger than 23 bytes');
    const kept = await work.queries.selectFrom('asset').where('is_kept', '=', true).selectAll();
    expect(await kept.execute()).toEqual([]);
  });

  test('asks again about a job that its upstream does not know yet (B12)', async () => {
    const unknown = refusedWith({ kind: 'unknown-job', message: 'No such job.' });
    const done = succeeded({ state: 'done', result: RESULT } as const);
    const { create, ended } = await aWorker(anUpstream({ poll: [unknown, done] }));
    expect((await ended(await create())).state).toBe('succeeded');
  });

  test.each([
    [5, 'succeeded'],
    [6, 'failed'],
  ])(
    'asks %i times in a row about a job that its upstream does not know after an outage, which has %s then (B12)',
    async (times, state) => {
      const down = refusedWith({ kind: 'limited', message: 'Wait.' });
      const unknown = refusedWith({ kind: 'unknown-job', message: 'No such job.' });
      const done = succeeded({ state: 'done', result: RESULT } as const);
      const upstream = anUpstream({
        poll: [...Array(7).fill(down), ...Array(times).fill(unknown), done],
      });
      const { create, read, queries } = await aWorker(upstream);
      const id = await create();
      await vi.waitFor(async () => {
        await hurry(queries);
        expect((await read(id)).state).toBe(state);
      }, LONG);
    },
  );

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

  test.each([
    ['job-submit', anUpstream({ submit: [busyFor(600)] })],
    ['job-poll', anUpstream({ poll: [running(10, 300)] })],
    ['job-poll', anUpstream({ poll: [busyFor(600)] })],
  ])(
    'puts the next %s of a job off no further than to the end of its time, whatever its upstream asks for',
    async (name, video) => {
      const runningJob = 45;
      const work = await aWorkshop({ video }, { lifetimes: { runningJob } });
      await work.start();
      const id = await work.create(aVideo);
      const { createdAt } = await work.read(id);
      await vi.waitFor(async () => {
        const { rows } = await sql<{ comes: Date }>`
          select start_after as comes from pgboss.job
          where name = ${name} and state < 'active' and start_after > ${secondsAfter(createdAt, 20)}
        `.execute(work.queries);
        expect(rows).toHaveLength(1);
        const [comes = createdAt] = rows.map((row) => row.comes);
        expect(comes.getTime()).toBeGreaterThan(secondsAfter(createdAt, runningJob).getTime());
        expect(comes.getTime()).toBeLessThan(secondsAfter(createdAt, runningJob + 10).getTime());
      }, LONG);
    },
  );

  test('tells the upstream of a job that it gives up because its steps crash', async () => {
    const cancelled = Promise.withResolvers<string>();
    const video = {
      ...anUpstream(),
      poll: () => Promise.reject(new Error('a bug')),
      cancel: async (upstreamJobId: string) => cancelled.resolve(upstreamJobId),
    };
    const work = await aWorkshop({ video });
    await work.start();
    const id = await work.create(aVideo);
    await vi.waitFor(async () => {
      await hurry(work.queries);
      expect((await work.read(id)).state).toBe('failed');
    }, LONG);
    expect(await cancelled.promise).toBe('upstream-1');
  });

  test('sets a job aside whose steps crash again and again, after the third, for nothing (C10)', async () => {
    const upstream = anUpstream();
    let crashes = 0;
    upstream.submit = () => {
      crashes += 1;
      return Promise.reject(new Error('a bug'));
    };
    const { create, ended, queries } = await aWorker(upstream);
    const job = await ended(await create());
    expect(crashes).toBe(3);
    const entries = queries.selectFrom('ledger_entry').select('kind').where('job_id', '=', job.id);
    expect((await entries.execute()).map(({ kind }) => kind).toSorted()).toEqual([
      'release',
      'reserve',
    ]);
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
      await queue.sendAll(name, [{ message, afterSeconds: 0 }], { queries });
    }
    // A queue delivers in order: a later message shows that these have been handled.
    const other = await create();
    const aside = await aWaitingJob(queries, accountId);
    await queue.sendAll(
      'job-abandoned',
      [{ message: { jobId: aside.id, revision: 0, attempt: 0 }, afterSeconds: 0 }],
      { queries },
    );
    expect((await ended(aside.id)).state).toBe('failed');
    answer.resolve();
    expect((await ended(other)).state).toBe('succeeded');
    expect(await ended(id)).toMatchObject({ state: 'succeeded', revision: revision + 2 });
    expect(upstream.polls()).toBe(2);
    expect(upstream.keys.filter((key) => key === id)).toHaveLength(1);
  });
});

function running(progress: number, pollAfterSeconds = 0) {
  return succeeded({ state: 'running', progress, pollAfterSeconds } as const);
}

function busyFor(retryAfterSeconds: number) {
  const failure = { kind: 'limited', message: 'Busy.', retryAfterSeconds } as const;
  return { ok: false, failure } as const;
}

/** A worker on an empty database with one video upstream. */
async function aWorker(upstream: ScriptedUpstream, clock: Clock = systemClock) {
  const work = await aWorkshop({ video: upstream }, { clock });
  await work.start();
  return { ...work, create: () => work.create(aVideo) };
}
