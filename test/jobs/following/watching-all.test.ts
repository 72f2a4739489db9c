import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { systemClock } from '../../../server/foundation/clock.ts';
import {
  type FollowedAccount,
  type JobNews,
  WatchingAll,
} from '../../../server/jobs/following/watching-all.ts';
import type { Job } from '../../../server/jobs/job/job.ts';
import { advanceJobs, changeJob, findJob } from '../../../server/jobs/store/store.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { anAccount, aWaitingJob } from '../a-job.ts';

let database: Database;
let watching: WatchingAll;

beforeAll(async () => {
  database = await anEmptyDatabase();
  watching = new WatchingAll(database.queries, systemClock, pino({ level: 'silent' }));
});

afterAll(async () => {
  watching.closeAll();
  await database.close();
});

/** Follows the jobs of an account until the test ends. */
function follow(accountId: string, options: Partial<FollowedAccount> = {}) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const news = watching.watchAll({ accountId, signal: end.signal, upTo: 5, ...options });
  const next = async (): Promise<JobNews> => {
    const { done, value } = await news.next();
    if (done === true || value === undefined) throw new Error('The news are over.');
    return value;
  };
  return {
    end,
    next,
    /** Reads the next event, which must be a job. */
    async job(): Promise<Job> {
      const told = await next();
      if (told.kind !== 'job') throw new Error('It is no job.');
      return told.job;
    },
    /** Reads all jobs before the stream is live. */
    async untilLive(): Promise<readonly Job[]> {
      const jobs: Job[] = [];
      for (let told = await next(); told.kind === 'job'; told = await next()) jobs.push(told.job);
      return jobs;
    },
  };
}

function byWorker() {
  return { by: 'worker', at: new Date() } as const;
}

async function running(job: Job): Promise<Job> {
  const { queries } = database;
  const claimed = await changeJob(queries, { job, change: { state: 'submitting' }, ...byWorker() });
  if (claimed === undefined) throw new Error('Somebody else has changed the job.');
  const change = { state: 'running', upstream: 'scripted', upstreamJobId: 'one' } as const;
  const begun = await changeJob(queries, { job: claimed, change, ...byWorker() });
  if (begun === undefined) throw new Error('Somebody else has changed the job.');
  return begun;
}

async function failed(job: Job): Promise<Job> {
  const failure = { message: 'It rained.', reason: 'upstream' } as const;
  const ended = await changeJob(database.queries, {
    job,
    change: { state: 'failed', failure, quota: 0 },
    ...byWorker(),
  });
  if (ended === undefined) throw new Error('Somebody else has changed the job.');
  return ended;
}

describe('whoever follows all jobs', () => {
  test('is told of each that comes into being, moves and ends, and of none that was there before', async () => {
    const { queries } = database;
    const accountId = await anAccount(queries);
    await aWaitingJob(queries, accountId);
    const reader = follow(accountId);
    expect(await reader.untilLive()).toEqual([]);
    const job = await aWaitingJob(queries, accountId);
    expect(await reader.job()).toMatchObject({ id: job.id, state: 'queued', revision: 0 });
    const begun = await running(job);
    expect(await reader.job()).toMatchObject({ id: job.id, state: 'running' });
    await advanceJobs(queries, [{ job: begun, progress: 40 }], new Date());
    expect(await reader.job()).toMatchObject({ id: job.id, progress: 40 });
    const moved = await findJob(queries, job.id);
    if (moved === undefined) throw new Error('The job is not there.');
    await failed(moved);
    expect(await reader.job()).toMatchObject({ id: job.id, state: 'failed' });
  });

  test('is told of no other account, however many follow', async () => {
    const { queries } = database;
    const [mine, theirs] = [await anAccount(queries), await anAccount(queries)];
    const [own, other] = [follow(mine), follow(theirs)];
    await Promise.all([own.untilLive(), other.untilLive()]);
    const foreign = await aWaitingJob(queries, theirs);
    expect((await other.job()).id).toBe(foreign.id);
    const job = await aWaitingJob(queries, mine);
    expect((await own.job()).id).toBe(job.id);
  });

  test('is told of the others where one cannot be read: a newer process of the gateway may have written it', async () => {
    const { queries } = database;
    const accountId = await anAccount(queries);
    const begin = new Date();
    const reader = follow(accountId);
    await reader.untilLive();
    const [newer, job] = await queries.transaction().execute(async (transaction) => {
      const unreadable = await aWaitingJob(transaction, accountId);
      await transaction
        .updateTable('job')
        .set({ kind: 'poem' })
        .where('id', '=', unreadable.id)
        .execute();
      return [unreadable, await aWaitingJob(transaction, accountId)];
    });
    expect((await reader.job()).id).toBe(job.id);
    const comesBack = follow(accountId, { since: begin });
    expect((await comesBack.untilLive()).map(({ id }) => id)).toEqual([job.id]);
    await queries
      .updateTable('job')
      .set({ state: 'failed', finished_at: new Date() })
      .where('id', '=', newer.id)
      .execute();
    await failed(job);
    expect(await reader.job()).toMatchObject({ id: job.id, state: 'failed' });
  });

  test('is told what was missed, those that go on first, and then that nothing is missing', async () => {
    const { queries } = database;
    const accountId = await anAccount(queries);
    const old = await failed(await aWaitingJob(queries, accountId));
    const long = new Date(Date.now() - 60_000);
    await queries
      .updateTable('job')
      .set({ updated_at: long, finished_at: long })
      .where('id', '=', old.id)
      .execute();
    const first = await failed(await aWaitingJob(queries, accountId));
    const second = await failed(await aWaitingJob(queries, accountId));
    const waiting = await aWaitingJob(queries, accountId);
    const reader = follow(accountId, { since: first.createdAt });
    const missed = await reader.untilLive();
    expect(missed.map(({ id }) => id)).toEqual([waiting.id, first.id, second.id]);
  });

  test('is told all of them, however many pages they fill and even where they ended together', async () => {
    const { queries } = database;
    const accountId = await anAccount(queries);
    const since = new Date();
    const jobs = await Promise.all(
      Array.from({ length: 230 }, () => aWaitingJob(queries, accountId)),
    );
    const at = new Date();
    await queries
      .updateTable('job')
      .set({ state: 'failed', updated_at: at, finished_at: at })
      .where('account_id', '=', accountId)
      .where('id', '<', jobs.map(({ id }) => id).toSorted()[115] ?? '')
      .execute();
    const missed = await follow(accountId, { since }).untilLive();
    expect(missed.map(({ id }) => id).toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
  });

  test('is not told of what is more than a day ago', async () => {
    const { queries } = database;
    const accountId = await anAccount(queries);
    const job = await failed(await aWaitingJob(queries, accountId));
    const long = new Date(Date.now() - 2 * 86_400_000);
    await queries
      .updateTable('job')
      .set({ updated_at: long, finished_at: long })
      .where('id', '=', job.id)
      .execute();
    expect(await follow(accountId, { since: new Date(0) }).untilLive()).toEqual([]);
  });

  test('who goes on from the place of some news misses nothing after it', async () => {
    const { queries } = database;
    const accountId = await anAccount(queries);
    const reader = follow(accountId);
    await reader.untilLive();
    const job = await aWaitingJob(queries, accountId);
    const { place } = await reader.next();
    reader.end.abort();
    const begun = await running(job);
    const missed = await follow(accountId, { since: place }).untilLive();
    expect(missed).toEqual([begun]);
  });

  test('is let go of when the signal says so, and gives its room back', async () => {
    const accountId = await anAccount(database.queries);
    const readers = Array.from({ length: 5 }, () => follow(accountId));
    await Promise.all(readers.map((reader) => reader.untilLive()));
    expect(watching.crowdedForAll(accountId, 5)).toBe('account');
    await expect(follow(accountId).next()).rejects.toThrow('over');
    const [first] = readers;
    const waiting = first?.next();
    first?.end.abort();
    await expect(waiting).rejects.toThrow('over');
    expect(watching.crowdedForAll(accountId, 5)).toBeUndefined();
  });

  test('that does not keep up is let go of', async () => {
    const { queries } = database;
    const accountId = await anAccount(queries);
    const reader = follow(accountId);
    const quick = follow(accountId);
    await Promise.all([reader.untilLive(), quick.untilLive()]);
    const template = await aWaitingJob(queries, accountId);
    await quick.job();
    const row = await queries
      .selectFrom('job')
      .selectAll()
      .where('id', '=', template.id)
      .executeTakeFirstOrThrow();
    const crowd = Array.from({ length: 2_001 }, (_, index) => ({
      ...row,
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      request: JSON.stringify(row.request),
      work_order: JSON.stringify(row.work_order),
      history: JSON.stringify(row.history),
      quota: 60,
      upstream_result: null,
      result: null,
      updated_at: new Date(),
    }));
    await queries.insertInto('job').values(crowd).execute();
    // A follower that keeps up gets all of them.
    for (let told = 0; told < crowd.length; told += 1) await quick.next();
    await expect(reader.next()).rejects.toThrow('over');
  });
});
