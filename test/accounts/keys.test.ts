import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Keys, openKeys } from '../../server/accounts/keys.ts';
import { ensureLocalAccount } from '../../server/accounts/local-account.ts';
import type { Database } from '../../server/database/database.ts';
import { systemClock as clock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

let database: Database;
let keys: Keys;
let account: string;

beforeAll(async () => {
  database = await anEmptyDatabase();
  keys = openKeys(database.queries, clock);
  account = await anAccount('one');
});

afterAll(() => database.close());

async function anAccount(name: string): Promise<string> {
  const id = newIdentifier();
  const row = { id, name, created_at: clock.now() };
  await database.queries.insertInto('account').values(row).execute();
  return id;
}

function stored() {
  return database.queries.selectFrom('api_key').selectAll().execute();
}

describe('a key', () => {
  test('belongs to the account that it was made for', async () => {
    const other = await anAccount('other');
    const [mine, theirs] = [await keys.create(account, 'a'), await keys.create(other, 'b')];
    expect(await keys.authenticate(mine.key)).toMatchObject({ accountId: account });
    expect(await keys.authenticate(theirs.key)).toMatchObject({ accountId: other });
  });

  test('is long, at random, and begins with the part that may be shown', async () => {
    const made = [await keys.create(account, 'a'), await keys.create(account, 'a')];
    for (const { key, prefix } of made) {
      expect(key).toMatch(/^pb_[0-9a-f]{12}_[A-Za-z0-9_-]{32}$/);
      expect(key.startsWith(`${prefix}_`)).toBe(true);
    }
    expect(made[0]?.key).not.toBe(made[1]?.key);
  });

  test('is not stored, only what it can be told by', async () => {
    const { key } = await keys.create(account, 'a');
    await keys.ensure(account, 'chosen', 'one-of-my-own');
    const text = JSON.stringify(await stored());
    expect(text).not.toContain(key.slice(-32));
    expect(text).not.toContain('one-of-my-own');
  });

  test.each([
    ['another end', (key: string) => key.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))],
    ['its public part alone', (key: string) => key.slice(0, 15)],
    ['something behind it', (key: string) => `${key}x`],
    ['another case', (key: string) => key.toUpperCase()],
    ['nothing', () => ''],
    ['SQL', () => "' or '1'='1"],
    ['NUL', (key: string) => `${key}\u0000`],
  ])('is wrong with %s', async (_what, change) => {
    const { key } = await keys.create(account, 'a');
    expect(await keys.authenticate(change(key))).toBeUndefined();
  });

  test('is shown by its public part, oldest first', async () => {
    const id = await anAccount('third');
    const made = [await keys.create(id, 'a'), await keys.create(id, 'b')];
    expect(await keys.prefixes(id)).toEqual(made.map(({ prefix }) => prefix));
  });
});

describe('a key of the operator’s choice', () => {
  test('opens its account, and exists once however often it is asked for', async () => {
    const before = (await stored()).length;
    for (let start = 0; start < 3; start += 1) await keys.ensure(account, 'chosen', 'my key');
    expect(await stored()).toHaveLength(before + 1);
    expect(await keys.authenticate('my key')).toMatchObject({ accountId: account });
  });

  test('shows nothing of itself in its public part', async () => {
    const id = await anAccount('fourth');
    await keys.ensure(id, 'chosen', 'a-secret');
    const [prefix] = await keys.prefixes(id);
    expect(prefix).toMatch(/^chosen_[0-9a-f]{12}$/);
  });

  test('may look like one that was made', async () => {
    const key = `pb_${'0'.repeat(12)}_${'A'.repeat(32)}`;
    await keys.ensure(account, 'chosen', key);
    expect(await keys.authenticate(key)).toMatchObject({ accountId: account });
  });
});

describe('the account that a gateway starts with', () => {
  test('is made with a key at the first start, which is shown only then', async () => {
    const { queries, close } = await anEmptyDatabase();
    const parts = { queries, keys: openKeys(queries, clock), clock };
    const first = await ensureLocalAccount(parts, undefined);
    expect(first.firstKey?.key).toMatch(/^pb_/);
    expect(await parts.keys.authenticate(first.firstKey?.key ?? '')).toMatchObject({
      accountId: first.accountId,
    });
    const second = await ensureLocalAccount(parts, undefined);
    expect(second).toEqual({ ...first, firstKey: undefined });
    await close();
  });

  test('is one, however many processes start at once', async () => {
    const { queries, close } = await anEmptyDatabase();
    const parts = { queries, keys: openKeys(queries, clock), clock };
    const starts = Array.from({ length: 5 }, () => ensureLocalAccount(parts, 'my key'));
    const accounts = (await Promise.all(starts)).map(({ accountId }) => accountId);
    expect(new Set(accounts).size).toBe(1);
    expect(await queries.selectFrom('account').selectAll().execute()).toHaveLength(1);
    await close();
  });

  test('has the chosen key, and gets none besides', async () => {
    const { queries, close } = await anEmptyDatabase();
    const parts = { queries, keys: openKeys(queries, clock), clock };
    const { accountId, firstKey, prefixes } = await ensureLocalAccount(parts, 'my key');
    expect(firstKey).toBeUndefined();
    expect(prefixes).toHaveLength(1);
    expect(await parts.keys.authenticate('my key')).toMatchObject({ accountId });
    await close();
  });
});
