import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseAsItIs } from '../../server/database/database.ts';
import {
  everyChange,
  migrate,
  migrateFirst,
  readMigrationState,
  TablesNotChanged,
} from '../../server/database/migrate.ts';
import { openDatabase, openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { aPostgresql } from '../a-postgresql.ts';

/** The number of migrations before the one that alters `reservation` and then `ledger_entry`. */
const BEFORE = everyChange().findIndex((name) => name.endsWith('made-and-given-up'));

/** A database of an earlier version, on a server. */
async function aFormerDatabase(): Promise<Pick<DatabaseAsItIs, 'queries'> & { url: string }> {
  const { url, stop } = await aPostgresql();
  onTestFinished(stop);
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-migrate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { queries, close } = await openDatabaseAsItIs({ databaseUrl: url, folder });
  onTestFinished(close);
  await migrateFirst(queries, BEFORE);
  return { url, queries };
}

async function aClientOf(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("changes give way to what runs while somebody's transaction holds a table, and are made when it ends", async () => {
  const { url, queries } = await aFormerDatabase();
  const [dump, request, onlooker] = await Promise.all([
    aClientOf(url),
    aClientOf(url),
    aClientOf(url),
  ]);
  await dump.query('begin');
  await dump.query('select from ledger_entry');

  const told: string[] = [];
  const migrating = migrate(queries, (says) => told.push(says));
  const waiting = async (): Promise<unknown> => {
    const { rows } = await onlooker.query('select from pg_locks where not granted');
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 30_000, interval: 20 }).toBe(1);
  // The lock timeout of a gateway's requests.
  await request.query("set lock_timeout = '5s'");
  await request.query('select from reservation');
  await dump.query('select from reservation');
  await expect.poll(() => told, { timeout: 30_000, interval: 20 }).toHaveLength(1);
  await dump.query('commit');
  expect(await migrating).toEqual(everyChange().slice(BEFORE));
  expect(told).toEqual([expect.stringMatching(/^A transaction of somebody else, such as a dump,/)]);
});

test('changes that another process makes are waited for, which is told', async () => {
  const { url, queries } = await aFormerDatabase();
  const other = await openDatabaseAsItIs({ databaseUrl: url, folder: '' });
  onTestFinished(other.close);
  const { adapter } = other.queries.getExecutor();
  const lock = { lockTable: '', lockRowId: '' };
  await adapter.acquireMigrationLock(other.queries, lock);

  const told: string[] = [];
  const onWait = (says: string): void => void told.push(says);
  const place = { databaseUrl: url, folder: '', onConnectionLost: () => {}, onWait };
  const opening = openDatabase(place);
  await expect.poll(() => told, { timeout: 30_000, interval: 20 }).toHaveLength(1);
  await adapter.releaseMigrationLock(other.queries, lock);
  onTestFinished((await opening).close);
  expect(await readMigrationState(queries)).toMatchObject({ pending: [] });
  expect(told).toEqual([expect.stringMatching(/^Another process changes the tables\./)]);
});

test('a connection that is lost meanwhile is told as tables that are not changed', async () => {
  const { url, queries } = await aFormerDatabase();
  const [dump, onlooker] = await Promise.all([aClientOf(url), aClientOf(url)]);
  await dump.query('begin');
  await dump.query('select from ledger_entry');

  const failing = expect(migrate(queries)).rejects.toThrow(
    /^The tables could not be brought up to date, and are as they were: .*connection/,
  );
  const cutOff = async (): Promise<unknown> => {
    const { rows } = await onlooker.query(
      'select pg_terminate_backend(pid) from pg_locks where not granted',
    );
    return rows.length;
  };
  await expect.poll(cutOff, { timeout: 30_000, interval: 20 }).toBe(1);
  await failing;
});

test('a table that somebody else has held all the time is told as that', () => {
  const answer = { severity: 'ERROR', code: '55P03' };
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), answer);
  expect(new TablesNotChanged(cause).message).toContain(
    'are as they were: a transaction of somebody else, such as a dump or the changes of another process, has held one of them. End it, or try again later.',
  );
});
