import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Callback, CallbackStore, type Tried } from '../../server/callbacks/callback-store.ts';
import type { Database } from '../../server/database/database.ts';
import { secondsAfter, systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount, aWaitingJob } from '../jobs/a-job.ts';
import { passForCallbacks } from './callback-time.ts';

const SECONDS = 30;

let database: Database;
let store: CallbackStore;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

beforeEach(async () => {
  await database.queries.deleteFrom('callback').execute();
  store = new CallbackStore(database.queries, systemClock);
});

afterAll(() => database.close());

async function aCallback(): Promise<Callback> {
  const accountId = await anAccount(database.queries);
  const { id: jobId } = await aWaitingJob(database.queries, accountId);
  return store.open({ jobId, accountId, url: 'https://receiver.example/hook' }, database.queries);
}

/** A failed attempt, to be retried after this many seconds. */
function failing(callback: Callback, seconds: number): Tried {
  const now = new Date();
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
    delivery: {
      kind: 'delivered',
      startedAt: new Date(),
      milliseconds: 7,
      status: 204,
      answer: '',
    },
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
    await passForCallbacks(database.queries, SECONDS);
    expect(await takenIds()).toEqual([id]);
  });

  test('is taken no more once it is delivered', async () => {
    const { jobId } = await aCallback();
    const [taken] = await store.take(10, SECONDS);
    if (taken === undefined) throw new Error('Nothing is due.');
    expect(await store.note([delivered(taken)])).toHaveLength(1);
    await passForCallbacks(database.queries, 10 * SECONDS);
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
    await passForCallbacks(database.queries, 30);
    expect(await takenIds()).toEqual([]);
    await passForCallbacks(database.queries, 30);
    expect(await takenIds()).toEqual([callback.id]);
  });

  test('is taken before one that is due for a shorter time', async () => {
    const first = await aCallback();
    await passForCallbacks(database.queries, 1);
    const second = await aCallback();
    expect([await takenIds(1), await takenIds(1)]).toEqual([[first.id], [second.id]]);
  });

  test('and is put off comes again when that is over, as the same try', async () => {
    const callback = await aCallback();
    await takenIds();
    await store.putOff([{ callback, afterSeconds: SECONDS }]);
    expect(await takenIds()).toEqual([]);
    await passForCallbacks(database.queries, SECONDS);
    const again = { ...callback, nextAt: expect.any(Date), isTaken: true };
    expect(await store.take(10, SECONDS)).toEqual([again]);
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

describe('processes whose clocks are minutes apart', () => {
  const MINUTES = 10 * 60;

  function storeAhead(seconds: number): CallbackStore {
    return new CallbackStore(database.queries, {
      now: () => secondsAfter(systemClock.now(), seconds),
    });
  }

  test.each([
    ['ahead of', MINUTES],
    ['behind', -MINUTES],
  ])('leave each other what they have taken: %s the taker', async (_where, seconds) => {
    const { id } = await aCallback();
    expect(await takenIds()).toEqual([id]);
    expect(await storeAhead(seconds).take(10, SECONDS)).toEqual([]);
  });

  test.each([
    ['ahead', MINUTES],
    ['behind', -MINUTES],
  ])('let no callback wait: written by one that is %s', async (_where, seconds) => {
    store = storeAhead(seconds);
    const callback = await aCallback();
    store = storeAhead(0);
    expect(await takenIds()).toEqual([callback.id]);
    await storeAhead(seconds).putOff([{ callback, afterSeconds: SECONDS }]);
    expect(await takenIds()).toEqual([]);
    await passForCallbacks(database.queries, SECONDS);
    expect(await takenIds()).toEqual([callback.id]);
    expect(await storeAhead(seconds).reopen(callback)).toMatchObject({ isTaken: false });
    expect(await takenIds()).toEqual([callback.id]);
  });

  test('keep the pause before the next try', async () => {
    const clock = { now: () => secondsAfter(systemClock.now(), MINUTES) };
    const callback = await aCallback();
    await takenIds();
    const tried = failing(callback, SECONDS);
    const nextAt = secondsAfter(clock.now(), SECONDS);
    await new CallbackStore(database.queries, clock).note([
      { ...tried, verdict: { state: 'pending', nextAt } },
    ]);
    expect(await takenIds()).toEqual([]);
    await passForCallbacks(database.queries, SECONDS);
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
      nextAt: expect.any(Date),
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
