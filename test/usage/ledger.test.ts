import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '../../generated/stamp.ts';
import { secondsAfter, systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { Refused } from '../../server/foundation/refused.ts';
import { openLedger } from '../../server/usage/ledger.ts';
import type { Quote } from '../../server/usage/prices.ts';
import { lookAtBooks } from '../../server/usage/verification.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';
import { queriesWithRowsRead } from '../rows-read.ts';
import { aLedger, aQuote, type LedgerOptions } from './a-ledger.ts';

async function aTestLedger(options: LedgerOptions = {}) {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  return aLedger(database, options);
}

/** The problem in a refusal. */
async function problemOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason);
  if (error instanceof Refused) return error.problem;
  throw new Error(`No refusal for want of quota: ${String(error)}`);
}

describe('an account', () => {
  test('begins with nothing', async () => {
    const { ledger, accountId } = await aTestLedger();
    expect(await ledger.balance(accountId)).toEqual({ available: 0, reserved: 0, consumed: 0 });
  });

  test('may spend what it is granted, less what is taken back', async () => {
    const { ledger, accountId, entries } = await aTestLedger();
    await ledger.grant(accountId, 12.5, 'A present');
    await ledger.issue({ accountId, kind: 'adjust', units: -2.25, note: 'A mistake' });
    expect(await ledger.balance(accountId)).toMatchObject({ available: 10.25 });
    expect(await entries()).toMatchObject([
      { kind: 'grant', available: '12.5', issued: '-12.5', note: 'A present' },
      { kind: 'adjust', available: '-2.25', issued: '2.25', note: 'A mistake' },
    ]);
    expect(await ledger.verify()).toEqual([]);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32, 1e-7])(
    'is not granted %f units',
    async (units) => {
      const { ledger, accountId } = await aTestLedger();
      await expect(ledger.grant(accountId, units, '')).rejects.toThrow(RangeError);
    },
  );

  test('is granted once what has one reference, however often it is asked for at once', async () => {
    const { ledger, accountId, entries, queries } = await aTestLedger();
    const order = {
      accountId,
      kind: 'grant',
      units: 12.5,
      note: 'May',
      reference: 'bill 7',
    } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ledger.issue(order)));
    expect(answers.toSorted()).toEqual(['before', 'before', 'before', 'before', 'now']);
    expect(await ledger.issue({ ...order, units: 13 })).toBe('differs');
    expect(await ledger.issue({ ...order, kind: 'adjust' })).toBe('differs');
    expect(await ledger.balance(accountId)).toMatchObject({ available: 12.5 });
    expect(await entries()).toHaveLength(1);
    expect(await ledger.issue({ ...order, reference: 'bill 8' })).toBe('now');
    expect(await ledger.issue({ ...order, accountId: await anAccount(queries) })).toBe('now');
    expect(await ledger.verify()).toEqual([]);
  });

  test('that is not there is given nothing', async () => {
    const { ledger } = await aTestLedger();
    const order = { kind: 'grant', units: 1, note: '', reference: 'bill 7' } as const;
    await expect(ledger.issue({ ...order, accountId: newIdentifier() })).rejects.toThrow(
      'The account that quota is issued to',
    );
    await expect(ledger.grant(newIdentifier(), 1, '')).rejects.toThrow(
      'The account that quota is issued to',
    );
  });
});

describe('quota that is set aside', () => {
  test('can be spent by nobody else, and is written down with all that it is about', async () => {
    const { ledger, accountId, reserve, entries } = await aTestLedger({ granted: 100 });
    const keyId = newIdentifier();
    const id = await reserve(aQuote(10, 6), { keyId });
    expect(await ledger.balance(accountId)).toEqual({ available: 40, reserved: 60, consumed: 0 });
    expect((await entries()).at(-1)).toMatchObject({
      kind: 'reserve',
      key_id: keyId,
      available: '-60',
      reserved: '60',
      consumed: '0',
      issued: '0',
      reservation_id: id,
      request_id: 'a request',
      operation: 'createVideo',
      model: 'a-model',
      rule: 'a-rule',
      lines: [{ unit: 'second', quantity: 6, price: 10, units: 60 }],
      contract: fingerprint,
    });
  });

  test('is refused where the balance is too low, and nothing is written', async () => {
    const { ledger, accountId, reserve, entries } = await aTestLedger({ granted: 3 });
    expect(await problemOf(reserve(aQuote(40)))).toMatchObject({
      kind: 'unpaid',
      message: 'The balance is 3 units and this costs 40.',
      balance: '3',
      price: '40',
    });
    expect(await entries()).toHaveLength(1);
    expect(await ledger.verify(accountId)).toEqual([]);
  });

  test('may be all that there is, and nothing at all of an empty balance', async () => {
    const { ledger, accountId, reserve } = await aTestLedger({ granted: 0.3 });
    await reserve(aQuote(0.1));
    await reserve(aQuote(0.2));
    expect(await ledger.balance(accountId)).toMatchObject({ available: 0 });
    await reserve(aQuote(0));
    await ledger.issue({ accountId, kind: 'adjust', units: -1, note: 'A debt' });
    await reserve(aQuote(0));
    expect(await ledger.verify()).toEqual([]);
  });

  test('is charged whole for a request that has made something, however little of what others count, and is free where it has made nothing', async () => {
    const { reserve, settle, ledger } = await aTestLedger({ granted: 100 });
    const quote: Quote = {
      rule: 'a-rule',
      units: 20,
      lines: [{ unit: 'request', quantity: 1, price: 20, units: 20 }],
    };
    const ids = [await reserve(quote), await reserve(quote), await reserve(quote)];
    const made = [0.5, 6, 0];
    const charged = await Promise.all(ids.map((id, index) => settle(id, made[index] ?? 0)));
    expect(charged).toEqual([20, 20, 0]);
    expect(await ledger.verify()).toEqual([]);
  });

  test('is charged as far as it was used, and the rest is free again', async () => {
    const { ledger, accountId, reserve, settle, entries } = await aTestLedger({ granted: 100 });
    const id = await reserve(aQuote(4, 10));
    expect(await settle(id, 3)).toBe(12);
    expect(await ledger.balance(accountId)).toEqual({ available: 88, reserved: 0, consumed: 12 });
    expect((await entries()).at(-1)).toMatchObject({
      kind: 'settle',
      available: '28',
      reserved: '-40',
      consumed: '12',
      lines: [{ unit: 'second', quantity: 3, price: 4, units: 12 }],
    });
  });

  test.each([
    [20, 40],
    [10, 40],
    [2.5, 10],
    [0, 0],
    [-1, 0],
  ])('is charged for %f of 10 with %f, never more than was set aside', async (made, units) => {
    const { ledger, reserve, settle } = await aTestLedger({ granted: 100 });
    expect(await settle(await reserve(aQuote(4, 10)), made)).toBe(units);
    expect(await ledger.verify()).toEqual([]);
  });

  test.each([
    ['by the prices of sizes that it was set aside by', true, 5],
    ['by its one price, where a process set it aside that knew of no others', false, 12],
  ])('is charged for pictures %s', async (_, knowsSizes, units) => {
    const { ledger, queries, reserve, entries } = await aTestLedger({ granted: 100 });
    const lines = [{ unit: 'image', quantity: 3, price: 6, units: 18 }] as const;
    const sizes = [
      { size: '1x1', rule: 'small', price: 1 },
      { rule: 'any', price: 4 },
    ];
    const id = await reserve({ rule: 'wide', units: 18, lines, sizes });
    if (!knowsSizes) await queries.updateTable('reservation').set({ sizes: null }).execute();
    const made = [{ size: '1x1' }, { size: '2x2' }];
    const settled = queries
      .transaction()
      .execute((transaction) => ledger.settle(id, made, transaction));
    expect(await settled).toBe(units);
    const { lines: written } = (await entries()).at(-1) ?? {};
    expect(written?.reduce((sum, line) => sum + line.units, 0)).toBe(units);
    expect(await ledger.verify()).toEqual([]);
  });

  test('ends once, whoever ends it how', async () => {
    const { ledger, accountId, reserve, settle, release, moderated } = await aTestLedger({
      granted: 100,
    });
    const settled = await reserve(aQuote(10));
    await settle(settled, 1);
    expect(await settle(settled, 1)).toBeUndefined();
    const released = await reserve(aQuote(10));
    await release(released);
    await release(released);
    for (const id of [settled, released, newIdentifier()]) {
      expect(await settle(id, 1)).toBeUndefined();
      expect(await moderated(id)).toBe(0);
      await release(id);
    }
    expect(await ledger.balance(accountId)).toEqual({ available: 90, reserved: 0, consumed: 10 });
    expect(await ledger.verify()).toEqual([]);
  });

  test('is left to its transaction: what is rolled back has never been', async () => {
    const { ledger, accountId, queries } = await aTestLedger({ granted: 100 });
    const what = { id: newIdentifier(), accountId, operation: 'createVideo', model: 'a' };
    const work = queries.transaction().execute(async (transaction) => {
      await ledger.reserve({ ...what, quote: aQuote(10) }, transaction);
      throw new Error('a crash');
    });
    await expect(work).rejects.toThrow('a crash');
    expect(await ledger.balance(accountId)).toMatchObject({ available: 100, reserved: 0 });
    const outside = ledger.reserve({ ...what, quote: aQuote(10) }, queries);
    await expect(outside).rejects.toThrow('within a transaction');
  });

  test('is given back where the process has died that worked on it, a bounded number at once', async () => {
    const { ledger, accountId, reserve } = await aTestLedger({ granted: 100 });
    const now = new Date();
    for (const seconds of [20, 25, 30]) {
      await reserve(aQuote(10), { expiresInSeconds: seconds });
    }
    await reserve(aQuote(10));
    expect(await ledger.sweep(now, 10)).toBe(0);
    const later = secondsAfter(now, 60);
    expect(await ledger.sweep(later, 2)).toBe(2);
    expect(await ledger.sweep(later, 2)).toBe(1);
    expect(await ledger.balance(accountId)).toMatchObject({ available: 90, reserved: 10 });
    expect(await ledger.verify()).toEqual([]);
  });

  test.each([
    ['ahead', 3_600],
    ['behind', -3_600],
  ])(
    'is given back in its time by a process whose clock is an hour %s',
    async (_where, seconds) => {
      const { ledger, accountId, reserve, queries } = await aTestLedger({ granted: 100 });
      const clock = { now: () => secondsAfter(systemClock.now(), seconds) };
      const other = openLedger({ queries, clock, moderation: { free: 3, windowHours: 24 } });
      const outside = { accountId, operation: 'createImage', model: 'a', quote: aQuote(10) };
      await queries
        .transaction()
        .execute((transaction) =>
          other.reserve({ ...outside, id: newIdentifier(), expiresInSeconds: 60 }, transaction),
        );
      await reserve(aQuote(10), { expiresInSeconds: 60 });
      expect(await other.sweep(clock.now(), 10)).toBe(0);
      expect(await ledger.sweep(secondsAfter(systemClock.now(), 90), 10)).toBe(2);
    },
  );

  test.each([1, 10])('is given back though others cannot be, %i at a time', async (limit) => {
    const { ledger, accountId, reserve, queries } = await aTestLedger({ granted: 100 });
    const now = new Date();
    for (const model of ['stuck', 'stuck', 'free']) {
      await reserve(aQuote(10), { model, expiresInSeconds: 1 });
    }
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'stuck'; end $$`.execute(queries);
    await sql`create trigger stuck before delete on reservation for each row
      when (old.model = 'stuck') execute function refuse()`.execute(queries);
    const later = secondsAfter(now, 60);
    expect(await ledger.sweep(later, limit)).toBe(1);
    expect(await ledger.balance(accountId)).toMatchObject({ available: 80, reserved: 20 });
    await expect(ledger.sweep(later, limit)).rejects.toThrow('stuck');
  });
});

describe('a key with a limit', () => {
  const keyId = newIdentifier();
  const spent = { keyId, keyLimits: { unitsPerDay: 20, unitsPerMonth: 30 } };
  let now = new Date('2026-11-21T23:59:59Z');
  const clock = { now: () => now };

  test('spends up to it in a day and in a month of UTC, and gets back what was not used', async () => {
    const { reserve, settle, release } = await aTestLedger({ granted: 1000, clock });
    const first = await reserve(aQuote(10, 2), spent);
    expect(await problemOf(reserve(aQuote(1), spent))).toMatchObject({
      kind: 'unpaid',
      message: 'This key may spend 20 units a day; 0 of them are left and this costs 1.',
      limit: '20',
      left: '0',
      resetsAt: '2026-11-22T00:00:00.000Z',
    });
    await settle(first, 1);
    const second = await reserve(aQuote(10), spent);
    now = new Date('2026-11-22T00:00:00Z');
    expect(await problemOf(reserve(aQuote(11), spent))).toMatchObject({
      code: 'key_quota_exhausted',
      message: 'This key may spend 30 units a month; 10 of them are left and this costs 11.',
      balance: '980',
      price: '11',
      limit: '30',
      left: '10',
      resetsAt: '2026-12-01T00:00:00.000Z',
    });
    // The reservation was made the day before, so releasing it raises that day's allowance and the month's, not
    // today's.
    await release(second);
    await reserve(aQuote(20), spent);
    expect(await problemOf(reserve(aQuote(1), spent))).toMatchObject({
      message: expect.stringContaining('20 units a day; 0 of them'),
    });
    now = new Date('2026-12-01T00:00:00Z');
    await reserve(aQuote(20), spent);
  });

  test('spends together with the others of its family, and gets back what one of them had set aside', async () => {
    const { reserve, release } = await aTestLedger({ granted: 1000 });
    const family = { keyFamilyId: newIdentifier(), keyLimits: { unitsPerDay: 20 } };
    const former = await reserve(aQuote(15), { ...family, keyId: family.keyFamilyId });
    const next = { ...family, keyId: newIdentifier() };
    await reserve(aQuote(5), next);
    expect(await problemOf(reserve(aQuote(1), next))).toMatchObject({
      message: 'This key may spend 20 units a day; 0 of them are left and this costs 1.',
    });
    await release(former);
    await reserve(aQuote(15), next);
  });

  test('gets back what a process that knew of no families had set aside', async () => {
    const { queries, reserve, release } = await aTestLedger({ granted: 1000 });
    const former = await reserve(aQuote(20), spent);
    await queries.updateTable('reservation').set({ key_family_id: null }).execute();
    await release(former);
    await reserve(aQuote(20), spent);
  });

  test('does work that costs nothing when all is spent', async () => {
    const { reserve } = await aTestLedger({ granted: 100 });
    await reserve(aQuote(20), spent);
    await reserve(aQuote(0), spent);
  });
});

describe('failures by moderation', () => {
  test('are free up to a number within the window, then charged in full', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const clock = { now: () => now };
    const options = { granted: 1000, free: 2, clock };
    const { ledger, queries, reserve, moderated, entries } = await aTestLedger(options);
    const charges: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      charges.push(await moderated(await reserve(aQuote(10))));
    }
    expect(charges).toEqual([0, 0, 10, 10]);
    const ends = (await entries()).filter(({ moderation_count }) => moderation_count !== null);
    expect(ends.map(({ kind, moderation_count }) => [kind, moderation_count])).toEqual([
      ['release', 1],
      ['release', 2],
      ['settle', 3],
      ['settle', 4],
    ]);
    now = secondsAfter(now, 24 * 3600);
    expect(await moderated(await reserve(aQuote(10)))).toBe(0);
    await ledger.sweep(now, 100);
    expect(await queries.selectFrom('moderation_failure').selectAll().execute()).toHaveLength(1);
    expect(await ledger.verify()).toEqual([]);
  });
});

describe('work that is given up', () => {
  test('is free up to so many units within the window, then charged in full', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const clock = { now: () => now };
    const { ledger, queries, reserve, giveUp, entries } = await aTestLedger({
      granted: 1000,
      freeUnits: 25,
      clock,
    });
    const charges: number[] = [];
    for (const units of [10, 10, 10, 0, 5, 5]) {
      charges.push(await giveUp(await reserve(aQuote(units))));
    }
    expect(charges).toEqual([0, 0, 10, 0, 0, 5]);
    const ends = (await entries()).filter(({ given_up }) => given_up === true);
    expect(ends.map(({ kind }) => kind)).toEqual([
      ...['release', 'release', 'settle'],
      ...['release', 'release', 'settle'],
    ]);
    now = secondsAfter(now, 24 * 3600);
    expect(await giveUp(await reserve(aQuote(10)))).toBe(0);
    await ledger.sweep(now, 100);
    expect(await queries.selectFrom('given_up_work').selectAll().execute()).toHaveLength(1);
    expect(await ledger.verify()).toEqual([]);
  });

  test('is free as far as the account pays for other work within the window', async () => {
    const { reserve, giveUp, settle } = await aTestLedger({ granted: 1000, freeUnits: 0 });
    await settle(await reserve(aQuote(10, 3)), 3);
    const charges: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      charges.push(await giveUp(await reserve(aQuote(10))));
    }
    expect(charges).toEqual([0, 0, 0, 10]);
    // The charge for abandoned work does not raise the free amount.
    expect(await giveUp(await reserve(aQuote(10)))).toBe(10);
  });

  test('counts for its own account alone, and ends once', async () => {
    const { ledger, queries, reserve, giveUp } = await aTestLedger({ granted: 20, freeUnits: 10 });
    const other = await anAccount(queries);
    await ledger.grant(other, 20, 'To begin with');
    const id = await reserve(aQuote(10));
    expect([await giveUp(id), await giveUp(id)]).toEqual([0, 0]);
    expect(await giveUp(await reserve(aQuote(10), { accountId: other }))).toBe(0);
    expect(await giveUp(await reserve(aQuote(10)))).toBe(10);
  });
});

test('what keys have spent is forgotten with the month after', async () => {
  let now = new Date('2026-11-30T12:00:00Z');
  const { ledger, queries, reserve } = await aTestLedger({
    granted: 100,
    clock: { now: () => now },
  });
  const keyId = newIdentifier();
  await reserve(aQuote(10), { keyId });
  const periods = async () => {
    const rows = await queries.selectFrom('key_spending').select('period').execute();
    return rows.map(({ period }) => period).toSorted();
  };
  now = new Date('2026-12-31T12:00:00Z');
  await ledger.sweep(now, 100);
  expect(await periods()).toEqual(['2026-11', '2026-11-30']);
  now = new Date('2027-01-01T12:00:00Z');
  // What is removed counts, so that the sweep goes on until nothing is left.
  expect(await ledger.sweep(now, 1)).toBe(1);
  expect(await ledger.sweep(now, 1)).toBe(1);
  expect(await ledger.sweep(now, 1)).toBe(0);
  expect(await periods()).toEqual([]);
});

test('what keys have spent of late is not looked at where what is old is forgotten', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const now = new Date('2026-12-31T12:00:00Z');
  await database.ask(
    `insert into key_spending (key_id, period, units)
     select gen_random_uuid(), '2026-12-' || to_char(1 + nth % 31, 'FM00'), 1 from generate_series(1, 3000) nth`,
    [],
  );
  await database.ask('analyze key_spending', []);
  const { queries, rowsRead } = queriesWithRowsRead(database);
  const moderation = { free: 3, windowHours: 24 };
  await openLedger({ queries, clock: { now: () => now }, moderation }).sweep(now, 100);
  expect(await rowsRead()).toBe(0);
});

describe('the books', () => {
  test.each([
    'update ledger_entry set available = 1, issued = -1',
    'delete from ledger_entry',
    'truncate ledger_entry',
  ])('refuse %s', async (statement) => {
    const database = await anEmptyDatabase();
    onTestFinished(() => database.close());
    await aLedger(database, { granted: 1 });
    if (database.engine.kind !== 'pglite') throw new Error('Not the built-in database.');
    await expect(database.engine.pglite.exec(statement)).rejects.toThrow('never changed');
  });

  test('tell where a balance, or what is set aside, is not what entries say', async () => {
    const { ledger, accountId, queries, reserve } = await aTestLedger({ granted: 100 });
    await queries.updateTable('balance').set({ available: 90, consumed: 10 }).execute();
    expect(await ledger.verify(accountId)).toEqual([
      { accountId, message: 'available is 90 in the balance and 100 in the entries' },
      { accountId, message: 'consumed is 10 in the balance and 0 in the entries' },
    ]);
    await queries.updateTable('balance').set({ available: 100, consumed: 0 }).execute();
    const id = await reserve(aQuote(7));
    await queries.deleteFrom('reservation').execute();
    expect(await ledger.verify()).toEqual([
      { accountId, message: 'reserved is 7 in the balance and 0 in open reservations' },
      { accountId, message: `the reservation ${id} holds 0, but its ledger entries add up to 7` },
    ]);
    expect(await ledger.verify(newIdentifier())).toEqual([]);
  });

  test('are looked at within bounds: what has more entries, or comes too late, is left out and counted', async () => {
    const { queries, reserve, ledger } = await aTestLedger({ granted: 100 });
    for (let times = 0; times < 3; times += 1) await reserve(aQuote(1));
    const small = await anAccount(queries);
    await ledger.grant(small, 5, '');
    await queries
      .updateTable('balance')
      .set({ available: 4, consumed: 1 })
      .where('account_id', '=', small)
      .execute();
    const within = { maxEntries: 3, secondsUpTo: 60 };
    const look = await lookAtBooks(queries, within);
    expect(look).toMatchObject({ accounts: 1, leftOut: 1 });
    expect(new Set(look.differences.map(({ accountId }) => accountId))).toEqual(new Set([small]));
    for (let more = 0; more < 20; more += 1) {
      await ledger.grant(await anAccount(queries), 1, '');
    }
    const inNoTime = await lookAtBooks(queries, { maxEntries: 100, secondsUpTo: 0 });
    expect(inNoTime).toMatchObject({ accounts: 20, leftOut: 2 });
  });

  test('are looked at in portions, so that no statement reads more entries than the bound', async () => {
    const database = await anEmptyDatabase();
    onTestFinished(() => database.close());
    const { ledger } = await aLedger(database);
    for (let account = 0; account < 8; account += 1) {
      const id = await anAccount(database.queries);
      for (let entry = 0; entry < 40; entry += 1) await ledger.grant(id, 1, '');
    }
    // With so few rows, the planner would choose a sequential scan.
    await database.ask('set enable_seqscan = off', []);
    const { queries, mostRowsRead } = queriesWithRowsRead(database);
    const look = await lookAtBooks(queries, { maxEntries: 100, secondsUpTo: 60 });
    expect(look).toMatchObject({ differences: [], leftOut: 0 });
    // The entries, and what is computed from them.
    expect(await mostRowsRead()).toBeLessThan(200);
  });
});
