import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Queries } from '../../server/database/database.ts';
import type { LedgerUnit } from '../../server/database/tables/usage-tables.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openPrices } from '../../server/usage/prices.ts';
import { openReports } from '../../server/usage/reports.ts';
import { openTextUsage } from '../../server/usage/text-usage.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { queriesWithRowsRead } from '../rows-read.ts';
import { aLedger, aQuote } from './a-ledger.ts';

const KEY = newIdentifier();
const NONE = { seconds: 0, songs: 0, images: 0 };
const NO_TOKENS = { inputTokens: 0, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

/** An account that has created a video, songs, pictures and text on two days, with its reports. */
async function aUsedAccount(options = {}) {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { queries } = database;
  let now = new Date('2026-11-20T23:59:59Z');
  const clock = { now: () => now };
  const { ledger, accountId, reserve, settle, release } = await aLedger(database, {
    granted: 1_000,
    clock,
  });
  const use = async (unit: LedgerUnit, quantity: number, operation: string) => {
    const quote = {
      rule: unit,
      units: quantity,
      lines: [{ unit, quantity, price: 1, units: quantity }],
    };
    return settle(await reserve(quote, { operation, keyId: KEY }), quantity);
  };
  await use('second', 6, 'createVideo');
  await use('second', 10, 'createVideo');
  now = new Date('2026-11-21T00:00:00Z');
  await use('song', 2, 'createMusic');
  await use('image', 3, 'createImage');
  await release(
    await reserve({
      rule: 'a',
      units: 1,
      lines: [{ unit: 'image', quantity: 1, price: 1, units: 1 }],
    }),
  );
  const rule = { id: 'text', operations: ['createMessage'], per: 'million-tokens' } as const;
  const rules = [
    { ...rule, input: 1, cachedInput: 0.5, cacheWrite: 2, longCacheWrite: 4, output: 2 },
  ];
  const prices = openPrices({ ceiling: 1, rules });
  const log = pino({ level: 'silent' });
  const book = openTextUsage({ queries, clock, log, prices, believedTokens: 1_000_000 });
  book.record({
    accountId,
    requestId: newIdentifier(),
    operation: 'createMessage',
    model: 'words',
    upstream: 'a',
    inputTokens: 1_000,
    cachedInputTokens: 400,
    cacheWriteTokens: 150,
    longCacheWriteTokens: 50,
    outputTokens: 50,
    isEstimated: false,
    ending: 'complete',
  });
  await book.close();
  await aLedger(database, { granted: 1 });
  return {
    accountId,
    ledger,
    queries,
    use,
    reports: openReports(queries, { now: () => new Date('2026-11-22T00:30:00Z') }, options),
  };
}

const ALL = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };

describe.each([
  ['from entries', {}],
  ['from sums of hours', { fewEntries: 0 }],
  ['from sums of minutes', { fewEntries: 0, summedAtOnce: 1 }],
] as const)('usage %s', (_, options) => {
  test('is told for a span of time, all in one', async () => {
    const { accountId, reports } = await aUsedAccount(options);
    expect(await reports.usage(accountId, { ...ALL, by: [] })).toEqual({
      rows: [],
      total: {
        requests: 5,
        units: 21.00115,
        seconds: 16,
        songs: 2,
        images: 3,
        inputTokens: 450,
        cachedInputTokens: 400,
        cacheWriteTokens: 150,
        outputTokens: 50,
      },
    });
    const from = new Date('2026-11-21T00:00:00Z');
    const rest = await reports.usage(accountId, { ...ALL, from, by: [] });
    expect(rest.total).toMatchObject({ requests: 3, seconds: 0 });
    const none = await reports.usage(newIdentifier(), { ...ALL, by: ['day'] });
    expect(none.rows).toEqual([]);
    expect(none.total).toEqual({ requests: 0, units: 0, ...NONE, ...NO_TOKENS });
  });

  test('counts nothing as made that moderation has refused, whatever that cost', async () => {
    const database = await anEmptyDatabase();
    onTestFinished(() => database.close());
    const clock = { now: () => new Date('2026-11-20T23:59:59Z') };
    const { accountId, reserve, moderated } = await aLedger(database, {
      granted: 10,
      clock,
      free: 1,
    });
    const lines = [{ unit: 'image', quantity: 1, price: 4, units: 4 }] as const;
    for (let times = 0; times < 2; times += 1) {
      await moderated(await reserve({ rule: 'a', units: 4, lines }));
    }
    const later = { now: () => new Date('2026-11-22T00:30:00Z') };
    const reports = openReports(database.queries, later, options);
    const { total } = await reports.usage(accountId, { ...ALL, by: [] });
    expect(total).toMatchObject({ requests: 1, units: 4, images: 0 });
  });

  test('is told apart by days of UTC, keys, models and operations', async () => {
    const { accountId, reports } = await aUsedAccount(options);
    const by = ['operation', 'day', 'key', 'model'] as const;
    const shared = { key: KEY, model: 'a-model', ...NONE, ...NO_TOKENS };
    const { rows, total } = await reports.usage(accountId, { ...ALL, by });
    expect(total).toMatchObject({ requests: 5, units: 21.00115 });
    expect(rows).toEqual([
      {
        ...shared,
        day: '2026-11-20',
        operation: 'createVideo',
        requests: 2,
        units: 16,
        seconds: 16,
      },
      { ...shared, day: '2026-11-21', operation: 'createImage', requests: 1, units: 3, images: 3 },
      { ...shared, day: '2026-11-21', operation: 'createMusic', requests: 1, units: 2, songs: 2 },
      {
        ...NONE,
        day: '2026-11-21',
        key: null,
        model: 'words',
        operation: 'createMessage',
        requests: 1,
        units: 0.00115,
        inputTokens: 450,
        cachedInputTokens: 400,
        cacheWriteTokens: 150,
        outputTokens: 50,
      },
    ]);
    const days = await reports.usage(accountId, { ...ALL, by: ['day'] });
    expect(days.rows.map(({ day, units }) => [day, units])).toEqual([
      ['2026-11-20', 16],
      ['2026-11-21', 5.00115],
    ]);
  });
});

describe('sums of hours', () => {
  const sumsOf = async (queries: Queries) =>
    (await queries.selectFrom('usage_hour').selectAll().orderBy('hour').execute()).map(
      ({ hour, entries }) => [hour.toISOString(), Number(entries)],
    );

  test('are made once, of the hours that are over', async () => {
    const { accountId, reports, queries } = await aUsedAccount({ fewEntries: 0 });
    await reports.usage(accountId, { ...ALL, by: [] });
    expect(await sumsOf(queries)).toEqual([
      ['2026-11-20T23:00:00.000Z', 2],
      ['2026-11-21T00:00:00.000Z', 3],
    ]);
    await queries.updateTable('usage_hour').set({ groups: '[]' }).execute();
    const { total } = await reports.usage(accountId, { ...ALL, by: [] });
    expect(total).toMatchObject({ requests: 0 });
  });

  test('are made anew where an entry has come late', async () => {
    const { accountId, reports, queries, use } = await aUsedAccount({ fewEntries: 0 });
    await reports.usage(accountId, { ...ALL, by: [] });
    await use('song', 7, 'createMusic');
    const { total } = await reports.usage(accountId, { ...ALL, by: [] });
    expect(total).toMatchObject({ requests: 6, songs: 9 });
    expect(await sumsOf(queries)).toContainEqual(['2026-11-21T00:00:00.000Z', 4]);
  });

  test('count for nothing where the clock says that their hours are not over', async () => {
    const { accountId, reports, queries } = await aUsedAccount({ fewEntries: 0 });
    await reports.usage(accountId, { ...ALL, by: [] });
    const before = { now: () => new Date('2026-11-20T23:30:00Z') };
    const { total } = await openReports(queries, before).usage(accountId, { ...ALL, by: [] });
    expect(total).toMatchObject({ requests: 5, units: 21.00115 });
  });

  test('are not made of few entries', async () => {
    const { accountId, reports, queries } = await aUsedAccount();
    await reports.usage(accountId, { ...ALL, by: ['day'] });
    expect(await sumsOf(queries)).toEqual([]);
  });
});

describe('sums of minutes', () => {
  const minutesOf = async (queries: Queries) =>
    (await queries.selectFrom('usage_minute').selectAll().orderBy('minute').execute()).map(
      ({ minute, entries }) => [minute.toISOString(), Number(entries)],
    );
  const at = (time: string) => ({ now: () => new Date(time) });

  test('are made of the current hour, but for its last moments', async () => {
    const { accountId, queries } = await aUsedAccount();
    const usageAt = async (time: string) => {
      const reports = openReports(queries, at(time), { fewEntries: 0 });
      return (await reports.usage(accountId, { ...ALL, by: [] })).total;
    };
    expect(await usageAt('2026-11-21T00:01:59.999Z')).toMatchObject({ requests: 5, images: 3 });
    expect(await minutesOf(queries)).toEqual([]);
    expect(await usageAt('2026-11-21T00:02:00Z')).toMatchObject({ requests: 5, images: 3 });
    expect(await minutesOf(queries)).toEqual([['2026-11-21T00:00:00.000Z', 3]]);
    await queries.updateTable('usage_minute').set({ groups: '[]' }).execute();
    expect(await usageAt('2026-11-21T00:59:59Z')).toMatchObject({ requests: 2 });
    expect(await usageAt('2026-11-21T01:00:00Z')).toMatchObject({ requests: 5 });
  });

  test('make up an hour with too many entries for one statement, and then go', async () => {
    const { accountId, queries, use } = await aUsedAccount();
    const options = { fewEntries: 0, summedAtOnce: 1 };
    const reports = openReports(queries, at('2026-11-22T00:30:00Z'), options);
    const { total } = await reports.usage(accountId, { ...ALL, by: [] });
    expect(total).toMatchObject({ requests: 5, units: 21.00115 });
    await queries.updateTable('usage_hour').set({ groups: '[]' }).execute();
    await use('song', 7, 'createMusic');
    const late = await reports.usage(accountId, { ...ALL, by: [] });
    expect(late.total).toMatchObject({ requests: 4, songs: 9 });
    expect(await minutesOf(queries)).toEqual([]);
  });

  test('outlast their hour, as a process whose clock is behind may still read them', async () => {
    const { accountId, queries } = await aUsedAccount();
    const usageAt = async (time: string) => {
      const reports = openReports(queries, at(time), { fewEntries: 0 });
      return (await reports.usage(accountId, { ...ALL, by: [] })).total;
    };
    await usageAt('2026-11-21T00:59:00Z');
    await usageAt('2026-11-21T01:00:00Z');
    expect(await minutesOf(queries)).toEqual([['2026-11-21T00:00:00.000Z', 3]]);
  });

  test('go once their hour is long over, also where its day is never asked for again', async () => {
    const { accountId, queries } = await aUsedAccount();
    const today = { from: new Date('2026-11-21T00:00:00Z'), to: ALL.to, by: [] };
    const usageAt = async (time: string, span = today) => {
      const reports = openReports(queries, at(time), { fewEntries: 0 });
      return (await reports.usage(accountId, span)).total;
    };
    // Left by reports of the day before.
    const minutes = ['2026-11-20T22:10:00.000Z', '2026-11-20T23:58:00.000Z'];
    const left = { account_id: accountId, entries: '1', groups: '[]' };
    await queries
      .insertInto('usage_minute')
      .values(minutes.map((minute) => ({ ...left, minute: new Date(minute) })))
      .execute();
    expect(await usageAt('2026-11-21T00:00:30Z')).toMatchObject({ requests: 3 });
    expect(await minutesOf(queries)).toEqual([[minutes[1], 1]]);
    expect(await usageAt('2026-11-21T01:00:30Z')).toMatchObject({ requests: 3 });
    expect(await minutesOf(queries)).toEqual([]);
    expect(await usageAt('2026-11-21T01:00:30Z', { ...ALL, by: [] })).toMatchObject({
      requests: 5,
    });
  });

  test('stay while another report needs them, whatever a report of later days deletes', async () => {
    const { accountId, queries } = await aUsedAccount();
    const reportsOn = (connection: Queries) =>
      openReports(connection, at('2026-11-22T00:30:00Z'), { fewEntries: 0, summedAtOnce: 1 });
    const laterDays = { from: new Date('2026-11-21T00:00:00Z'), to: ALL.to, by: [] };
    const others: number[] = [];
    const interrupted = queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (others.length === 0 && (await minutesOf(queries)).length > 0) {
          const { total } = await reportsOn(queries).usage(accountId, laterDays);
          others.push(total.requests);
        }
        return result;
      },
    });
    const { total } = await reportsOn(interrupted).usage(accountId, { ...ALL, by: [] });
    expect(others).toEqual([3]);
    expect(total).toMatchObject({ requests: 5, units: 21.00115 });
  });
});

describe('entries', () => {
  test('are listed in pages, the newest first', async () => {
    const { accountId, reports } = await aUsedAccount();
    const all = await reports.entries(accountId, { limit: 100 });
    expect(all.map(({ kind }) => kind).toReversed()).toEqual([
      'grant',
      ...['reserve', 'settle', 'reserve', 'settle', 'reserve', 'settle', 'reserve', 'settle'],
      ...['reserve', 'release', 'settle'],
    ]);
    const first = await reports.entries(accountId, { limit: 5 });
    const rest = await reports.entries(accountId, { limit: 100, before: first.at(-1)?.id });
    expect([...first, ...rest]).toEqual(all);
    expect(all[0]).toMatchObject({ operation: 'createMessage', consumed: 0.00115, rule: 'text' });
    expect(all[0]?.lines).toHaveLength(5);
  });

  test('are listed of one kind', async () => {
    const { accountId, reports } = await aUsedAccount();
    expect(await reports.entries(accountId, { limit: 9, kind: 'grant' })).toMatchObject([
      { kind: 'grant', available: 1_000, note: 'To begin with', lines: [] },
    ]);
  });

  test.each(['reserve', 'release', 'grant', 'adjust'] as const)(
    'of the kind %s are found without reading the others, however many',
    async (kind) => {
      const database = await anEmptyDatabase();
      onTestFinished(() => database.close());
      const { accountId, reserve, release } = await aLedger(database, { granted: 10 });
      await release(await reserve(aQuote(1)));
      const { accountId: other } = await aLedger(database);
      await database.ask(
        `insert into ledger_entry (id, account_id, kind, available, reserved, consumed, issued, contract, created_at, reservation_id)
         select gen_random_uuid(), account_id::uuid, kind, 0, 0, 0, 0, '', now(), gen_random_uuid()
         from (values ($1, 'settle'), ($2, 'reserve')) as text (account_id, kind), generate_series(1, 3000)`,
        [accountId, other],
      );
      await database.ask('analyze ledger_entry', []);
      const { queries, rowsRead } = queriesWithRowsRead(database);
      const found = await openReports(queries, systemClock).entries(accountId, { limit: 9, kind });
      expect(found).toHaveLength(kind === 'adjust' ? 0 : 1);
      expect(await rowsRead()).toBeLessThan(9);
    },
  );

  test('are listed of one job', async () => {
    const database = await anEmptyDatabase();
    onTestFinished(() => database.close());
    const { accountId, reserve, settle } = await aLedger(database, { granted: 10 });
    const line = { unit: 'second', quantity: 1, price: 1, units: 1 } as const;
    const quote = { rule: 'a', units: 1, lines: [line] };
    const jobId = newIdentifier();
    await settle(await reserve(quote, { jobId }), 1);
    await reserve(quote, { jobId: newIdentifier() });
    const reports = openReports(database.queries, systemClock);
    const entries = await reports.entries(accountId, { limit: 9, jobId });
    expect(entries.map(({ kind }) => kind)).toEqual(['settle', 'reserve']);
    expect(await reports.entries(newIdentifier(), { limit: 9, jobId })).toEqual([]);
  });
});
