import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLastUses } from '../../server/accounts/last-uses.ts';
import type { Database } from '../../server/database/database.ts';
import { systemClock as clock, secondsAfter } from '../../server/foundation/clock.ts';
import { openLog } from '../../server/foundation/log.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount, made, someKeys } from './some-keys.ts';

let database: Database;
let accountId: string;

beforeAll(async () => {
  database = await anEmptyDatabase();
  accountId = await anAccount(database.queries);
});

afterAll(() => database.close());

const START = new Date('2026-01-01T12:00:00Z');

test('the use of a key is written behind the request, at the latest when the keys are closed', async () => {
  const keys = someKeys(database.queries, { clock: { now: () => START } });
  const { key, record } = made(await keys.create({ accountId, name: 'a' }));
  expect(record.lastUsedAt).toBeUndefined();
  await keys.authenticate(key);
  await keys.authenticate(`${key.slice(0, -1)}?`);
  await keys.close();
  const listed = await keys.list(accountId);
  expect(listed.find(({ id }) => id === record.id)?.lastUsedAt).toEqual(START);
});

test('it is written once a minute at the most, however many processes see it', async () => {
  let now = START;
  const held = { now: () => now };
  const keys = someKeys(database.queries, { clock: held });
  const { record } = made(await keys.create({ accountId, name: 'a' }));
  const written = async () =>
    (await keys.list(accountId)).find(({ id }) => id === record.id)?.lastUsedAt;
  /** Uses the key in a new process that has read this last use from the database, or `null` if there was none. */
  const use = async (lastUsedAt: Date | null): Promise<void> => {
    const { queries } = database;
    const uses = openLastUses({ queries, clock: held, log: openLog('silent', new Writable()) });
    uses.note(record.id, lastUsedAt);
    await uses.close();
  };
  await use(null);
  for (const seconds of [30, 59]) {
    now = secondsAfter(START, seconds);
    await use(START);
    await use(null);
    expect(await written()).toEqual(START);
  }
  now = secondsAfter(START, 60);
  await use(START);
  expect(await written()).toEqual(now);
});

test('a use is of the time when it was, however much later it is written', async () => {
  let now = START;
  const keys = someKeys(database.queries, { clock: { now: () => now } });
  const one = made(await keys.create({ accountId, name: 'a' }));
  const other = made(await keys.create({ accountId, name: 'b' }));
  await keys.authenticate(one.key);
  now = secondsAfter(START, 1);
  await keys.authenticate(other.key);
  now = secondsAfter(START, 2);
  await keys.revoke(accountId, one.record.id);
  now = secondsAfter(START, 5);
  await keys.close();
  const listed = await keys.list(accountId);
  const usedAt = ({ record }: typeof one) => listed.find(({ id }) => id === record.id)?.lastUsedAt;
  expect(usedAt(one)).toEqual(START);
  expect(usedAt(other)).toEqual(secondsAfter(START, 1));
});

test('a database that is away holds nobody up, and only the log hears of it', async () => {
  const entries: string[] = [];
  const lines = new Writable({
    write(chunk, _encoding, done) {
      entries.push(String(chunk));
      done();
    },
  });
  const closed = await anEmptyDatabase();
  await closed.close();
  const uses = openLastUses({ queries: closed.queries, clock, log: openLog('warn', lines) });
  uses.note('01900000-0000-7000-8000-000000000002', null);
  await uses.close();
  expect(entries).toHaveLength(1);
  expect(entries[0]).toContain('last uses of keys not written');
});
