import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Accounts } from '../../server/accounts/accounts.ts';
import {
  type Change,
  type ChangePage,
  openChangeLog,
  writeChange,
} from '../../server/accounts/change-log.ts';
import { ensureLocalAccount } from '../../server/accounts/local-account.ts';
import type { Database } from '../../server/database/database.ts';
import { systemClock as clock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { aMember, anAccount, MAX_KEYS, made, someKeys } from './some-keys.ts';

const KEPT_SECONDS = 86_400;
const OPERATOR = { kind: 'operator' } as const;

let database: Database;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

function changesOf(accountId: string, page: Partial<ChangePage> = {}) {
  const changeLog = openChangeLog({ queries: database.queries, clock, keptSeconds: KEPT_SECONDS });
  return changeLog.list(accountId, { limit: 100, ...page });
}

async function kindsOf(accountId: string): Promise<readonly string[]> {
  return (await changesOf(accountId)).map(({ kind }) => kind);
}

async function write(accountId: string, change: Partial<Change> = {}): Promise<void> {
  const usual = { accountId, kind: 'account.created', by: OPERATOR, at: clock.now() } as const;
  await writeChange(database.queries, { ...usual, ...change });
}

describe('changes of keys', () => {
  test('say who made one, with which limits and which end, and nothing of its secret', async () => {
    const account = await anAccount(database.queries);
    const keys = someKeys(database.queries);
    const expiresAt = new Date(Date.now() + 60_000);
    const limits = { operations: ['createImage'], unitsPerDay: 5 };
    const createdBy = await aMember(database.queries, account);
    const order = { accountId: account, name: 'page', limits, expiresAt, createdBy };
    const { key, record } = made(await keys.create(order));
    const changes = await changesOf(account);
    expect(changes).toMatchObject([
      {
        kind: 'key.created',
        by: { kind: 'person', personId: createdBy },
        key: { id: record.id, name: 'page', prefix: record.prefix },
        after: { limits, expiresAt: expiresAt.toISOString() },
      },
    ]);
    expect(JSON.stringify(changes)).not.toContain(key.slice(record.prefix.length + 1));
  });

  test('say which key took the place of which, and when that ends', async () => {
    const account = await anAccount(database.queries);
    const keys = someKeys(database.queries);
    const old = made(await keys.create({ accountId: account, name: 'page' })).record;
    const createdBy = await aMember(database.queries, account);
    const rotation = { overlapSeconds: 3600, createdBy };
    const next = made(await keys.rotate(account, old.id, rotation)).record;
    const [change] = await changesOf(account);
    expect(change).toMatchObject({
      kind: 'key.rotated',
      by: { kind: 'person', personId: rotation.createdBy },
      key: { id: old.id, prefix: old.prefix },
      newKey: { id: next.id, prefix: next.prefix },
      before: {},
      after: { expiresAt: expect.any(String) },
    });
    const [found] = await keys.list(account).then((all) => all.filter(({ id }) => id === old.id));
    expect(change?.after?.expiresAt).toBe(found?.expiresAt?.toISOString());
    for (const keyId of [old.id, next.id]) {
      expect(await changesOf(account, { keyId, kind: 'key.rotated' })).toHaveLength(1);
    }
  });

  test('are written once, however often and by however many a key is revoked at once', async () => {
    const account = await anAccount(database.queries);
    const keys = someKeys(database.queries);
    const { id } = made(await keys.create({ accountId: account, name: 'page' })).record;
    await Promise.all([1, 2, 3].map(() => keys.revoke(account, id)));
    await keys.revoke(account, id);
    expect(await kindsOf(account)).toEqual(['key.revoked', 'key.created']);
  });

  test('that are refused are not written', async () => {
    const account = await anAccount(database.queries);
    const keys = someKeys(database.queries);
    for (let count = 0; count < MAX_KEYS; count += 1) {
      made(await keys.create({ accountId: account, name: 'page' }));
    }
    expect(await keys.create({ accountId: account, name: 'page' })).toMatchObject({ ok: false });
    expect(await keys.revoke(account, newIdentifier())).toMatchObject({ ok: false });
    expect(await kindsOf(account)).toHaveLength(MAX_KEYS);
  });

  test('show no part of a key of the operator’s choice, and tell of it once', async () => {
    const account = await anAccount(database.queries);
    const keys = someKeys(database.queries);
    const secret = `chosen ${newIdentifier()}`;
    const id = await keys.ensure(account, 'environment', secret);
    await keys.ensure(account, 'environment', secret);
    const [record] = await keys.list(account);
    const key = { id, name: 'environment', prefix: record?.prefix };
    expect(await changesOf(account)).toMatchObject([{ kind: 'key.created', by: OPERATOR, key }]);
  });
});

describe('changes of accounts', () => {
  test('by the operator are those that change something', async () => {
    const { queries } = database;
    const accounts = new Accounts({ queries, clock, invitationSeconds: 3600 });
    const created = await accounts.create({ name: 'Engines', email: 'e@example.com' });
    if (!created.ok) throw new Error(created.problem.message);
    const { id } = created.value;
    for (const change of ['suspend', 'suspend', 'resume', 'resume'] as const) {
      expect(await accounts[change](id)).toMatchObject({ ok: true });
    }
    await accounts.invite(created.value, 'Eve@example.com');
    expect(await changesOf(id)).toMatchObject([
      {
        kind: 'person.invited',
        by: OPERATOR,
        email: 'eve@example.com',
        person: { id: null },
        after: { role: 'owner' },
      },
      { kind: 'account.resumed', by: OPERATOR },
      { kind: 'account.suspended', by: OPERATOR },
      { kind: 'account.created', by: OPERATOR, after: { name: 'Engines' } },
    ]);
  });

  test('begin with the account that a gateway starts with, and its first key', async () => {
    const { queries } = database;
    const parts = { queries, keys: someKeys(queries), clock, onMade: async () => {} };
    const { accountId } = await ensureLocalAccount(parts, undefined);
    await ensureLocalAccount(parts, undefined);
    expect(await kindsOf(accountId)).toEqual(['key.created', 'account.created']);
  });
});

describe('the book', () => {
  test('keeps nothing of what is rolled back', async () => {
    const account = await anAccount(database.queries);
    const undone = database.queries.transaction().execute(async (transaction) => {
      await writeChange(transaction, {
        accountId: account,
        kind: 'account.created',
        by: OPERATOR,
        at: clock.now(),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await changesOf(account)).toEqual([]);
  });

  test('is read in pages, by kind, by person, by key and by time, and tells nothing of others', async () => {
    const [account, other] = [await anAccount(database.queries), await anAccount(database.queries)];
    const [doer, subject, keyId] = [newIdentifier(), newIdentifier(), newIdentifier()];
    const person = { kind: 'person', personId: doer } as const;
    const at = new Date('2026-11-20T12:00:00Z');
    await write(account, { at });
    await write(account, { kind: 'person.removed', by: person, personId: subject });
    await write(account, { kind: 'callback-secret.rotated', by: { kind: 'key', keyId } });
    await write(other, { kind: 'person.left', by: person, personId: doer });
    const all = await changesOf(account);
    expect(all.map(({ kind }) => kind)).toEqual([
      'callback-secret.rotated',
      'person.removed',
      'account.created',
    ]);
    const [last, middle, first] = all;
    expect(await changesOf(account, { limit: 1 })).toEqual([last]);
    expect(await changesOf(account, { before: last?.id ?? '', limit: 1 })).toEqual([middle]);
    expect(await changesOf(account, { kind: 'account.created' })).toEqual([first]);
    for (const personId of [doer, subject]) {
      expect(await changesOf(account, { personId })).toEqual([middle]);
    }
    expect(await changesOf(account, { keyId })).toEqual([last]);
    const [day, next] = [new Date('2026-11-20'), new Date('2026-11-21')];
    expect(await changesOf(account, { from: day, to: next })).toEqual([first]);
    expect(await changesOf(account, { to: day })).toEqual([]);
  });

  test('names also who has been removed while what they had asked for was under way', async () => {
    const { queries } = database;
    const account = await anAccount(queries);
    const personId = await aMember(queries, account);
    const [name, email] = ['Ada', `${personId}@example.com`];
    const by = { kind: 'person', personId } as const;
    await write(account, { kind: 'person.removed', personId });
    await queries.deleteFrom('person').where('id', '=', personId).execute();
    await write(account, { kind: 'key.created', by });
    await write(await anAccount(queries), { kind: 'key.created', by });
    const [created] = await changesOf(account);
    expect(created).toMatchObject({ kind: 'key.created', by: { ...by, name, email } });
  });

  test('keeps what it says for its time, and removes so much at once', async () => {
    const account = await anAccount(database.queries);
    const now = new Date('2000-01-03T00:00:00Z');
    const { queries } = database;
    const changeLog = openChangeLog({
      queries,
      clock: { now: () => now },
      keptSeconds: KEPT_SECONDS,
    });
    for (const at of ['2000-01-01', '2000-01-02', '2000-01-03']) {
      await write(account, { at: new Date(at) });
    }
    expect([await changeLog.sweep(1), await changeLog.sweep(9), await changeLog.sweep(9)]).toEqual([
      1, 1, 0,
    ]);
    expect((await changesOf(account)).map(({ createdAt }) => createdAt)).toEqual([now]);
  });
});
