import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Keys } from '../../server/accounts/keys.ts';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { type Answer, aGateway, send, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { anAccount, made, someKeys } from '../accounts/some-keys.ts';

/** A key revoked or expired in another process is refused within a second; the machine is given more time. */
const SOON = { timeout: 60_000, interval: 50 } as const;

let postgresql: PostgresqlServer;
let gateways: readonly TestGateway[];
/** Another process's access to the same keys. */
let database: Database;
let keys: Keys;

beforeAll(async () => {
  postgresql = await aPostgresql();
  const databaseUrl = postgresql.url;
  gateways = [await aGateway({ databaseUrl }), await aGateway({ databaseUrl })];
  database = await openDatabase({ databaseUrl, folder: '', onConnectionLost: () => {} });
  keys = someKeys(database.queries);
});

afterAll(async () => {
  await database.close();
  for (const gateway of gateways) await gateway.stop();
  await postgresql.stop();
});

function askBoth(key: string): Promise<readonly Answer[]> {
  const headers = { 'SVC-API-KEY': key };
  return Promise.all(gateways.map(({ url }) => send(`${url}/v1/models`, { headers })));
}

async function statuses(key: string): Promise<readonly number[]> {
  return (await askBoth(key)).map(({ status }) => status);
}

test('a key that is revoked in one process is wrong in every other within a second (G2)', async () => {
  const accountId = await anAccount(database.queries);
  const { key, record } = made(await keys.create({ accountId, name: 'a' }));
  expect(await statuses(key)).toEqual([200, 200]);
  await keys.revoke(accountId, record.id);
  await expect.poll(() => statuses(key), SOON).toEqual([401, 401]);
  const [answer] = await askBoth(key);
  expect(answer?.json.message).toBe('The API key is wrong.');
});

test('so is one that was rotated without an overlap, while the new one opens at once', async () => {
  const accountId = await anAccount(database.queries);
  const { key, record } = made(await keys.create({ accountId, name: 'a' }));
  expect(await statuses(key)).toEqual([200, 200]);
  const next = made(await keys.rotate(accountId, record.id, { overlapSeconds: 0 }));
  expect(await statuses(next.key)).toEqual([200, 200]);
  await expect.poll(() => statuses(key), SOON).toEqual([401, 401]);
});

test('an account that is suspended in one process is refused by every other', async () => {
  const accountId = await anAccount(database.queries);
  const { key } = made(await keys.create({ accountId, name: 'a' }));
  expect(await statuses(key)).toEqual([200, 200]);
  const set = (suspended_at: Date | null): Promise<unknown> =>
    database.queries
      .updateTable('account')
      .set({ suspended_at })
      .where('id', '=', accountId)
      .execute();
  await set(new Date());
  await expect.poll(() => statuses(key), SOON).toEqual([403, 403]);
  await set(null);
  await expect.poll(() => statuses(key), SOON).toEqual([200, 200]);
});
