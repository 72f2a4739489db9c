import { Readable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { findJob } from '../../server/jobs/store.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { aVideo } from './a-job.ts';
import { aWorkshop } from './a-workshop.ts';
import { anUpstream } from './an-upstream.ts';

const DAY = 86_400;
const JOB_DAYS = 30;

let ahead = 0;
const clock = { now: () => secondsAfter(new Date(), ahead) };

beforeEach(() => {
  ahead = 0;
});

async function aSweptWorkshop() {
  const work = await aWorkshop({ video: anUpstream() }, { clock });
  const jobSeconds = JOB_DAYS * DAY;
  const parts = {
    ...work,
    clock,
    log: pino({ level: 'silent' }),
    jobSeconds,
    runningSeconds: 3600,
  };
  return {
    ...work,
    sweptAfter: async (days: number) => {
      ahead = days * DAY;
      await sweep(parts, new AbortController().signal);
    },
  };
}

describe('what has expired is removed', () => {
  test('a job, its files, its songs and its callback, some days after its end', async () => {
    const work = await aSweptWorkshop();
    await work.start();
    const id = await work.create({ ...aVideo, hookUrl: 'http://127.0.0.1:9/hook' });
    await work.ended(id);
    expect(await work.assetCount()).toBe(4);

    await work.sweptAfter(JOB_DAYS - 1);
    expect(await findJob(work.queries, id)).toBeDefined();
    expect(await work.assetCount()).toBe(4);

    await work.sweptAfter(JOB_DAYS + 1);
    expect(await findJob(work.queries, id)).toBeUndefined();
    expect(await work.callbacks.find(id)).toBeUndefined();
    expect(await work.assetCount()).toBe(0);
    const ledger = await work.queries.selectFrom('ledger_entry').select('kind').execute();
    expect(ledger.map(({ kind }) => kind).toSorted()).toEqual(['grant', 'reserve', 'settle']);
  });

  test('no job that has not ended: one that nothing speaks of any more is ended first', async () => {
    const work = await aSweptWorkshop();
    const id = await work.create(aVideo);
    await work.sweptAfter(0);
    expect(await findJob(work.queries, id)).toMatchObject({ state: 'queued' });
    await work.sweptAfter(10 * JOB_DAYS);
    expect(await findJob(work.queries, id)).toMatchObject({
      state: 'failed',
      failure: { reason: 'timeout' },
    });
  });

  test('a file that was stored and never came to belong to anything, after some hours', async () => {
    const work = await aSweptWorkshop();
    const { accountId } = work;
    const content = Readable.from([Buffer.from('half')]);
    const file = { mediaType: 'video/webm', fileName: 'video.webm', content };
    const draft = await work.assets.draft({ accountId, ...file });
    await work.sweptAfter(0);
    expect(await work.assetCount()).toBe(2);
    await work.sweptAfter(1);
    expect(await work.assetCount()).toBe(0);
    const keeping = { queries: work.queries, until: clock.now() };
    await expect(work.assets.keep([draft], keeping)).rejects.toThrow('removed before it was kept');
  });

  test('more files than are removed at once', async () => {
    const work = await aSweptWorkshop();
    const { accountId } = work;
    const rows = Array.from({ length: 450 }, () => ({
      id: newIdentifier(),
      account_id: accountId,
      media_type: 'image/png',
      bytes: 1,
      sha256: '',
      file_name: 'x.png',
      created_at: new Date(),
      expires_at: new Date(),
      is_kept: true,
    }));
    await work.queries.insertInto('asset').values(rows).execute();
    await work.sweptAfter(1);
    expect(await work.assetCount()).toBe(0);
  });

  test('idempotency keys and replaced secrets', async () => {
    const work = await aSweptWorkshop();
    const keyed = { accountId: work.accountId, key: 'a key', requestHash: 'x' };
    await work.create(aVideo, { keyed });
    await work.secrets.list(work.accountId);
    await work.secrets.rotate(work.accountId);
    const count = async (table: 'first_answer' | 'callback_secret') =>
      (await work.queries.selectFrom(table).selectAll().execute()).length;
    expect([await count('first_answer'), await count('callback_secret')]).toEqual([1, 2]);
    await work.sweptAfter(2);
    expect([await count('first_answer'), await count('callback_secret')]).toEqual([0, 1]);
  });
});
