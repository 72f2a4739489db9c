import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import type { JsonObject } from '../../server/foundation/json-object.ts';
import { openLog } from '../../server/foundation/log.ts';
import { done, failed, type Outcome } from '../../server/foundation/outcome.ts';
import { unavailable } from '../../server/foundation/problems.ts';
import { openKeptResponses } from '../../server/kept-responses/kept-responses.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';

const DAY = 86_400;
const MEGABYTE = 2 ** 20;

async function aStore({ keepDays = 30, keepMegabytes = 1, chainUpTo = 10 } = {}) {
  const { queries, close } = await anEmptyDatabase();
  onTestFinished(() => close());
  let ahead = 0;
  const clock = { now: () => new Date(1_800_000_000_000 + ahead * 1000) };
  const log = pino({ level: 'silent' });
  const settings = { keepDays, keepMegabytes, chainUpTo };
  const open = (other: Partial<typeof settings> = {}) =>
    openKeptResponses({ queries, clock, log }, { ...settings, ...other });
  const [accountId, other] = [await anAccount(queries), await anAccount(queries)];
  const kept = open();
  return {
    queries,
    kept,
    accountId,
    other,
    open,
    keep: (id: string, more: Partial<Parameters<typeof kept.keep>[0]> = {}) =>
      kept.keep({
        accountId,
        id,
        previousId: null,
        input: said(id),
        response: response(id),
        maxBytes: 32 * MEGABYTE,
        itemIds: [],
        ...more,
      }),
    chain: (id: string, bytes = 32 * MEGABYTE) =>
      kept.findChain({ accountId, id }, { bytes, admit }),
    ids: async () => {
      const rows = await queries.selectFrom('kept_response').select('id').execute();
      return rows.map((row) => row.id).toSorted();
    },
    later: (seconds: number) => {
      ahead = seconds;
    },
  };
}

const admit = () => done(undefined);

/** Returns the value of a successful lookup, or throws its problem. */
async function found<T>(looking: Promise<Outcome<T>>): Promise<T> {
  const looked = await looking;
  if (!looked.ok) throw new Error(looked.problem.message);
  return looked.value;
}

function said(text: string): readonly unknown[] {
  return [{ role: 'user', content: text }];
}

function response(id: string, text = `${id} answered`): JsonObject {
  return {
    id,
    object: 'response',
    status: 'completed',
    output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
    usage: null,
  };
}

/** The content of a chain, oldest first. */
function wordsOf(chain: Awaited<ReturnType<Awaited<ReturnType<typeof aStore>>['chain']>>): unknown {
  if (chain.kind !== 'found') return chain.kind;
  return chain.links.map(({ input, output }) => [
    JSON.parse(input)[0].content,
    JSON.parse(output)[0].content[0].text,
  ]);
}

describe('a response that is kept', () => {
  test('is found as it was answered, key by key, whatever it holds', async () => {
    const { keep, kept, accountId } = await aStore();
    const odd = JSON.parse('{"text":"a\\u0000b \\ud800 é"}');
    const whole = { ...response('resp_1'), more: [odd, JSON.rawJSON('12345678901234567890')] };
    expect(await keep('resp_1', { response: whole, input: [odd] })).toBe(true);
    const answered = await found(kept.find({ accountId, id: 'resp_1' }, admit));
    expect(JSON.stringify(answered)).toBe(JSON.stringify(whole));
    expect(await found(kept.findInput({ accountId, id: 'resp_1' }, admit))).toEqual([odd]);
  });

  test('is not found for another account, which cannot remove it either', async () => {
    const { keep, kept, accountId, other } = await aStore();
    await keep('resp_1');
    const theirs = { accountId: other, id: 'resp_1' };
    expect(await found(kept.find(theirs, admit))).toBeUndefined();
    expect(await found(kept.findInput(theirs, admit))).toBeUndefined();
    expect(await kept.forget(theirs)).toBe(false);
    expect((await kept.findChain(theirs, { bytes: MEGABYTE, admit })).kind).toBe('unknown');
    expect(await found(kept.find({ accountId, id: 'resp_1' }, admit))).toBeDefined();
  });

  test('may have the identifier of one of another account', async () => {
    const { keep, kept, accountId, other } = await aStore();
    await keep('resp_1');
    expect(await keep('resp_1', { accountId: other, response: response('resp_1', 'x') })).toBe(
      true,
    );
    expect(await found(kept.find({ accountId, id: 'resp_1' }, admit))).toEqual(response('resp_1'));
  });

  test('is not found when its time is over, nor gone on from, and is swept then', async () => {
    const { keep, kept, accountId, chain, later } = await aStore({ keepDays: 1 });
    await keep('resp_1');
    later(DAY - 1);
    expect(await found(kept.find({ accountId, id: 'resp_1' }, admit))).toBeDefined();
    expect(await kept.sweep()).toBe(0);
    later(DAY);
    expect(await found(kept.find({ accountId, id: 'resp_1' }, admit))).toBeUndefined();
    expect(await kept.forget({ accountId, id: 'resp_1' })).toBe(false);
    expect((await chain('resp_1')).kind).toBe('unknown');
    expect(await kept.sweep()).toBe(1);
    expect(await kept.sweep()).toBe(0);
  });

  test('is never changed: another one of its identifier is not kept', async () => {
    const { keep, kept, accountId, later } = await aStore({ keepDays: 1 });
    await keep('resp_1');
    expect(await keep('resp_1', { response: response('resp_1', 'another') })).toBe(false);
    expect(await keep('resp_1', { previousId: 'resp_0' })).toBe(false);
    expect(await found(kept.find({ accountId, id: 'resp_1' }, admit))).toEqual(response('resp_1'));
    later(DAY - 1);
    expect(await keep('resp_1')).toBe(true);
    later(DAY + 1);
    expect(await found(kept.find({ accountId, id: 'resp_1' }, admit))).toEqual(response('resp_1'));
    later(3 * DAY);
    expect(await keep('resp_1', { response: response('resp_1', 'another') })).toBe(true);
  });

  test('is removed once', async () => {
    const { keep, kept, accountId, ids } = await aStore();
    await keep('resp_1');
    expect(await kept.forget({ accountId, id: 'resp_1' })).toBe(true);
    expect(await kept.forget({ accountId, id: 'resp_1' })).toBe(false);
    expect(await ids()).toEqual([]);
  });
});

describe('a chain', () => {
  test('begins with the first response, and two can go on from one', async () => {
    const { keep, chain } = await aStore();
    await keep('a');
    await keep('b', { previousId: 'a' });
    await keep('c', { previousId: 'b' });
    await keep('d', { previousId: 'b' });
    expect(wordsOf(await chain('a'))).toEqual([['a', 'a answered']]);
    for (const last of ['c', 'd']) {
      const words = ['a', 'b', last].map((id) => [id, `${id} answered`]);
      expect(wordsOf(await chain(last))).toEqual(words);
    }
  });

  test('is broken where one in the middle, or the first, was removed', async () => {
    const { keep, chain, kept, accountId } = await aStore();
    await keep('a');
    await keep('b', { previousId: 'a' });
    await keep('c', { previousId: 'b' });
    await kept.forget({ accountId, id: 'b' });
    expect((await chain('c')).kind).toBe('broken');
    expect((await chain('b')).kind).toBe('unknown');
    expect((await chain('a')).kind).toBe('found');
  });

  test('keeps its beginning as long as it goes on, and no longer', async () => {
    const { keep, chain, later, kept, ids, accountId } = await aStore({
      keepDays: 1,
      chainUpTo: 50,
    });
    const names = Array.from({ length: 20 }, (_, turn) => `turn_${turn + 10}`);
    await keep('forked', { previousId: null });
    for (const [turn, id] of names.entries()) {
      later(turn * 0.9 * DAY);
      expect(await keep(id, { previousId: names[turn - 1] ?? null })).toBe(true);
      expect(wordsOf(await chain(id))).toHaveLength(turn + 1);
      while ((await kept.sweep()) > 0) {}
    }
    expect(await ids()).toEqual(names);
    const last = (names.length - 1) * 0.9 * DAY;
    later(last + DAY - 1);
    expect((await chain(names.at(-1) ?? '')).kind).toBe('found');
    expect(await found(kept.find({ accountId, id: names[0] ?? '' }, admit))).toBeDefined();
    later(last + DAY + DAY / 30);
    expect(await kept.sweep()).toBe(names.length);
  });

  test('is written anew only where its time is shorter than that of what goes on from it', async () => {
    const { keep, later, queries } = await aStore({ keepDays: 30, chainUpTo: 50 });
    const writings = async () => {
      const written = sql<string>`xmin::text`.as('written');
      const rows = await queries.selectFrom('kept_response').select(['id', written]).execute();
      return new Map(rows.map((row) => [row.id, row.written]));
    };
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const [turn, id] of names.entries()) {
      later(turn * 60);
      await keep(id, { previousId: names[turn - 1] ?? null });
    }
    const before = await writings();
    later(300);
    await keep('f', { previousId: 'e' });
    const after = await writings();
    expect(names.filter((id) => after.get(id) !== before.get(id))).toEqual(['e']);
    later(2 * DAY);
    await keep('g', { previousId: 'f' });
    const laterOn = await writings();
    expect(names.filter((id) => laterOn.get(id) !== after.get(id))).toEqual(names);
  });

  test('of another account is not kept longer', async () => {
    const { keep, kept, other, later } = await aStore({ keepDays: 1 });
    await keep('a', { accountId: other });
    later(DAY / 2);
    await keep('b', { previousId: 'a' });
    later(DAY);
    expect(await found(kept.find({ accountId: other, id: 'a' }, admit))).toBeUndefined();
  });

  test('of which two go on at once is kept for both', async () => {
    const { keep, chain, later } = await aStore({ keepDays: 1, chainUpTo: 50 });
    await keep('a');
    later(DAY / 2);
    const ids = Array.from({ length: 20 }, (_, index) => `b_${index}`);
    const kept = await Promise.all(ids.map((id) => keep(id, { previousId: 'a' })));
    expect(kept).toEqual(ids.map(() => true));
    later(DAY + 1);
    for (const id of ids) expect((await chain(id)).kind).toBe('found');
  });

  test('does not go on in another account', async () => {
    const { keep, chain, other } = await aStore();
    await keep('a', { accountId: other });
    await keep('b', { previousId: 'a' });
    expect((await chain('b')).kind).toBe('broken');
  });

  test('has a bound of its responses, and one of its bytes', async () => {
    const { keep, chain } = await aStore({ chainUpTo: 3 });
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const [index, id] of ids.entries()) {
      await keep(id, { previousId: ids[index - 1] ?? null });
    }
    expect((await chain('c')).kind).toBe('found');
    expect((await chain('d')).kind).toBe('too-long');
    expect((await chain('e')).kind).toBe('too-long');
    const bytes = JSON.stringify([...said('a'), ...[response('a').output]]).length;
    expect((await chain('a', bytes)).kind).toBe('found');
    expect((await chain('b', bytes)).kind).toBe('too-long');
  });
});

describe('items', () => {
  const item = (id: string, text: string) => ({ id, type: 'message', content: text });
  const holding = (id: string, items: readonly JsonObject[]) => ({
    response: { ...response(id), output: items },
    itemIds: items.map((one) => String(one.id)),
  });

  test('are found by their names in what was answered to the account, unless it is over', async () => {
    const { keep, kept, accountId, other, later } = await aStore({ keepDays: 1 });
    await keep('a', holding('a', [item('msg_1', 'one'), item('msg_2', 'two')]));
    await keep('b', holding('b', [item('msg_3', 'three')]));
    const find = (of: string, names: readonly string[]) =>
      found(kept.findItems({ accountId: of, names }, { bytes: MEGABYTE, admit }));
    const items = await find(accountId, ['msg_2', 'msg_3', 'msg_4']);
    expect([...items.entries()].toSorted()).toEqual([
      ['msg_2', item('msg_2', 'two')],
      ['msg_3', item('msg_3', 'three')],
    ]);
    expect((await find(other, ['msg_2'])).size).toBe(0);
    const few = kept.findItems({ accountId, names: ['msg_2'] }, { bytes: 50, admit });
    expect((await found(few)).size).toBe(0);
    later(DAY);
    expect((await find(accountId, ['msg_2'])).size).toBe(0);
  });

  test('of one name that say different things are none', async () => {
    const { keep, kept, accountId } = await aStore();
    await keep('a', holding('a', [item('msg_1', 'one'), item('msg_2', 'same')]));
    await keep('b', holding('b', [item('msg_1', 'another'), item('msg_2', 'same')]));
    const names = ['msg_1', 'msg_2'];
    const items = await found(kept.findItems({ accountId, names }, { bytes: MEGABYTE, admit }));
    expect([...items.keys()]).toEqual(['msg_2']);
  });
});

test('what is large is asked for room before it is read, and not read where there is none', async () => {
  const { keep, kept, accountId } = await aStore();
  const item = { id: 'msg_1', type: 'message', content: 'x' };
  await keep('a', { response: { ...response('a'), output: [item] }, itemIds: ['msg_1'] });
  await keep('b', { previousId: 'a' });
  const problem = unavailable('Not now.', 1);
  const asked: number[] = [];
  const refuse = (bytes: number) => {
    asked.push(bytes);
    return failed(problem);
  };
  const [one, bounds] = [
    { accountId, id: 'b' },
    { bytes: MEGABYTE, admit: refuse },
  ];
  const refused = { ok: false, problem };
  expect(await kept.find(one, refuse)).toEqual(refused);
  expect(await kept.findInput(one, refuse)).toEqual(refused);
  expect(await kept.findChain(one, bounds)).toEqual({ kind: 'refused', problem });
  expect(await kept.findItems({ accountId, names: ['msg_1'] }, bounds)).toEqual(refused);
  const [whole = 0, sameOfInput, chain = 0, items] = asked;
  expect([sameOfInput, items]).toEqual([whole, JSON.stringify([item]).length]);
  const own = (id: string, output: unknown) => JSON.stringify([said(id), output]).length - 3;
  expect(chain).toBe(own('a', [item]) + own('b', response('b').output));
});

describe('what an account keeps', () => {
  /** About a tenth of the storage limit. */
  const LARGE = said('x'.repeat(MEGABYTE / 10));

  test('has a bound: the oldest go, and those of others stay', async () => {
    const { keep, ids, other, queries, accountId } = await aStore({ keepMegabytes: 1 });
    await keep('others', { accountId: other, input: LARGE });
    for (const index of Array.from({ length: 30 }, (_, place) => place)) {
      expect(await keep(`resp_${index + 10}`, { input: LARGE })).toBe(true);
      const { bytes } = await queries
        .selectFrom('kept_response')
        .select(({ fn }) => fn.sum('bytes').as('bytes'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      expect(Number(bytes)).toBeLessThanOrEqual(MEGABYTE);
    }
    const left = (await ids()).filter((id) => id !== 'others');
    expect(left.at(-1)).toBe('resp_39');
    expect(left.length).toBeGreaterThanOrEqual(8);
    expect(left).toEqual(Array.from(left, (_, place) => `resp_${40 - left.length + place}`));
    expect(await ids()).toContain('others');
  });

  test('has a bound: a conversation that goes on keeps its beginning, and what nobody goes on from goes', async () => {
    const { keep, ids, chain, later } = await aStore({ keepMegabytes: 1, chainUpTo: 100 });
    const turns = Array.from({ length: 30 }, (_, turn) => turn + 10);
    for (const turn of turns) {
      later(turn * DAY);
      await keep(`resp_${turn}`, { previousId: turn === 10 ? null : `resp_${turn - 1}` });
      await keep(`alone_${turn}`, { input: LARGE });
    }
    expect(wordsOf(await chain('resp_39'))).toHaveLength(turns.length);
    const alone = (await ids()).filter((id) => id.startsWith('alone'));
    expect(alone.length).toBeGreaterThanOrEqual(8);
    expect(alone).toEqual(alone.map((_, place) => `alone_${40 - alone.length + place}`));
  });

  test('has a bound: what a conversation goes on from just now makes no room for it', async () => {
    const { keep, ids, chain, later } = await aStore({ keepMegabytes: 1 });
    await keep('first');
    later(60);
    await keep('second', { previousId: 'first' });
    const alone = Array.from({ length: 9 }, (_, place) => `alone_${place}`);
    for (const [place, id] of alone.entries()) {
      later(61 + place);
      await keep(id, { input: LARGE });
    }
    later(80);
    await keep('third', { previousId: 'second', input: LARGE });
    expect((await chain('third')).kind).toBe('found');
    expect(await ids()).not.toContain('alone_0');
  });

  test('has a bound: what was gone on from minutes ago stays longer than what nobody went on from', async () => {
    const { keep, ids, chain, later } = await aStore({ keepMegabytes: 1 });
    await keep('first');
    later(60);
    await keep('second', { previousId: 'first' });
    later(120);
    await keep('alone_0', { input: LARGE });
    later(600);
    await keep('third', { previousId: 'second' });
    for (const place of Array.from({ length: 9 }, (_, index) => index + 1)) {
      later(660 + place);
      await keep(`alone_${place}`, { input: LARGE });
    }
    expect((await chain('third')).kind).toBe('found');
    expect(await ids()).not.toContain('alone_0');
  });

  test('has a bound: what an earlier version kept an hour longer counts as gone on from', async () => {
    const { keep, ids, later, queries } = await aStore({ keepMegabytes: 1 });
    await keep('first');
    later(400);
    await keep('alone_0', { input: LARGE });
    const expiresAt = new Date(1_800_000_000_000 + (450 + 30 * DAY + 3600) * 1000);
    await queries
      .updateTable('kept_response')
      .set({ expires_at: expiresAt })
      .where('id', '=', 'first')
      .execute();
    for (const place of Array.from({ length: 9 }, (_, index) => index + 1)) {
      later(460 + place);
      await keep(`alone_${place}`, { input: LARGE });
    }
    expect(await ids()).toContain('first');
    expect(await ids()).not.toContain('alone_0');
  });

  test('has a bound: what was gone on from under another time counts from its beginning', async () => {
    const { keep, ids, later, open, accountId } = await aStore({ keepMegabytes: 1 });
    await keep('old_1');
    await keep('old_2', { previousId: 'old_1' });
    later(DAY);
    await keep('old_3', { previousId: 'old_2' });
    const shorter = open({ keepDays: 3 });
    for (const index of Array.from({ length: 30 }, (_, place) => place)) {
      later((2 + index) * DAY);
      const id = `new_${index + 10}`;
      const one = { accountId, id, previousId: null, input: LARGE, itemIds: [] };
      await shorter.keep({ ...one, response: response(id), maxBytes: 32 * MEGABYTE });
    }
    expect((await ids()).filter((id) => id.startsWith('old'))).toEqual([]);
  });

  test('is bounded where several processes write, but for a part of the bound each', async () => {
    const { open, queries, accountId } = await aStore({ keepMegabytes: 1 });
    const stores = [open(), open(), open()];
    const write = (index: number) =>
      stores[index % stores.length]?.keep({
        accountId,
        id: `resp_${index}`,
        previousId: null,
        input: said('x'.repeat(10_000)),
        response: response(`resp_${index}`),
        maxBytes: MEGABYTE,
        itemIds: [],
      });
    for (const index of Array.from({ length: 300 }, (_, place) => place)) {
      expect(await write(index)).toBe(true);
    }
    const rows = await queries.selectFrom('kept_response').select('bytes').execute();
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(MEGABYTE * (1 + 3 / 16) + 30_000);
    expect(bytes).toBeGreaterThan(MEGABYTE / 2);
  });

  test('has none that is larger than a request, or than all that may be kept', async () => {
    const { keep, ids } = await aStore({ keepMegabytes: 1 });
    expect(await keep('a', { input: LARGE, maxBytes: 1000 })).toBe(false);
    expect(await keep('b', { input: said('x'.repeat(MEGABYTE)) })).toBe(false);
    expect(await ids()).toEqual([]);
  });
});

test('nothing is kept where the time is 0', async () => {
  const { keep, ids, kept } = await aStore({ keepDays: 0 });
  expect(kept.isOn).toBe(false);
  expect(await keep('a')).toBe(false);
  expect(await ids()).toEqual([]);
});

test.each([
  ['is away', (database: Database) => database.close()],
  [
    'refuses it',
    (database: Database) => database.queries.schema.dropTable('kept_response').execute(),
  ],
])(
  'one is not kept that a database which %s does not take, and the log says so seldom, and nothing of it',
  async (_what, spoil) => {
    const database = await anEmptyDatabase();
    // A second close of the database fails.
    onTestFinished(() => database.close().catch(() => {}));
    const { queries } = database;
    const accountId = await anAccount(queries);
    const lines: string[] = [];
    const log = openLog('warn', { write: (line) => lines.push(line) });
    const clock = { now: () => new Date() };
    const settings = { keepDays: 1, keepMegabytes: 1, chainUpTo: 10 };
    const kept = openKeptResponses({ queries, clock, log }, settings);
    await spoil(database);
    const one = { accountId, id: 'a', previousId: null, input: said('secret'), itemIds: [] };
    const whole = { ...one, response: response('a', 'secret'), maxBytes: MEGABYTE };
    expect(await kept.keep(whole)).toBe(false);
    expect(await kept.keep(whole)).toBe(false);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines.join(''))).toMatchObject({
      error: { message: expect.any(String) },
      msg: 'response could not be kept',
    });
    expect(lines.join('')).not.toContain('secret');
  },
);

describe('one that is written too late to be told as kept', () => {
  /** A database that confirms the write of a response only when released, and can fail its removal. */
  async function aSlowStore({
    removes = true,
    isThere = false,
  }: {
    readonly removes?: boolean;
    /** Whether an earlier caller was told that it is kept. */
    readonly isThere?: boolean;
  }) {
    const { queries, close } = await anEmptyDatabase();
    onTestFinished(() => close());
    const held = Promise.withResolvers<void>();
    const removal = Promise.withResolvers<void>();
    const kinds = new WeakMap<object, string>();
    const slow = queries.withPlugin({
      transformQuery({ node, queryId }) {
        kinds.set(queryId, node.kind);
        return node;
      },
      async transformResult({ queryId, result }) {
        const kind = kinds.get(queryId);
        if (kind === 'InsertQueryNode') await held.promise;
        if (kind === 'DeleteQueryNode') {
          removal.resolve();
          if (!removes) throw new Error('It is away.');
        }
        return result;
      },
    });
    const told = Promise.withResolvers<string>();
    const lines: string[] = [];
    const log = openLog('warn', {
      write(line) {
        lines.push(line);
        if (lines.length === 2) told.resolve(line);
      },
    });
    const clock = { now: () => new Date() };
    const settings = { keepDays: 1, keepMegabytes: 1, chainUpTo: 10 };
    const kept = openKeptResponses({ queries: slow, clock, log }, settings);
    const one = { id: 'a', previousId: null, input: said('a'), itemIds: [], maxBytes: MEGABYTE };
    const accountId = await anAccount(queries);
    const whole = { ...one, accountId, response: response('a') };
    if (isThere) {
      const quick = openKeptResponses({ queries, clock, log }, settings);
      expect(await quick.keep(whole)).toBe(true);
    }
    expect(await kept.keep(whole)).toBe(false);
    held.resolve();
    // Its removal would come before the end of this write.
    if (isThere) await kept.keep({ ...whole, id: 'b', response: response('b') });
    else await removal.promise;
    return { queries, told: told.promise };
  }

  test('is removed again', async () => {
    const { queries } = await aSlowStore({});
    expect(await queries.selectFrom('kept_response').select('id').execute()).toEqual([]);
  });

  test('stays where it was kept before', async () => {
    const { queries } = await aSlowStore({ isThere: true });
    const rows = await queries.selectFrom('kept_response').select('id').orderBy('id').execute();
    expect(rows).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  test('is told in the log where it cannot be removed', async () => {
    const { told } = await aSlowStore({ removes: false });
    expect(JSON.parse(await told)).toMatchObject({
      error: { message: 'It is away.' },
      msg: 'response that counts as not kept could not be removed',
    });
  });
});
