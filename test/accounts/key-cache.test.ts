import { describe, expect, test } from 'vitest';
import { KeyCache } from '../../server/accounts/key-cache.ts';
import { ServerLost } from '../../server/database/availability.ts';

const FRESH_MS = 500;
const USABLE_MS = 60_000;
const MAX_COUNT = 10_000;

/** A cache over a table that the test changes, with a clock that the test advances. */
interface Remembering {
  readonly cache: KeyCache<string>;
  readonly table: Map<string, string>;
  /** The prefixes looked up in the table, in order. */
  readonly asked: string[];
  time: number;
  /** If set, lookups in the table fail with this error. */
  failure: Error | undefined;
}

function remembering(): Remembering {
  const table = new Map<string, string>();
  const asked: string[] = [];
  const parts = { table, asked, time: 0, failure: undefined };
  const all: Remembering = {
    ...parts,
    cache: new KeyCache(
      async (prefix) => {
        asked.push(prefix);
        const found = table.get(prefix);
        await Promise.resolve();
        if (all.failure !== undefined) throw all.failure;
        return found;
      },
      () => all.time,
    ),
  };
  return all;
}

const AWAY = new ServerLost(new Error('gone'));

describe('what is remembered of keys', () => {
  test('is half a second old at the most', async () => {
    const all = remembering();
    all.table.set('a', 'before');
    expect(await all.cache.find('a')).toBe('before');
    all.table.set('a', 'after');
    all.time = FRESH_MS - 1;
    expect(await all.cache.find('a')).toBe('before');
    all.time = FRESH_MS;
    expect(await all.cache.find('a')).toBe('after');
    all.table.delete('a');
    all.time = 2 * FRESH_MS;
    expect(await all.cache.find('a')).toBeUndefined();
    expect(all.asked).toHaveLength(3);
  });

  test('is read again behind those who ask, while it is asked for', async () => {
    const all = remembering();
    all.table.set('a', 'first');
    await all.cache.find('a');
    all.table.set('a', 'second');
    all.time = FRESH_MS - 50;
    expect(await all.cache.find('a')).toBe('first');
    all.time = FRESH_MS;
    expect(await all.cache.find('a')).toBe('second');
    expect(all.asked).toEqual(['a', 'a']);
  });

  test('counts from when the table was asked, however late it answers', async () => {
    const all = remembering();
    all.table.set('a', 'before');
    const asked = all.cache.find('a');
    all.time = FRESH_MS;
    await asked;
    await all.cache.find('a');
    expect(all.asked).toHaveLength(2);
  });

  test('includes that there is nothing, as long', async () => {
    const all = remembering();
    expect(await all.cache.find('a')).toBeUndefined();
    all.table.set('a', 'new');
    expect(await all.cache.find('a')).toBeUndefined();
    all.time = FRESH_MS;
    expect(await all.cache.find('a')).toBe('new');
  });

  test('is asked for once by a hundred who want it at once', async () => {
    const all = remembering();
    all.table.set('a', 'one');
    const found = await Promise.all(Array.from({ length: 100 }, () => all.cache.find('a')));
    expect(new Set(found)).toEqual(new Set(['one']));
    expect(all.asked).toEqual(['a']);
  });

  test('that is forgotten while it is looked up is looked up anew', async () => {
    const all = remembering();
    all.table.set('a', 'before');
    const early = all.cache.find('a');
    all.table.set('a', 'after');
    all.cache.forget('a');
    expect(await all.cache.find('a')).toBe('after');
    expect(await early).toBe('before');
    expect(await all.cache.find('a')).toBe('after');
  });

  test('is bounded; what was used last stays, and guesses push nothing out', async () => {
    const all = remembering();
    for (let count = 0; count < MAX_COUNT; count += 1) all.table.set(`k${count}`, 'known');
    for (const prefix of [...all.table.keys()]) await all.cache.find(prefix);
    await all.cache.find('k0');
    all.table.set('one more', 'known');
    await all.cache.find('one more');
    for (let count = 0; count <= MAX_COUNT; count += 1) await all.cache.find(`guess ${count}`);
    expect(all.cache.counts).toEqual({ known: MAX_COUNT, unknown: MAX_COUNT });
    all.asked.length = 0;
    await all.cache.find('k0');
    await all.cache.find('one more');
    await all.cache.find(`guess ${MAX_COUNT}`);
    expect(all.asked).toEqual([]);
    await all.cache.find('k1');
    await all.cache.find('guess 0');
    expect(all.asked).toEqual(['k1', 'guess 0']);
  });
});

describe('while the database is away', () => {
  test('what was known is used for a minute, and asked for anew every half second', async () => {
    const all = remembering();
    all.table.set('a', 'known');
    await all.cache.find('a');
    all.failure = AWAY;
    all.time = FRESH_MS;
    expect(await all.cache.find('a')).toBe('known');
    expect(await all.cache.find('a')).toBe('known');
    expect(all.asked).toHaveLength(2);
    all.time = USABLE_MS - 1;
    expect(await all.cache.find('a')).toBe('known');
    all.time = USABLE_MS + FRESH_MS;
    await expect(all.cache.find('a')).rejects.toBe(AWAY);
  });

  test('nothing is made of what was not known, or was unknown, or was forgotten', async () => {
    const all = remembering();
    all.table.set('a', 'known');
    await all.cache.find('a');
    await all.cache.find('b');
    all.failure = AWAY;
    all.time = FRESH_MS;
    all.cache.forget('a');
    for (const prefix of ['a', 'b', 'c']) await expect(all.cache.find(prefix)).rejects.toBe(AWAY);
  });

  test('a database that answers with a mistake of ours is not away', async () => {
    const all = remembering();
    all.table.set('a', 'known');
    await all.cache.find('a');
    all.failure = new TypeError('a mistake');
    all.time = FRESH_MS;
    await expect(all.cache.find('a')).rejects.toBe(all.failure);
  });

  test('the first who asks when it is back learns what is stored then', async () => {
    const all = remembering();
    all.table.set('a', 'known');
    await all.cache.find('a');
    all.failure = AWAY;
    all.time = FRESH_MS;
    await all.cache.find('a');
    all.failure = undefined;
    all.table.delete('a');
    all.time = 2 * FRESH_MS;
    expect(await all.cache.find('a')).toBeUndefined();
  });
});
