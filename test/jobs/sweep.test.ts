import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../server/assets/store.ts';
import { readDatabaseTime } from '../../server/database/database-time.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openDatabaseClock } from '../../server/jobs/database-clock.ts';
import type { Job } from '../../server/jobs/job/job.ts';
import { findJob } from '../../server/jobs/store/store.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { aQuote } from '../usage/a-ledger.ts';
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
  const cancelled: string[] = [];
  const keptSeconds = JOB_DAYS * DAY;
  const parts = {
    ...work,
    clock,
    databaseClock: { putForwardWithin: async () => 0 },
    log: pino({ level: 'silent' }),
    keptSeconds,
    runningSeconds: 3600,
    requestSeconds: 60,
    cancelUpstream: ({ id }: Job) => void cancelled.push(id),
  };
  return {
    ...work,
    cancelled,
    parts,
    sweptAfter: async (days: number) => {
      ahead = days * DAY;
      await sweep(parts, new AbortController().signal);
    },
  };
}

/** An asset row that is kept and has expired. */
function aRow(accountId: string) {
  return {
    id: newIdentifier(),
    account_id: accountId,
    media_type: 'image/png',
    bytes: 1,
    sha256: '',
    file_name: 'x.png',
    created_at: new Date(),
    expires_at: new Date(),
    is_kept: true,
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
    expect(work.cancelled).toEqual([id]);
  });

  test('of jobs that have not ended also those that are found behind one that cannot be read', async () => {
    const work = await aSweptWorkshop();
    const [unreadable, id] = [await work.create(aVideo), await work.create(aVideo)];
    // As a newer version of the gateway may write it.
    await work.queries
      .updateTable('job')
      .set({ kind: 'poem' })
      .where('id', '=', unreadable)
      .execute();
    await work.sweptAfter(10 * JOB_DAYS);
    expect(await findJob(work.queries, id)).toMatchObject({ state: 'failed' });
  });

  test('of jobs that have not ended also those behind one that cannot be ended', async () => {
    const work = await aSweptWorkshop();
    const [stuck, id] = [await work.create(aVideo), await work.create(aVideo)];
    const fault = new Error('The books of its account are wrong.');
    vi.spyOn(work.parts.transitions, 'fail').mockRejectedValueOnce(fault);
    await work.sweptAfter(10 * JOB_DAYS);
    expect(await findJob(work.queries, stuck)).toMatchObject({ state: 'queued' });
    expect(await findJob(work.queries, id)).toMatchObject({ state: 'failed' });
  });

  test('of jobs that have not ended also one behind more unreadable ones than are looked at at once', async () => {
    const work = await aSweptWorkshop();
    const first = await work.create(aVideo);
    await sql`insert into job select (jsonb_populate_record(job, jsonb_build_object(
        'id', gen_random_uuid(), 'kind', 'poem'))).* from job, generate_series(1, 600)`.execute(
      work.queries,
    );
    await work.queries
      .updateTable('job')
      .set({ created_at: secondsAfter(new Date(), 60) })
      .where('id', '=', first)
      .execute();
    await work.sweptAfter(10 * JOB_DAYS);
    expect(await findJob(work.queries, first)).toMatchObject({ state: 'failed' });
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
    await expect(work.assets.keep([draft], keeping)).rejects.toThrow(
      'deleted before it could be kept',
    );
  });

  test('more files than are removed at once', async () => {
    const work = await aSweptWorkshop();
    const { accountId } = work;
    const rows = Array.from({ length: 450 }, () => aRow(accountId));
    await work.queries.insertInto('asset').values(rows).execute();
    await work.sweptAfter(1);
    expect(await work.assetCount()).toBe(0);
  });

  test('all files but those that cannot be removed, however many these are and however old', async () => {
    const work = await aSweptWorkshop();
    const { accountId } = work;
    const stuck = 250;
    const rows = Array.from({ length: 700 }, (_, index) => ({
      ...aRow(accountId),
      expires_at: secondsAfter(new Date(), index - 1_000),
    }));
    await work.queries.insertInto('asset').values(rows).execute();
    const bad = new Set(rows.slice(0, stuck).map(({ id }) => String(id)));
    const { remove } = work.assets.store;
    vi.spyOn(work.assets.store, 'remove').mockImplementation((id) =>
      bad.has(id) ? Promise.reject(new StoreUnavailable('EACCES')) : remove(id),
    );
    await work.sweptAfter(1);
    const left = await work.queries.selectFrom('asset').select('id').execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(bad);
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

  test.each([
    ['this process', { here: 3 * 3600, database: 0 }],
    ['the database', { here: 0, database: 3 * 3600 }],
    ['both, as one machine', { here: 3 * 3600, database: 3 * 3600 }],
  ])(
    'what was set aside for a request, no sooner than its time has passed, if the clock of %s is put forward',
    async (_whose, forward) => {
      const { parts } = await aSweptWorkshop();
      const now = new Date();
      const jumped = { now: () => now, putForwardSince: () => forward.here };
      const databaseClock = { putForwardWithin: async () => forward.database };
      const before: Date[] = [];
      const ledger = { sweep: async (time: Date) => before.push(time) - 1 };
      await sweep({ ...parts, clock: jumped, databaseClock, ledger }, new AbortController().signal);
      expect(before).toEqual([secondsAfter(now, -3 * 3600)]);
    },
  );

  test('jumps of clocks are remembered for longer than any request takes', async () => {
    const { parts } = await aSweptWorkshop();
    const requestSeconds = 86_400;
    const asked: number[] = [];
    const remembering = {
      now: () => new Date(),
      putForwardSince: (time: Date) => asked.push((Date.now() - time.getTime()) / 1000) * 0,
    };
    const databaseClock = { putForwardWithin: async (seconds: number) => asked.push(seconds) * 0 };
    const clocks = { clock: remembering, databaseClock };
    await sweep({ ...parts, ...clocks, requestSeconds }, new AbortController().signal);
    expect(asked.map((seconds) => seconds > requestSeconds)).toEqual([true, true]);
  });

  test('what was set aside for a request under way stays where the database server is put forward', async () => {
    const { parts, queries, ledger, accountId } = await aSweptWorkshop();
    const readTime = () => readDatabaseTime(queries);
    const databaseClock = await openDatabaseClock({ readTime });
    const terms = { expiresInSeconds: 3600, operation: 'createImage', model: 'a' };
    const reservation = { id: newIdentifier(), accountId, quote: aQuote(10), ...terms };
    await queries.transaction().execute((transaction) => ledger.reserve(reservation, transaction));
    const sweptOnce = () => sweep({ ...parts, databaseClock }, new AbortController().signal);
    await sql`create schema forward`.execute(queries);
    await sql`create function forward.now() returns timestamptz language sql stable
      as 'select pg_catalog.now() + interval ''2 hours'''`.execute(queries);
    await sql`set search_path = forward, pg_catalog, public`.execute(queries);
    await sweptOnce();
    expect(await ledger.balance(accountId)).toMatchObject({ reserved: 10 });
    // As if its time had passed.
    await queries
      .updateTable('reservation')
      .set({ expires_at: secondsAfter(new Date(), -60) })
      .execute();
    await sweptOnce();
    expect(await ledger.balance(accountId)).toMatchObject({ reserved: 0 });
  });
});
