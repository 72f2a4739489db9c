import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ServerLost, TurnNotHad } from '../../server/database/availability.ts';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { openLog } from '../../server/foundation/log.ts';
import { done, failed } from '../../server/foundation/outcome.ts';
import { moderated, problem } from '../../server/foundation/problems.ts';
import { timeoutReason } from '../../server/foundation/timeout-reason.ts';
import { charged, paidTogether, paidWork } from '../../server/operations/paid-work.ts';
import { RequestRecord } from '../../server/operations/request-record.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { aToxicProxy, type ToxicProxy } from '../faults/a-toxic-proxy.ts';
import { aLedger, aQuote } from '../usage/a-ledger.ts';

const MADE = async () => done({ value: 'a picture', quantity: 2 });
const LIFETIMES = {
  image: 1,
  resultAddress: 1,
  job: 1,
  runningJob: 1,
  sample: 1,
  firstAnswer: 1,
  eventStream: 1,
  request: 60,
};

/** The journey of a request that an upstream has begun to process. */
function begun(): RequestRecord {
  const requestRecord = new RequestRecord();
  requestRecord.asking('an-upstream');
  return requestRecord;
}

/** An account with 100 units, and work that creates 3 images at 10 units each. */
async function aBilling(database?: Database) {
  return billingOn(database ?? (await ownDatabase()));
}

async function ownDatabase(): Promise<Database> {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  return database;
}

async function billingOn(database: Database) {
  const { ledger, accountId, queries, entries } = await aLedger(database, { granted: 100 });
  const request = new AbortController();
  const logged: string[] = [];
  const log = openLog('info', { write: (line) => void logged.push(line) });
  return {
    queries,
    logged,
    billing: { queries, ledger, clock: systemClock, lifetimes: LIFETIMES, log },
    request,
    order: {
      caller: { kind: 'key', accountId, keyId: accountId, keyFamilyId: accountId, limits: {} },
      requestId: 'a request',
      operation: 'createImage',
      model: 'a-model',
      quote: aQuote(10, 3),
      signal: request.signal,
      requestRecord: begun(),
    },
    balance: () => ledger.balance(accountId),
    kinds: async () => (await entries()).map(({ kind }) => kind),
  } as const;
}

const UNTOUCHED = { available: 100, reserved: 0, consumed: 0 };

describe('work that is paid for', () => {
  test('is set aside while it is done, and charged as it was made', async () => {
    const { billing, order, balance } = await aBilling();
    const paid = await paidWork(billing, {
      ...order,
      async work() {
        expect(await balance()).toEqual({ available: 70, reserved: 30, consumed: 0 });
        return MADE();
      },
    });
    expect(await charged(paid)).toEqual(done('a picture'));
    expect(await balance()).toEqual({ available: 80, reserved: 0, consumed: 20 });
    expect(order.requestRecord.usage).toEqual({ units: 20 });
  });

  test('is free where it fails, by an outcome or by a surprise', async () => {
    const { billing, order, balance } = await aBilling();
    const failure = failed(problem('upstream-failed', 'No.'));
    expect(await paidWork(billing, { ...order, work: async () => failure })).toEqual(failure);
    const surprise = new Error('Oh.');
    const work = () => Promise.reject(surprise);
    await expect(paidWork(billing, { ...order, work })).rejects.toBe(surprise);
    expect(await balance()).toEqual(UNTOUCHED);
    expect(order.requestRecord.usage).toBeUndefined();
  });

  test.each([
    ['charged where the caller leaves', undefined, 20],
    ['free where it takes too long', timeoutReason(), 0],
  ])('of which its caller has got a part is %s', async (_, reason, consumed) => {
    const { billing, order, balance, request } = await aBilling();
    let sent: number | undefined;
    const work = async () => {
      sent = 2;
      request.abort(reason);
      throw request.signal.reason;
    };
    await expect(paidWork(billing, { ...order, delivered: () => sent, work })).rejects.toThrow();
    expect(await balance()).toEqual({ available: 100 - consumed, reserved: 0, consumed });
  });

  test('that moderation refuses is free at first, and tells what it cost', async () => {
    const { billing, order, balance, kinds } = await aBilling();
    const work = async () => failed(moderated('No.', 'prompt'));
    const told = [];
    for (let times = 0; times < 4; times += 1)
      told.push(await paidWork(billing, { ...order, work }));
    expect(told.map((one) => !one.ok && one.problem.quota)).toEqual(['0', '0', '0', '30']);
    expect(await balance()).toEqual({ available: 70, reserved: 0, consumed: 30 });
    expect(order.requestRecord.usage).toEqual({ units: 30 });
    expect((await kinds()).slice(-2)).toEqual(['reserve', 'settle']);
  });

  test('that moderation refuses says so, however busy the books of its account are', async () => {
    const { billing, order, balance } = await aBilling();
    const { ledger } = billing;
    const busy: typeof ledger.inTurn = (accountId, work, terms) =>
      terms?.isOwed === true
        ? ledger.inTurn(accountId, work, terms)
        : Promise.reject(new TurnNotHad());
    const refusal = moderated('No.', 'prompt');
    const outcome = await paidWork(billing, {
      ...order,
      async work() {
        Object.assign(billing, { ledger: { ...ledger, inTurn: busy } });
        return failed(refusal);
      },
    });
    expect(outcome).toEqual(failed({ ...refusal, quota: '0' }));
    expect(await balance()).toEqual(UNTOUCHED);
  });

  test('is told to the log where it comes after its reservation has ended', async () => {
    const { billing, order, logged, queries } = await aBilling();
    const paid = await paidWork(billing, {
      ...order,
      async work() {
        const far = new Date(Date.now() + 3_600_000);
        expect(await billing.ledger.sweep(far, 10)).toBe(1);
        return MADE();
      },
    });
    expect(await charged(paid)).toEqual(done('a picture'));
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, requestId: 'a request' },
    ]);
    expect(await queries.selectFrom('reservation').selectAll().execute()).toEqual([]);
  });

  test('leaves no trace in the books where its caller has gone before it', async () => {
    const { billing, order, request, kinds } = await aBilling();
    request.abort();
    const work = () => Promise.reject(new Error('Nobody wants it.'));
    await expect(paidWork(billing, { ...order, work })).rejects.toBe(request.signal.reason);
    expect(await kinds()).toEqual(['grant']);
  });

  test('says in the log where what was set aside could not be given back, and fails as it did', async () => {
    const { billing, order, logged } = await aBilling();
    const release = () => Promise.reject(new Error('The books are shut.'));
    const shut = { ...billing, ledger: { ...billing.ledger, release } };
    const failure = failed(problem('upstream-failed', 'No.'));
    expect(await paidWork(shut, { ...order, work: async () => failure })).toEqual(failure);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { requestId: 'a request', error: { message: 'The books are shut.' } },
    ]);
  });

  test('is free where its answer came too late', async () => {
    const { billing, order, request, balance } = await aBilling();
    const paid = await paidWork(billing, { ...order, work: MADE });
    request.abort(timeoutReason());
    await expect(charged(paid)).rejects.toBe(request.signal.reason);
    expect(await balance()).toEqual(UNTOUCHED);
  });

  test.each([
    ['has begun', begun, [undefined, 30]],
    ['has not begun', () => new RequestRecord(), [undefined, undefined]],
  ])(
    'whose caller goes away is free within bounds where an upstream %s',
    async (_, begin, charges) => {
      const { billing, order, balance } = await aBilling();
      const told: (number | undefined)[] = [];
      for (const work of [MADE, MADE]) {
        const request = new AbortController();
        const requestRecord = begin();
        const gone = { ...order, signal: request.signal, requestRecord };
        const paid = await paidWork(billing, { ...gone, work });
        request.abort();
        await expect(charged(paid)).rejects.toBe(request.signal.reason);
        told.push(requestRecord.usage?.units);
      }
      expect(told).toEqual(charges);
      expect((await balance()).consumed).toBe(charges[1] ?? 0);
    },
  );

  test('is free where what was made cannot be kept, and charged once where it is', async () => {
    const { billing, order, balance } = await aBilling();
    const paid = await paidWork(billing, { ...order, work: MADE });
    if (!paid.ok) throw new Error(paid.problem.message);
    const { settle, giveBack } = paid.value;
    const lost = settle(() => Promise.reject(new Error('The file is not to be had.')));
    await expect(lost).rejects.toThrow();
    expect(await balance()).toMatchObject({ reserved: 30, consumed: 0 });
    await settle();
    // A process unaware of the charge may still release the reservation.
    await giveBack();
    expect(await balance()).toEqual({ available: 80, reserved: 0, consumed: 20 });
    expect(order.requestRecord.usage).toEqual({ units: 20 });
  });
});

describe('work that is a transaction', () => {
  test('is charged in it', async () => {
    const { billing, order, balance, kinds } = await aBilling();
    const work = async () => ({ value: 'kept', quantity: 3 });
    expect(await paidTogether(billing, { ...order, work })).toEqual(done('kept'));
    expect(await balance()).toEqual({ available: 70, reserved: 0, consumed: 30 });
    expect(order.requestRecord.usage).toEqual({ units: 30 });
    expect(await kinds()).toEqual(['grant', 'reserve', 'settle']);
  });

  test('leaves no trace in the books where nothing was made', async () => {
    const { billing, order, kinds } = await aBilling();
    const work = async () => ({ value: 'kept before', quantity: 0 });
    expect(await paidTogether(billing, { ...order, work })).toEqual(done('kept before'));
    expect(await kinds()).toEqual(['grant']);
  });

  test('is neither done nor charged where its caller goes meanwhile, or before', async () => {
    const { billing, order, request, balance } = await aBilling();
    const work = async () => {
      request.abort();
      return { value: 'kept', quantity: 3 };
    };
    await expect(paidTogether(billing, { ...order, work })).rejects.toThrow('aborted');
    const unwanted = () => Promise.reject(new Error('Nobody wants it.'));
    const late = paidTogether(billing, { ...order, work: unwanted });
    await expect(late).rejects.toBe(request.signal.reason);
    expect(await balance()).toEqual(UNTOUCHED);
  });

  test('has not been done where there is too little', async () => {
    const { billing, order, queries, balance } = await aBilling();
    const outcome = await paidTogether(billing, {
      ...order,
      quote: aQuote(101),
      async work(transaction) {
        await transaction.updateTable('account').set({ name: 'changed' }).execute();
        return { value: 'kept', quantity: 1 };
      },
    });
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'unpaid', price: '101' } });
    expect(await balance()).toEqual(UNTOUCHED);
    expect(await queries.selectFrom('account').select('name').execute()).toEqual([
      { name: 'test' },
    ]);
  });
});

describe('a commit whose answer is lost', () => {
  let postgresql: PostgresqlServer;
  let proxy: ToxicProxy;
  let database: Database;

  beforeAll(async () => {
    postgresql = await aPostgresql();
    proxy = await aToxicProxy(postgresql.url);
    database = await openDatabase({
      databaseUrl: proxy.url,
      folder: '',
      onConnectionLost: () => {},
    });
  });

  afterAll(async () => {
    await database.close();
    await proxy.stop();
    await postgresql.stop();
  });

  const loseCommit = () => proxy.be({ kind: 'unanswered', text: 'COMMIT' });

  test('leaves nothing set aside for work that did not begin', async () => {
    const { billing, order, balance, kinds } = await aBilling(database);
    await loseCommit();
    const work = () => Promise.reject(new Error('It must not begin.'));
    const refused = paidWork(billing, { ...order, requestRecord: new RequestRecord(), work });
    await expect(refused).rejects.toBeInstanceOf(ServerLost);
    expect(await balance()).toEqual(UNTOUCHED);
    expect(await kinds()).toEqual(['grant', 'reserve', 'release']);
  });

  test('does not keep from its caller what has been charged', async () => {
    const { billing, order, balance, kinds } = await aBilling(database);
    const paid = await paidWork(billing, { ...order, work: MADE });
    await loseCommit();
    expect(await charged(paid)).toEqual(done('a picture'));
    expect(order.requestRecord.usage).toEqual({ units: 20 });
    await loseCommit();
    const work = async () => ({ value: 'kept', quantity: 3 });
    expect(await paidTogether(billing, { ...order, work })).toEqual(done('kept'));
    expect(await balance()).toEqual({ available: 50, reserved: 0, consumed: 50 });
    expect(await kinds()).toEqual(['grant', 'reserve', 'settle', 'reserve', 'settle']);
  });
});
