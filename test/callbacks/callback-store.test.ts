import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Callback, CallbackStore, type Tried } from '../../server/callbacks/callback-store.ts';
import type { Database } from '../../server/database/database.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount, aWaitingJob } from '../jobs/a-job.ts';

const SECONDS = 30;

let database: Database;
let store: CallbackStore;
let now: Date;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

beforeEach(async () => {
  await database.queries.deleteFrom('callback').execute();
  now = new Date('2026-01-01T12:00:00Z');
  store = new CallbackStore(database.queries, { now: () => now });
});

afterAll(() => database.close());

async function aCallback(): Promise<Callback> {
  const accountId = await anAccount(database.queries);
  const { id: jobId } = await aWaitingJob(database.queries, accountId);
  return store.open({ jobId, accountId, url: 'https://receiver.example/hook' }, database.queries);
}

/** A failed attempt, to be retried after this many seconds. */
function failing(callback: Callback, seconds: number): Tried {
  const detail = 'the receiver answers with status 500';
  return {
    id: newIdentifier(),
    callback,
    delivery: {
      kind: 'failed',
      detail,
      startedAt: now,
      milliseconds: 7,
      status: 500,
      answer: 'no',
    },
    verdict: { state: 'pending', nextAt: secondsAfter(now, seconds) },
  };
}

/** A successful attempt. */
function delivered(callback: Callback): Tried {
  return {
    id: newIdentifier(),
    callback,
    delivery: { kind: 'delivered', startedAt: now, milliseconds: 7, status: 204, answer: '' },
    verdict: { state: 'delivered', nextAt: undefined },
  };
}

async function takenIds(limit = 10): Promise<readonly string[]> {
  return (await store.take(limit, SECONDS)).map(({ id }) => id);
}

describe('a callback that is due', () => {
  test('is taken by one process, and again when that one has not noted anything in time', async () => {
    const { id } = await aCallback();
    expect(await takenIds()).toEqual([id]);
    expect(await takenIds()).toEqual([]);
    now = secondsAfter(now, SECONDS);
    expect(await takenIds()).toEqual([id]);
  });

  test('is taken no more once it is delivered', async () => {
    const { jobId } = await aCallback();
    const [taken] = await store.take(10, SECONDS);
    if (taken === undefined) throw new Error('Nothing is due.');
    expect(await store.note([delivered(taken)])).toHaveLength(1);
    now = secondsAfter(now, 10 * SECONDS);
    expect(await takenIds()).toEqual([]);
    expect(await store.find(jobId)).toMatchObject({ state: 'delivered', tries: 1 });
    expect(await store.attempts(jobId)).toEqual([
      { startedAt: expect.any(Date), milliseconds: 7, status: 204, failure: undefined, answer: '' },
    ]);
  });

  test('is taken again when its next try is due, and not before', async () => {
    const callback = await aCallback();
    await takenIds();
    await store.note([failing(callback, 60)]);
    now = secondsAfter(now, 59);
    expect(await takenIds()).toEqual([]);
    now = secondsAfter(now, 1);
    expect(await takenIds()).toEqual([callback.id]);
  });

  test('is taken before one that is due for a shorter time', async () => {
    const first = await aCallback();
    now = secondsAfter(now, 1);
    const second = await aCallback();
    expect([await takenIds(1), await takenIds(1)]).toEqual([[first.id], [second.id]]);
  });

  test('and is put off comes again when that is over, as the same try', async () => {
    const callback = await aCallback();
    await takenIds();
    await store.putOff([{ callback, afterSeconds: 2 }]);
    expect(await takenIds()).toEqual([]);
    now = secondsAfter(now, 2);
    expect(await store.take(10, SECONDS)).toEqual([{ ...callback, isTaken: true }]);
  });

  test('and has been taken says so, until it is asked for again', async () => {
    const callback = await aCallback();
    await takenIds();
    const taken = await store.find(callback.jobId);
    expect(taken).toEqual({ ...callback, isTaken: true });
    expect(await store.reopen(callback)).toMatchObject({ isTaken: false, round: 2 });
    expect(await takenIds()).toEqual([callback.id]);
  });
});

describe('tries that are noted together', () => {
  test('are each written with what follows from them', async () => {
    const [one, other] = [await aCallback(), await aCallback()];
    const noted = await store.note([delivered(one), failing(other, 5)]);
    expect(noted.map(({ callback }) => callback.id)).toEqual([one.id, other.id]);
    expect(await store.find(one.jobId)).toMatchObject({ state: 'delivered', nextAt: undefined });
    expect(await store.find(other.jobId)).toMatchObject({
      state: 'pending',
      tries: 1,
      nextAt: secondsAfter(now, 5),
    });
    expect(await store.attempts(other.jobId)).toMatchObject([
      { status: 500, failure: 'the receiver answers with status 500', answer: 'no' },
    ]);
  });

  test('are written once, even if that is done twice', async () => {
    const callback = await aCallback();
    const tried = delivered(callback);
    expect(await store.note([tried])).toHaveLength(1);
    expect(await store.note([tried])).toEqual([]);
    expect(await store.attempts(callback.jobId)).toHaveLength(1);
    expect(await store.find(callback.jobId)).toMatchObject({ tries: 1 });
  });

  test('change nothing where the callback has begun anew meanwhile', async () => {
    const callback = await aCallback();
    await store.note([delivered(callback)]);
    const again = await store.reopen({ ...callback, tries: 1 });
    expect(again).toMatchObject({ state: 'pending', round: 2, tries: 0 });
    expect(await store.note([failing(callback, 60)])).toEqual([]);
    expect(await store.find(callback.jobId)).toEqual(again);
    expect(await store.attempts(callback.jobId)).toHaveLength(2);
  });

  test('leave out those whose job has been removed, and keep the others', async () => {
    const [gone, there] = [await aCallback(), await aCallback()];
    await database.queries.deleteFrom('job').where('id', '=', gone.jobId).execute();
    const noted = await store.note([delivered(gone), delivered(there)]);
    expect(noted.map(({ callback }) => callback.id)).toEqual([there.id]);
    expect(await store.attempts(gone.jobId)).toEqual([]);
  });
});

test('a callback that is asked for again and again keeps no more tries than are shown', async () => {
  let callback = await aCallback();
  for (let round = 1; round <= 105; round += 1) {
    await store.note([delivered(callback)]);
    callback = (await store.reopen({ ...callback, tries: 1 })) ?? callback;
  }
  const stored = await database.queries
    .selectFrom('callback_attempt')
    .select('id')
    .where('job_id', '=', callback.jobId)
    .execute();
  expect(stored).toHaveLength(100);
});
