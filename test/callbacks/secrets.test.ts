import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
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
import { CallbackSecrets } from '../../server/callbacks/secrets.ts';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';

const DAY = 86_400;

let database: Database;
let secrets: CallbackSecrets;
let accountId: string;
let now: Date;

beforeAll(async () => {
  database = await anEmptyDatabase();
  const { queries } = database;
  secrets = new CallbackSecrets({ queries, clock: { now: () => now }, overlapSeconds: DAY });
});

beforeEach(async () => {
  now = new Date();
  accountId = await anAccount(database.queries);
});

afterAll(() => database.close());

const message = { id: 'msg-1', body: '{"status":"SUCCESS"}' };

/** The headers of the message, signed with the account's current secrets. */
async function signed(): Promise<Readonly<Record<string, string>>> {
  const signers = await secrets.signers([accountId]);
  return signers.get(accountId)?.(message) ?? {};
}

function verify(secret: string | undefined, headers: Readonly<Record<string, string>>): unknown {
  return new Webhook(secret ?? '').verify(message.body, { ...headers });
}

test('a rotation waits for another one of its account, and comes after it', async () => {
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
  const id = await anAccount(queries);
  const book = new CallbackSecrets({ queries, clock: { now: () => now }, overlapSeconds: DAY });
  const [before] = await book.list(id);
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from account where id = $1 for no key update', [id]);
  const rotated = book.rotate(id);
  await vi.waitFor(async () => {
    const { rows } = await other.query('select 1 from pg_locks where not granted');
    expect(rows).not.toEqual([]);
  });
  await other.query('commit');
  expect((await rotated).map(({ secret }) => secret)).toContain(before?.secret);
});

describe('the secrets of an account', () => {
  test('begin with one, which is the same for all who ask at once', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => secrets.list(accountId)));
    expect(new Set(asked.map(([first]) => first?.secret)).size).toBe(1);
    expect(asked[0]).toHaveLength(1);
    expect(asked[0]?.[0]?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  test('are its own', async () => {
    const [own] = await secrets.list(accountId);
    const [other] = await secrets.list(await anAccount(database.queries));
    expect(own?.secret).not.toBe(other?.secret);
  });

  test('sign together for a day after one has replaced another', async () => {
    const [before] = await secrets.list(accountId);
    const [after, kept] = await secrets.rotate(accountId);
    expect(kept).toMatchObject({ secret: before?.secret, expiresAt: secondsAfter(now, DAY) });
    const both = await signed();
    expect(both['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(verify(before?.secret, both)).toEqual({ status: 'SUCCESS' });
    expect(verify(after?.secret, both)).toEqual({ status: 'SUCCESS' });

    now = secondsAfter(now, DAY + 1);
    expect(await secrets.list(accountId)).toMatchObject([{ secret: after?.secret }]);
    const one = await signed();
    expect(one['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  test('stay one current and few in all, however often they are replaced at once', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => secrets.rotate(accountId)));
    const list = await secrets.list(accountId);
    expect(list.filter(({ expiresAt }) => expiresAt === undefined)).toHaveLength(1);
    expect(list).toHaveLength(4);
  });
});

describe('the signers of several accounts', () => {
  test('sign with the secrets of each, which are made where there are none', async () => {
    const accounts = [accountId, await anAccount(database.queries)];
    const [known] = await secrets.list(accountId);
    const signers = await secrets.signers([...accounts, accountId]);
    expect([...signers.keys()]).toEqual(accounts);
    for (const account of accounts) {
      const [current] = await secrets.list(account);
      const headers = signers.get(account)?.(message) ?? {};
      expect(verify(current?.secret, headers)).toEqual({ status: 'SUCCESS' });
    }
    expect(await secrets.list(accountId)).toEqual([known]);
  });
});

describe('a signed callback', () => {
  test('is refused with another body, another secret or an old time (E7)', async () => {
    const [{ secret } = { secret: '' }] = await secrets.list(accountId);
    const headers = await signed();
    expect(verify(secret, headers)).toEqual({ status: 'SUCCESS' });
    const webhook = new Webhook(secret);
    expect(() => webhook.verify('{"status":"FAILED"}', { ...headers })).toThrow();
    const [other] = await secrets.list(await anAccount(database.queries));
    expect(() => verify(other?.secret, headers)).toThrow();
    now = secondsAfter(now, -600);
    const old = await signed();
    expect(() => verify(secret, old)).toThrow('too old');
  });
});
