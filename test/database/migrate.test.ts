import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseAsItIs } from '../../server/database/database.ts';
import {
  everyChange,
  migrate,
  migrateFirst,
  TablesNotChanged,
} from '../../server/database/migrate.ts';
import { aPostgresql } from '../a-postgresql.ts';

/** The last change before one of reservations and of the ledger, in this order. */
const BEFORE = everyChange().findIndex((name) => name.endsWith('made-and-given-up'));

async function aClientOf(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("changes give way to what runs while somebody's transaction holds a table, and are made when it ends", async () => {
  const server = await aPostgresql();
  onTestFinished(() => server.stop());
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-migrate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { queries, close } = await openDatabaseAsItIs({ databaseUrl: server.url, folder });
  onTestFinished(close);
  await migrateFirst(queries, BEFORE);
  const [dump, request, onlooker] = await Promise.all([
    aClientOf(server.url),
    aClientOf(server.url),
    aClientOf(server.url),
  ]);
  await dump.query('begin');
  await dump.query('select from ledger_entry');

  const migrating = migrate(queries);
  const waiting = async (): Promise<unknown> => {
    const { rows } = await onlooker.query('select from pg_locks where not granted');
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 30_000, interval: 20 }).toBe(1);
  // As long as a request waits for a lock.
  await request.query("set lock_timeout = '5s'");
  await request.query('select from reservation');
  await dump.query('select from reservation');
  await dump.query('commit');
  expect(await migrating).toEqual(everyChange().slice(BEFORE));
});

test('a table that somebody else has held all the time is told as that', () => {
  const answer = { severity: 'ERROR', code: '55P03' };
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), answer);
  expect(new TablesNotChanged(cause).message).toContain(
    'are as they were: a transaction of somebody else, such as a dump, has held one of them. End it, or try again later.',
  );
});
