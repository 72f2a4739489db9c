import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { KeyOrder } from '../../server/accounts/key-changes.ts';
import type { NewKey } from '../../server/accounts/key-record.ts';
import type { Keys } from '../../server/accounts/keys.ts';
import { ensureLocalAccount } from '../../server/accounts/local-account.ts';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { systemClock as clock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { aMember, anAccount, MAX_KEYS, made, someKeys } from './some-keys.ts';

let database: Database;
let keys: Keys;
let account: string;

beforeAll(async () => {
  database = await anEmptyDatabase();
  keys = someKeys(database.queries);
});

beforeEach(async () => {
  account = await anAccount(database.queries);
});

afterAll(() => database.close());

function stored() {
  return database.queries.selectFrom('api_key').selectAll().execute();
}

async function aKey(order: Partial<KeyOrder> = {}): Promise<NewKey> {
  return made(await keys.create({ accountId: account, name: 'a', ...order }));
}

/** The authentication result that is expected for a new key. */
function callerOf({ record }: NewKey) {
  const { id: keyId, familyId: keyFamilyId, accountId, limits } = record;
  return { kind: 'caller', caller: { kind: 'key', accountId, keyId, keyFamilyId, limits } };
}

const WRONG = { kind: 'wrong' };
const NO_KEY = {
  ok: false,
  problem: { kind: 'not-found', message: 'This account has no API key with that identifier.' },
};

describe('a key', () => {
  test('belongs to the account that it was made for, and brings its limits along', async () => {
    const limits = { operations: ['createImage'], models: ['a'], requestsPerMinute: 2 };
    const accountId = await anAccount(database.queries);
    const [mine, theirs] = [await aKey(), await aKey({ accountId, limits })];
    expect(await keys.authenticate(mine.key)).toEqual(callerOf(mine));
    expect(await keys.authenticate(theirs.key)).toEqual(callerOf(theirs));
    expect(theirs.record).toMatchObject({ accountId, limits });
  });

  test('is long, at random, and begins with the part that may be shown', async () => {
    const both = [await aKey(), await aKey()];
    for (const { key, record } of both) {
      expect(key).toMatch(/^pb_[0-9a-f]{12}_[A-Za-z0-9_-]{32}$/);
      expect(key.startsWith(`${record.prefix}_`)).toBe(true);
    }
    expect(both[0]?.key).not.toBe(both[1]?.key);
  });

  test('is not stored, only what it can be told by', async () => {
    const { key } = await aKey();
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
    const { key } = await aKey();
    expect(await keys.authenticate(change(key))).toEqual(WRONG);
  });

  test('is refused until the account is activated, and while it is suspended', async () => {
    const now = new Date();
    const inactive = await anAccount(database.queries, { activated_at: null });
    const suspended = await anAccount(database.queries, { suspended_at: now });
    const one = await aKey({ accountId: inactive });
    const other = await aKey({ accountId: suspended });
    expect(await keys.authenticate(one.key)).toEqual({ kind: 'not-activated' });
    expect(await keys.authenticate(other.key)).toEqual({ kind: 'suspended' });
  });

  test('that is wrong learns nothing of how the account stands', async () => {
    const suspended = await anAccount(database.queries, { suspended_at: new Date() });
    const { key } = await aKey({ accountId: suspended });
    expect(await keys.authenticate(`${key.slice(0, -4)}aaaa`)).toEqual(WRONG);
  });

  test('ends when its time is up, to the second (G2)', async () => {
    let now = new Date('2026-01-01T12:00:00Z');
    const held = someKeys(database.queries, { clock: { now: () => now } });
    const expiresAt = new Date('2026-01-01T13:00:00Z');
    const { key, record } = made(await held.create({ accountId: account, name: 'a', expiresAt }));
    now = new Date('2026-01-01T12:59:59.999Z');
    expect(await held.authenticate(key)).toMatchObject({ kind: 'caller' });
    now = expiresAt;
    expect(await held.authenticate(key)).toEqual(WRONG);
    expect(await held.list(account)).toEqual([{ ...record, state: 'ended' }]);
  });
});

describe('the work that a key makes', () => {
  test('is the same for one that is right, wrong in its last character, unknown or malformed (G1)', async () => {
    const compared: number[][] = [];
    const real = crypto.timingSafeEqual;
    const spy = vi.spyOn(crypto, 'timingSafeEqual').mockImplementation((one, other) => {
      compared.push([one.byteLength, other.byteLength]);
      return real(one, other);
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      spy.mockRestore();
      syncBuiltinESMExports();
    });
    const { key } = await aKey();
    const last = key.endsWith('x') ? 'y' : 'x';
    const shown = [key, key.slice(0, -1) + last, `pb_${'0'.repeat(12)}_${'A'.repeat(32)}`, 'none'];
    const kinds: string[] = [];
    for (const one of shown) kinds.push((await keys.authenticate(one)).kind);
    expect(kinds).toEqual(['caller', 'wrong', 'wrong', 'wrong']);
    expect(compared).toEqual(shown.map(() => [32, 32]));
  });
});

describe('the keys of an account', () => {
  test('are shown by all but the key, those that are live first', async () => {
    const createdBy = await aMember(database.queries, account);
    const all = [await aKey(), await aKey({ name: 'b', createdBy }), await aKey({ name: 'c' })];
    const [first, second, third] = all.map(({ record }) => record);
    await keys.revoke(account, first?.id ?? '');
    const listed = await keys.list(account);
    expect(listed).toMatchObject([{ ...second, createdBy }, third, { state: 'revoked' }]);
    const text = JSON.stringify(listed);
    for (const { key } of all) expect(text).not.toContain(key.slice(-32));
    expect(await keys.list(await anAccount(database.queries))).toEqual([]);
  });

  test('are not changed by who does not belong to the account, or not any more', async () => {
    const createdBy = await aMember(database.queries, account);
    const { id } = (await aKey({ createdBy })).record;
    const stranger = await aMember(database.queries, await anAccount(database.queries));
    await database.queries.deleteFrom('person').where('id', '=', createdBy).execute();
    for (const by of [createdBy, stranger]) {
      const refused = [
        await keys.create({ accountId: account, name: 'a', createdBy: by }),
        await keys.rotate(account, id, { overlapSeconds: 0, createdBy: by }),
        await keys.revoke(account, id, by),
      ];
      for (const outcome of refused) {
        expect(outcome).toMatchObject({ ok: false, problem: { kind: 'unauthorized' } });
      }
    }
    expect(await keys.list(account)).toMatchObject([{ id, state: 'live' }]);
  });

  test('are as many as an account may have, and no more, even when asked for at once', async () => {
    const asked = Array.from({ length: MAX_KEYS + 3 }, () =>
      keys.create({ accountId: account, name: 'a' }),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(MAX_KEYS);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({
      ok: false,
      problem: {
        kind: 'conflict',
        message: 'An account can have at most 5 live API keys; revoke one first.',
        code: 'too_many_keys',
      },
    });
    const [one] = await keys.list(account);
    await keys.revoke(account, one?.id ?? '');
    expect(await keys.create({ accountId: account, name: 'a' })).toMatchObject({ ok: true });
  });

  test.each([newIdentifier(), 'nobody'])(
    'are not made for an account that is not there: %s',
    async (accountId) => {
      const problem = { kind: 'not-found', message: 'There is no such account.' };
      expect(await keys.create({ accountId, name: 'a' })).toEqual({ ok: false, problem });
    },
  );
});

describe('a key that is revoked', () => {
  test('is wrong from then on, and stays as it was revoked', async () => {
    const { key, record } = await aKey();
    expect(await keys.authenticate(key)).toMatchObject({ kind: 'caller' });
    const first = await keys.revoke(account, record.id);
    expect(first).toMatchObject({ ok: true, value: { id: record.id, state: 'revoked' } });
    expect(await keys.authenticate(key)).toEqual(WRONG);
    expect(await keys.revoke(account, record.id)).toEqual(first);
  });

  test.each([
    ['another account', async () => [await anAccount(database.queries), (await aKey()).record.id]],
    ['an identifier that is none', async () => [account, 'x']],
    ['an identifier of nothing', async () => [account, newIdentifier()]],
  ])('is not found by %s', async (_what, named) => {
    const [accountId = '', keyId = ''] = await named();
    expect(await keys.revoke(accountId, keyId)).toEqual(NO_KEY);
    expect(await keys.rotate(accountId, keyId, { overlapSeconds: 0 })).toEqual(NO_KEY);
  });
});

test('of keys that have ended no more are kept than anybody can look through', async () => {
  const { queries } = database;
  const accountId = await anAccount(queries);
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    id: newIdentifier(),
    account_id: accountId,
    prefix: `old_${newIdentifier()}`,
    hash: `${index}`,
    name: 'old',
    created_at: new Date(0),
    created_by: index < 1_150 ? newIdentifier() : null,
    revoked_at: new Date(index),
  }));
  await queries.insertInto('api_key').values(rows).execute();
  await keys.create({ accountId, name: 'new' });
  const left = queries
    .selectFrom('api_key')
    .select('revoked_at')
    .where('account_id', '=', accountId)
    .orderBy('revoked_at');
  const ended = (await left.execute()).flatMap(({ revoked_at }) => revoked_at?.getTime() ?? []);
  expect(ended).toEqual(Array.from({ length: 1_050 }, (_, index) => 150 + index));
});

describe('a key that is rotated', () => {
  const start = new Date('2026-01-01T12:00:00Z');
  let now = start;
  let held: Keys;

  beforeEach(() => {
    now = start;
    held = someKeys(database.queries, { clock: { now: () => now } });
  });

  async function kindsOf(...shown: readonly NewKey[]): Promise<readonly string[]> {
    const answers = await Promise.all(shown.map(({ key }) => held.authenticate(key)));
    return answers.map(({ kind }) => kind);
  }

  test('goes on beside the new one for the overlap, and then ends', async () => {
    const limits = { models: ['a'], unitsPerDay: 7 };
    const old = made(await held.create({ accountId: account, name: 'a', limits }));
    const next = made(await held.rotate(account, old.record.id, { overlapSeconds: 60 }));
    expect(next.record).toMatchObject({ name: 'a', limits, expiresAt: undefined, state: 'live' });
    now = new Date(start.getTime() + 59_999);
    expect(await kindsOf(old, next)).toEqual(['caller', 'caller']);
    now = new Date(start.getTime() + 60_000);
    expect(await kindsOf(old, next)).toEqual(['wrong', 'caller']);
  });

  test('ends at once without an overlap, though it was just in use', async () => {
    const old = made(await held.create({ accountId: account, name: 'a' }));
    expect(await kindsOf(old)).toEqual(['caller']);
    const next = made(await held.rotate(account, old.record.id, { overlapSeconds: 0 }));
    expect(await kindsOf(old, next)).toEqual(['wrong', 'caller']);
  });

  test('shares its limits with all that come of it, however often', async () => {
    const old = made(await held.create({ accountId: account, name: 'a' }));
    const next = made(await held.rotate(account, old.record.id, { overlapSeconds: 60 }));
    const last = made(await held.rotate(account, next.record.id, { overlapSeconds: 60 }));
    const keyFamilyId = old.record.id;
    for (const key of [old, next, last]) {
      expect(await held.authenticate(key.key)).toMatchObject({ caller: { keyFamilyId } });
    }
    expect(last.record.id).not.toBe(keyFamilyId);
  });

  test('neither lives longer for it nor lets the new one live longer', async () => {
    const expiresAt = new Date(start.getTime() + 30_000);
    const old = made(await held.create({ accountId: account, name: 'a', expiresAt }));
    const next = made(await held.rotate(account, old.record.id, { overlapSeconds: 60 }));
    expect(next.record.expiresAt).toEqual(expiresAt);
    now = expiresAt;
    expect(await kindsOf(old, next)).toEqual(['wrong', 'wrong']);
  });

  test('is live: one that was revoked or has ended is a conflict, and nothing is made', async () => {
    const revoked = made(await held.create({ accountId: account, name: 'a' })).record.id;
    await held.revoke(account, revoked);
    const ended = made(await held.create({ accountId: account, name: 'a', expiresAt: now }));
    const both = [
      await held.rotate(account, revoked, { overlapSeconds: 60 }),
      await held.rotate(account, ended.record.id, { overlapSeconds: 60 }),
    ];
    const code = 'key_not_live';
    expect(both).toEqual([
      {
        ok: false,
        problem: {
          kind: 'conflict',
          message: 'This API key was revoked; it cannot be rotated.',
          code,
        },
      },
      {
        ok: false,
        problem: {
          kind: 'conflict',
          message: 'This API key has ended; it cannot be rotated.',
          code,
        },
      },
    ]);
    expect(await held.list(account)).toHaveLength(2);
  });

  test('twice at once without an overlap leaves one new key', async () => {
    const { record } = made(await held.create({ accountId: account, name: 'a' }));
    const both = await Promise.all([
      held.rotate(account, record.id, { overlapSeconds: 0 }),
      held.rotate(account, record.id, { overlapSeconds: 0 }),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const listed = await held.list(account);
    expect(listed.map(({ state }) => state)).toEqual(['live', 'revoked']);
  });

  test('by an account that has as many keys as it may is replaced at once only, and else stays', async () => {
    for (let count = 0; count < MAX_KEYS; count += 1)
      await held.create({ accountId: account, name: 'a' });
    const [one] = await held.list(account);
    const id = one?.id ?? '';
    const refused = await held.rotate(account, id, { overlapSeconds: 60 });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'too_many_keys' } });
    expect((await held.list(account)).map(({ expiresAt }) => expiresAt)).not.toContainEqual(
      expect.any(Date),
    );
    expect(await held.rotate(account, id, { overlapSeconds: 0 })).toMatchObject({ ok: true });
  });
});

describe('a key of the operator’s choice', () => {
  test('opens its account, and exists once however often it is asked for', async () => {
    const before = (await stored()).length;
    for (let start = 0; start < 3; start += 1) await keys.ensure(account, 'chosen', 'my key');
    expect(await stored()).toHaveLength(before + 1);
    expect(await keys.authenticate('my key')).toMatchObject({ caller: { accountId: account } });
  });

  test('shows nothing of itself in its public part', async () => {
    await keys.ensure(account, 'chosen', 'a-secret');
    const [record] = await keys.list(account);
    expect(record?.prefix).toMatch(/^chosen_[0-9a-f]{12}$/);
  });

  test('has a public part that tells nobody whether a guess is right', async () => {
    const id = await keys.ensure(account, 'chosen', 'a-short-one');
    const record = (await keys.list(account)).find((key) => key.id === id);
    const guess = crypto.createHash('sha256').update('a-short-one').digest('hex');
    expect(guess).not.toContain(record?.prefix.slice('chosen_'.length));
    const revoked = await keys.revoke(account, String(id));
    expect(revoked).toMatchObject({ ok: true, value: { prefix: record?.prefix } });
    expect(await keys.authenticate('a-short-one')).toEqual({ kind: 'wrong' });
  });

  test('may look like one that was made', async () => {
    const key = `pb_${'1'.repeat(12)}_${'A'.repeat(32)}`;
    await keys.ensure(account, 'chosen', key);
    expect(await keys.authenticate(key)).toMatchObject({ caller: { accountId: account } });
  });
});

describe('the account that a gateway starts with', () => {
  test('is made with a key at the first start, which is shown only then', async () => {
    const { queries, close } = await anEmptyDatabase();
    const parts = { queries, keys: someKeys(queries), clock, onMade: async () => {} };
    const first = await ensureLocalAccount(parts, undefined);
    expect(first.firstKey?.key).toMatch(/^pb_/);
    expect(await parts.keys.authenticate(first.firstKey?.key ?? '')).toMatchObject({
      caller: { accountId: first.accountId },
    });
    const second = await ensureLocalAccount(parts, undefined);
    expect(second).toEqual({ ...first, firstKey: undefined });
    await close();
  });

  test('is one, however many processes start at once', async () => {
    const { queries, close } = await anEmptyDatabase();
    const parts = { queries, keys: someKeys(queries), clock, onMade: async () => {} };
    const starts = Array.from({ length: 5 }, () => ensureLocalAccount(parts, 'my key'));
    const accounts = (await Promise.all(starts)).map(({ accountId }) => accountId);
    expect(new Set(accounts).size).toBe(1);
    expect(await queries.selectFrom('account').selectAll().execute()).toHaveLength(1);
    await close();
  });

  test('has one first key, however many processes start at once', async () => {
    const server = await aPostgresql();
    onTestFinished(() => server.stop());
    const { queries, close } = await openDatabase({
      databaseUrl: server.url,
      folder: '',
      onConnectionLost: () => {},
    });
    const parts = { queries, keys: someKeys(queries), clock, onMade: async () => {} };
    const starts = Array.from({ length: 5 }, () => ensureLocalAccount(parts, undefined));
    const made = (await Promise.all(starts)).filter(({ firstKey }) => firstKey !== undefined);
    expect(made).toHaveLength(1);
    expect(await queries.selectFrom('api_key').selectAll().execute()).toHaveLength(1);
    await close();
  });

  test('has the chosen key, and gets none besides', async () => {
    const { queries, close } = await anEmptyDatabase();
    const parts = { queries, keys: someKeys(queries), clock, onMade: async () => {} };
    const { accountId, firstKey, prefixes } = await ensureLocalAccount(parts, 'my key');
    expect(firstKey).toBeUndefined();
    expect(prefixes).toHaveLength(1);
    expect(await parts.keys.authenticate('my key')).toMatchObject({ caller: { accountId } });
    await close();
  });

  test('is told of keys that were chosen before and still work, and of a chosen one that is revoked', async () => {
    const { queries, close } = await anEmptyDatabase();
    const parts = { queries, keys: someKeys(queries), clock, onMade: async () => {} };
    const { accountId, chosen } = await ensureLocalAccount(parts, 'my key');
    expect(chosen).toEqual({ isLive: true, others: [] });
    const [mine] = await parts.keys.list(accountId);
    const { chosen: another } = await ensureLocalAccount(parts, 'another key');
    expect(another).toEqual({ isLive: true, others: [mine?.id] });
    await parts.keys.revoke(accountId, mine?.id ?? '');
    expect((await ensureLocalAccount(parts, 'another key')).chosen?.others).toEqual([]);
    expect((await ensureLocalAccount(parts, 'my key')).chosen).toMatchObject({ isLive: false });
    await close();
  });
});
