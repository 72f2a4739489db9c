import { Client } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import { holdClaim, shortenClaims } from '../../server/idempotency/claimed-work.ts';
import { FirstAnswers, type KeyedRequest } from '../../server/idempotency/first-answers.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';
import { passForClaims } from './claim-time.ts';

const DAY = 86_400;

let database: Database;
let answers: FirstAnswers;
let accountId: string;
let now: Date;

beforeAll(async () => {
  database = await anEmptyDatabase();
  answers = new FirstAnswers(
    { queries: database.queries, clock: { now: () => now }, log: openLog('silent') },
    { keptSeconds: DAY },
  );
});

beforeEach(async () => {
  now = new Date();
  accountId = await anAccount(database.queries);
});

afterAll(() => database.close());

function keyed(requestHash = 'this', key = 'a-key') {
  return { accountId, key, requestHash };
}

function keep(request: KeyedRequest | undefined, answer: string) {
  return database.queries
    .transaction()
    .execute((transaction) => answers.keep(request, answer, transaction));
}

describe('an answer within a transaction', () => {
  test('is kept for the first request and given to the same one again', async () => {
    expect(await keep(keyed(), 'one')).toEqual({ kind: 'first', answer: 'one' });
    expect(await keep(keyed(), 'two')).toEqual({ kind: 'again', answer: 'one' });
    expect(await keep(keyed('that'), 'three')).toEqual({ kind: 'other' });
  });

  test('is given again that an older version has kept in its own way', async () => {
    await keep(keyed('older'), 'one');
    expect(await keep({ ...keyed('this'), earlierHash: async () => 'older' }, 'two')).toEqual({
      kind: 'again',
      answer: 'one',
    });
    expect((await keep({ ...keyed('this'), earlierHash: async () => 'that' }, 'three')).kind).toBe(
      'other',
    );
  });

  test('is forgotten after a day (A11)', async () => {
    await keep(keyed(), 'one');
    now = secondsAfter(now, DAY - 1);
    expect((await keep(keyed('that'), 'two')).kind).toBe('other');
    now = secondsAfter(now, 2);
    expect(await keep(keyed('that'), 'two')).toEqual({ kind: 'first', answer: 'two' });
  });

  test('is the account’s own', async () => {
    await keep(keyed(), 'one');
    accountId = await anAccount(database.queries);
    expect((await keep(keyed('that'), 'two')).kind).toBe('first');
  });

  test('is gone with the transaction', async () => {
    const undone = database.queries.transaction().execute(async (transaction) => {
      await answers.keep(keyed(), 'one', transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await keep(keyed('that'), 'two')).kind).toBe('first');
  });

  test('without a key is always the first', async () => {
    expect((await keep(undefined, 'one')).kind).toBe('first');
    expect((await keep(undefined, 'one')).kind).toBe('first');
  });
});

/** Lets seconds pass, also for claims. */
async function pass(seconds: number): Promise<void> {
  now = secondsAfter(now, seconds);
  await passForClaims(database.queries, seconds);
}

describe('an answer that takes long', () => {
  test('is under way for every process, however far its clock is ahead (C9)', async () => {
    await answers.claim(keyed(), 600);
    now = secondsAfter(now, 300);
    expect((await answers.claim(keyed(), 600)).kind).toBe('under-way');
    expect((await answers.find(keyed()))?.kind).toBe('under-way');
  });

  test('is under way until it is finished, and then given again', async () => {
    const claim = await answers.claim(keyed(), 60);
    if (claim.kind !== 'claimed') throw new Error('The key was not free.');
    expect((await answers.claim(keyed(), 60)).kind).toBe('under-way');
    expect((await answers.claim(keyed('that'), 60)).kind).toBe('other');
    await claim.work.finish('one', database.queries);
    expect(await answers.claim(keyed(), 60)).toEqual({ kind: 'again', answer: 'one' });
  });

  test('leaves the key free where it comes to nothing', async () => {
    const claim = await answers.claim(keyed(), 60);
    if (claim.kind === 'claimed') await claim.work.release();
    expect((await answers.claim(keyed('that'), 60)).kind).toBe('claimed');
  });

  test('that cannot be given back hides nothing of what came of the work', async () => {
    const closed = await anEmptyDatabase();
    const log = openLog('silent');
    const parts = { queries: closed.queries, log };
    const held = { accountId, key: 'a-key', claim: newIdentifier(), secondsUpTo: 60 };
    const claim = holdClaim(parts, held);
    await closed.close();
    await expect(claim.release()).resolves.toBeUndefined();
  });

  test('of a process that died is free at once for who knows that, and what was answered stays', async () => {
    await answers.claim(keyed('this', 'cut off'), 600);
    const done = await answers.claim(keyed('this', 'done'), 600);
    if (done.kind === 'claimed') await done.work.finish('one', database.queries);
    await answers.forgetClaims();
    expect((await answers.claim(keyed('this', 'cut off'), 600)).kind).toBe('claimed');
    expect((await answers.claim(keyed('this', 'done'), 600)).kind).toBe('again');
  });

  test('of a process that died can be taken over after a minute, and its late end does no harm', async () => {
    const dead = await answers.claim(keyed(), 600);
    await pass(59);
    expect((await answers.claim(keyed(), 600)).kind).toBe('under-way');
    await pass(2);
    const claim = await answers.claim(keyed(), 600);
    if (claim.kind !== 'claimed' || dead.kind !== 'claimed') throw new Error('Not taken over.');
    expect(await dead.work.finish('late', database.queries)).toBe(false);
    await dead.work.release();
    expect(await claim.work.finish('one', database.queries)).toBe(true);
    expect(await answers.claim(keyed(), 60)).toEqual({ kind: 'again', answer: 'one' });
  });

  test('of a process that died is free after a minute, also where the clock was set back meanwhile (C9)', async () => {
    await answers.claim(keyed(), 600);
    await passForClaims(database.queries, -3_600);
    await shortenClaims(database.queries);
    await pass(59);
    expect((await answers.claim(keyed(), 600)).kind).toBe('under-way');
    await pass(2);
    expect((await answers.claim(keyed(), 600)).kind).toBe('claimed');
  });

  describe('while it is worked on', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    });

    afterEach(() => {
      vi.useRealTimers();
    });

    test('keeps its key for longer than that', async () => {
      const claim = await answers.claim(keyed(), 600);
      for (let tens = 0; tens < 12; tens += 1) await tenSecondsLater();
      expect((await answers.claim(keyed(), 600)).kind).toBe('under-way');
      if (claim.kind !== 'claimed') throw new Error('The key was not free.');
      expect(await claim.work.finish('one', database.queries)).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    });

    test('keeps it for no longer than the work may take', async () => {
      await answers.claim(keyed(), 70);
      for (let tens = 0; tens < 6; tens += 1) await tenSecondsLater();
      expect((await answers.claim(keyed(), 70)).kind).toBe('under-way');
      await tenSecondsLater();
      await pass(1);
      expect((await answers.claim(keyed('that'), 70)).kind).toBe('claimed');
    });

    async function tenSecondsLater(): Promise<void> {
      await pass(10);
      vi.advanceTimersByTime(10_000);
      // The database processes queries in order: after this one, all earlier ones are done.
      await database.queries.selectFrom('first_answer').select('answer').execute();
    }
  });
});

test('several keys are taken in the order of their names, whatever order they came in: nobody waits in a ring', async () => {
  const server = await aPostgresql();
  const { url: databaseUrl } = server;
  const shared = await openDatabase({ databaseUrl, folder: '', onConnectionLost: () => {} });
  const other = new Client({ connectionString: databaseUrl });
  onTestFinished(async () => {
    await other.end();
    await shared.close();
    await server.stop();
  });
  const { queries } = shared;
  const clock = { now: () => now };
  const book = new FirstAnswers({ queries, clock, log: openLog('silent') }, { keptSeconds: DAY });
  const account = await anAccount(queries);
  const orders = ['d', 'c', 'b', 'a'].map((key) => {
    return { keyed: { accountId: account, key, requestHash: 'this' }, answer: key };
  });
  const keepAll = () =>
    queries.transaction().execute((transaction) => book.keepAll(orders, transaction));
  await keepAll();
  now = secondsAfter(now, DAY + 1);

  await other.connect();
  await other.query('begin');
  await other.query("select 1 from first_answer where idempotency_key = 'a' for update");
  const kept = keepAll();
  await vi.waitFor(async () => {
    const { rows } = await other.query('select 1 from pg_locks where not granted');
    expect(rows).not.toEqual([]);
  });
  const free = "select 1 from first_answer where idempotency_key <> 'a' for update nowait";
  expect((await other.query(free)).rowCount).toBe(3);
  await other.query('commit');
  expect((await kept).map(({ kind }) => kind)).toEqual(Array(4).fill('first'));
});
