import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '../../generated/stamp.ts';
import { ServerLost } from '../../server/database/availability.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openPrices, type PriceRule } from '../../server/usage/prices.ts';
import type { TextConsumption } from '../../server/usage/text-consumption.ts';
import { removeTextUsage } from '../../server/usage/text-entries.ts';
import { openTextUsage } from '../../server/usage/text-usage.ts';
import { aNewDatabase } from '../an-empty-database.ts';
import { aLedger } from './a-ledger.ts';

/** An input token costs 1 unit, a cached one 0.1, an output token 4. */
const RULES: readonly PriceRule[] = [
  {
    id: 'free',
    operations: ['createMessage'],
    models: ['a-free-model'],
    per: 'million-tokens',
    input: 0,
    output: 0,
  },
  {
    id: 'text',
    operations: ['createMessage'],
    models: ['a-model'],
    per: 'million-tokens',
    input: 1_000_000,
    cachedInput: 100_000,
    output: 4_000_000,
  },
];

interface AdmitOptions {
  readonly keyId?: string;
  readonly keyFamilyId?: string;
  readonly limit?: number;
  readonly model?: string;
}

/** A text usage book on an empty database, with an account of 1,000 units, and the log. */
async function aBook({ granted = 1_000 } = {}) {
  const { queries, close } = await aNewDatabase();
  onTestFinished(() => close());
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
  let ahead = 0;
  const clock = { now: () => secondsAfter(new Date(), ahead) };
  const { ledger, accountId, entries } = await aLedger({ queries }, { granted });
  let isAway = false;
  let failures = 0;
  const prices = openPrices({ ceiling: 5_000, rules: RULES });
  // Simulates the error of a lost server, since the built-in database cannot be lost.
  const watched = queries.withPlugin({
    transformQuery: ({ node }) => {
      if (!isAway) return node;
      failures += 1;
      throw new ServerLost(new Error('It is away.'));
    },
    transformResult: async ({ result }) => result,
  });
  const book = openTextUsage({
    queries: watched,
    clock,
    log,
    prices,
    believedTokens: 1_000_000,
  });
  const consumption: TextConsumption = {
    accountId,
    requestId: newIdentifier(),
    operation: 'createMessage',
    model: 'a-model',
    upstream: 'a',
    inputTokens: 12,
    outputTokens: 34,
    isEstimated: false,
    ending: 'complete',
  };
  return {
    book,
    ledger,
    queries,
    entries,
    logged,
    consumption,
    /** Whether an index is empty: it then has one page, which refers to its root. */
    async isEmptyIndex(name: string): Promise<boolean> {
      const { rows } = await sql<{ pages: string }>`
        select pg_relation_size(${name}::regclass) / current_setting('block_size')::bigint as pages
      `.execute(queries);
      return Number(rows[0]?.pages) === 1;
    },
    admit: (inputTokens: number, more: AdmitOptions = {}) =>
      book.admit({
        accountId,
        keyId: more.keyId,
        keyFamilyId: more.keyFamilyId,
        keyLimits: more.limit === undefined ? {} : { unitsPerDay: more.limit },
        estimate: { operation: 'createMessage', model: more.model ?? 'a-model', inputTokens },
      }),
    rows: () => queries.selectFrom('text_usage').selectAll().orderBy('id').execute(),
    /** Advances the clock. */
    pass: (seconds: number) => {
      ahead += seconds;
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    /** The number of queries while the database was away. */
    failures: () => failures,
    /** Removes the table. */
    breakDown: () => sql`alter table text_usage rename to text_usage_away`.execute(queries),
    mend: () => sql`alter table text_usage_away rename to text_usage`.execute(queries),
  };
}

describe('the book', () => {
  test('loses what is too old, a bounded number at once, and the ledger keeps what it cost', async () => {
    const { book, consumption, rows, queries } = await aBook();
    book.record(consumption);
    book.record(consumption);
    await book.close();
    const charges = () =>
      queries
        .selectFrom('ledger_entry')
        .select('id')
        .where('account_id', '=', consumption.accountId)
        .where('kind', '=', 'settle')
        .execute();
    expect(await charges()).toHaveLength(2);
    expect(await removeTextUsage(queries, secondsAfter(new Date(), -3_600), 10)).toBe(0);
    const later = secondsAfter(new Date(), 3_600);
    expect(await removeTextUsage(queries, later, 1)).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await removeTextUsage(queries, later, 10)).toBe(1);
    expect([await removeTextUsage(queries, later, 10), await rows()]).toEqual([0, []]);
    expect(await charges()).toHaveLength(2);
  });

  test('has who consumed what, where, and under which contract', async () => {
    const { book, consumption, rows } = await aBook();
    const cache = { cachedInputTokens: 5, cacheWriteTokens: 4, longCacheWriteTokens: 3 };
    book.record({ ...consumption, ...cache });
    book.record({ ...consumption, isEstimated: true, ending: 'broken' });
    await book.close();
    const { accountId, requestId } = consumption;
    const same = {
      account_id: accountId,
      request_id: requestId,
      operation: 'createMessage',
      model: 'a-model',
      upstream: 'a',
      contract: fingerprint,
      created_at: expect.any(Date),
    };
    const columns = [
      ...(['input_tokens', 'output_tokens', 'cached_input_tokens'] as const),
      ...(['cache_write_tokens', 'long_cache_write_tokens'] as const),
    ];
    const counts = (await rows()).map((row) => columns.map((name) => Number(row[name])));
    expect(counts).toEqual([
      [12, 34, 5, 4, 3],
      [12, 34, 0, 0, 0],
    ]);
    expect(await rows()).toMatchObject([
      { ...same, is_estimated: false, ending: 'complete' },
      { ...same, cache_write_tokens: null, is_estimated: true, ending: 'broken' },
    ]);
  });

  test('takes no place in the index of reservations that have ended', async () => {
    const { book, consumption, entries, isEmptyIndex } = await aBook();
    book.record(consumption);
    await book.close();
    expect((await entries()).map(({ kind }) => kind)).toContain('settle');
    expect(await isEmptyIndex('ledger_entry_ended_once')).toBe(true);
  });

  test('has also what was asked of a model whose name no database can hold', async () => {
    const { book, consumption, rows } = await aBook();
    book.record({ ...consumption, model: 'a-model' });
    book.record({ ...consumption, model: 'a\0model\ud800' });
    await book.close();
    expect((await rows()).map(({ model }) => model).toSorted()).toEqual([
      'a-model',
      'a\ufffdmodel\ufffd',
    ]);
  });

  test('charges each entry, to its account and its key', async () => {
    const { book, ledger, queries, consumption, entries } = await aBook();
    const keyId = newIdentifier();
    book.record({ ...consumption, keyId, cachedInputTokens: 10 });
    await book.close();
    const { accountId, requestId } = consumption;
    expect((await entries()).at(-1)).toMatchObject({
      kind: 'settle',
      key_id: keyId,
      request_id: requestId,
      reservation_id: null,
      available: '-139',
      consumed: '139',
      operation: 'createMessage',
      model: 'a-model',
      rule: 'text',
      contract: fingerprint,
      lines: [
        { unit: 'input-token', quantity: 2, price: 1_000_000, units: 2 },
        { unit: 'cached-input-token', quantity: 10, price: 100_000, units: 1 },
        { unit: 'output-token', quantity: 34, price: 4_000_000, units: 136 },
      ],
    });
    expect(await ledger.balance(accountId)).toEqual({
      available: 861,
      reserved: 0,
      consumed: 139,
    });
    const spent = await queries.selectFrom('key_spending').selectAll().execute();
    expect(spent.map(({ key_id, units }) => [key_id, Number(units)])).toEqual([
      [keyId, 139],
      [keyId, 139],
    ]);
    expect(await ledger.verify()).toEqual([]);
  });

  test('has the tokens of a model that has no price any more, and says so', async () => {
    const { book, consumption, rows, entries, logged } = await aBook();
    book.record({ ...consumption, model: 'gone' });
    await book.close();
    expect(await rows()).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
    expect(logged.join()).toContain('text usage without a price');
  });

  test('charges an answer no more than a request may cost, and says so', async () => {
    const { book, ledger, consumption, entries, logged } = await aBook({ granted: 6_000 });
    book.record({ ...consumption, inputTokens: 900, outputTokens: 2_000 });
    await book.close();
    expect((await entries()).at(-1)).toMatchObject({
      consumed: '5000',
      lines: [
        { unit: 'input-token', quantity: 900, units: 900 },
        { unit: 'output-token', quantity: 2_000, units: 4_100 },
      ],
    });
    expect(await ledger.balance(consumption.accountId)).toMatchObject({ available: 1_000 });
    expect(await ledger.verify()).toEqual([]);
    expect(logged.join()).toContain('text charged with the ceiling alone');
  });

  test('believes no more tokens than can be, and is loud about them', async () => {
    const { book, ledger, consumption, rows, entries, logged } = await aBook();
    const inputTokens = 3_000_000_000;
    const outputTokens = Number.MAX_SAFE_INTEGER;
    const told = { inputTokens, outputTokens, cachedInputTokens: outputTokens };
    const bounded = { inputTokens: 1_000_000, outputTokens: 1_000_000 };
    const believed = book.record({ ...consumption, ...told });
    expect(believed.units).toBe(5_000);
    expect(believed.consumption).toMatchObject({
      ...bounded,
      cachedInputTokens: 1_000_000,
      isEstimated: true,
    });
    await book.close();
    expect(await rows()).toMatchObject([
      { input_tokens: 1_000_000, output_tokens: 1_000_000, is_estimated: true },
    ]);
    expect((await entries()).at(-1)).toMatchObject({ consumed: '5000' });
    expect(await ledger.verify()).toEqual([]);
    const [line = ''] = logged;
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      msg: 'upstream tells of more tokens than can be',
      consumption: { upstream: 'a', requestId: consumption.requestId, ...told },
    });
  });

  test('believes what can be', async () => {
    const { book, consumption, logged } = await aBook();
    expect(book.record(consumption).consumption).toBe(consumption);
    await book.close();
    expect(logged).toEqual([]);
  });

  test('writes what comes at once in few transactions, and all of it before it closes', async () => {
    const { book, ledger, consumption, rows } = await aBook({ granted: 1_000_000 });
    for (let times = 0; times < 1_234; times += 1) book.record(consumption);
    await book.close();
    expect(await rows()).toHaveLength(1_234);
    expect(await ledger.balance(consumption.accountId)).toMatchObject({ consumed: 1_234 * 148 });
    expect(await ledger.verify()).toEqual([]);
  });

  test('tries again what could not be written, and writes and charges it once', async () => {
    const { book, ledger, consumption, rows, logged, goAway, failures } = await aBook();
    goAway(true);
    book.record(consumption);
    await expect.poll(failures).toBe(1);
    goAway(false);
    await expect.poll(async () => (await rows()).length).toBe(1);
    await book.close();
    expect(await rows()).toHaveLength(1);
    expect(await ledger.balance(consumption.accountId)).toMatchObject({ consumed: 148 });
    expect(logged).toEqual([]);
  });

  test('tries a last time when it is closed, without waiting', async () => {
    const { book, consumption, rows, breakDown, mend } = await aBook();
    await breakDown();
    for (let times = 0; times < 20; times += 1) book.record(consumption);
    await mend();
    await book.close();
    expect(await rows()).toHaveLength(20);
  });

  test('has what cannot be written at all in the log', async () => {
    const { book, consumption, logged, breakDown } = await aBook();
    await breakDown();
    book.record(consumption);
    await book.close();
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'text usage not written',
      consumption,
    });
  });

  test('loses one that the database refuses, and none of the others', async () => {
    const { book, ledger, consumption, rows, logged } = await aBook();
    book.record({ ...consumption, accountId: newIdentifier() });
    for (let times = 0; times < 3; times += 1) book.record(consumption);
    await book.close();
    expect(await rows()).toHaveLength(3);
    expect(logged).toHaveLength(1);
    expect(await ledger.verify()).toEqual([]);
  });
});

describe('a request for text', () => {
  test('is answered while the balance is for its input and above zero', async () => {
    const { admit } = await aBook({ granted: 100 });
    expect(await admit(100)).toMatchObject({ ok: true });
    expect(await admit(101)).toMatchObject({
      ok: false,
      problem: { kind: 'unpaid', message: 'The balance is 100 units and this costs 101.' },
    });
    const empty = await aBook({ granted: 0 });
    expect(await empty.admit(0)).toMatchObject({ ok: false, problem: { kind: 'unpaid' } });
    expect(await empty.admit(9, { model: 'a-free-model' })).toMatchObject({ ok: true });
  });

  test('is refused where the model has no price, or the input alone goes over the ceiling', async () => {
    const { admit } = await aBook();
    expect(await admit(1, { model: 'another' })).toMatchObject({
      ok: false,
      problem: { code: 'model_not_priced' },
    });
    expect(await admit(6_000)).toMatchObject({
      ok: false,
      problem: { violations: [{ rule: 'price-ceiling' }] },
    });
  });

  test('is measured by what was recorded, written or not', async () => {
    const { book, consumption, admit, entries } = await aBook({ granted: 200 });
    expect(await admit(100)).toMatchObject({ ok: true });
    book.record(consumption);
    expect(await admit(100)).toMatchObject({ ok: false, problem: { balance: '52' } });
    await expect.poll(async () => (await entries()).length).toBe(2);
    expect(await admit(100)).toMatchObject({ ok: false, problem: { balance: '52' } });
    expect(await admit(52)).toMatchObject({ ok: true });
  });

  test('is measured by a balance that is no older than a second', async () => {
    const { ledger, consumption, admit, pass } = await aBook({ granted: 10 });
    expect(await admit(20)).toMatchObject({ ok: false });
    await ledger.grant(consumption.accountId, 10, 'More');
    pass(1);
    expect(await admit(20)).toMatchObject({ ok: true });
  });

  test('keeps to the limits of its key', async () => {
    const { book, consumption, admit, entries } = await aBook();
    const keyId = newIdentifier();
    expect(await admit(150, { keyId, limit: 150 })).toMatchObject({ ok: true });
    book.record({ ...consumption, keyId });
    const refusal = {
      ok: false,
      problem: {
        kind: 'unpaid',
        message: 'This key may spend 150 units a day; 2 of them are left and this costs 3.',
      },
    };
    expect(await admit(3, { keyId, limit: 150 })).toMatchObject(refusal);
    await expect.poll(async () => (await entries()).length).toBe(2);
    expect(await admit(3, { keyId, limit: 150 })).toMatchObject(refusal);
    expect(await admit(2, { keyId, limit: 150 })).toMatchObject({ ok: true });
    expect(await admit(3, { keyId })).toMatchObject({ ok: true });
    const rotated = { keyId: newIdentifier(), keyFamilyId: keyId, limit: 150 };
    expect(await admit(3, rotated)).toMatchObject(refusal);
    expect(await admit(2, rotated)).toMatchObject({ ok: true });
  });

  test('counts what it spends for the family of its key', async () => {
    const { book, queries, consumption } = await aBook();
    const [keyId, keyFamilyId] = [newIdentifier(), newIdentifier()];
    book.record({ ...consumption, keyId, keyFamilyId });
    await book.close();
    const spent = await queries.selectFrom('key_spending').select('key_id').execute();
    expect(spent).toEqual([{ key_id: keyFamilyId }, { key_id: keyFamilyId }]);
  });

  test('is answered for a minute while the database is away, if its account is known', async () => {
    const { book, consumption, admit, goAway, pass } = await aBook({ granted: 1_000 });
    expect(await admit(1)).toMatchObject({ ok: true });
    goAway(true);
    pass(59);
    expect(await admit(1_000)).toMatchObject({ ok: true });
    book.record(consumption);
    expect(await admit(1_000)).toMatchObject({ ok: false, problem: { balance: '852' } });
    pass(2);
    await expect(admit(1)).rejects.toThrow(ServerLost);
    goAway(false);
  });

  test('is refused for now where too much waits to be written', async () => {
    const { book, consumption, admit, goAway } = await aBook({ granted: 1_000_000 });
    goAway(true);
    for (let times = 0; times < 100_000; times += 1) {
      book.record({ ...consumption, model: 'a-free-model' });
    }
    expect(await admit(1)).toMatchObject({ ok: false, problem: { kind: 'unavailable' } });
    await book.close();
  });
});
