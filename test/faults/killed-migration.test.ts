import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { everyChange, readMigrationState } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { aGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

const ENTRY = join(import.meta.dirname, 'migrating-until-killed.ts');

let postgresql: PostgresqlServer;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

/** Migrates a database up to the given statement. */
async function killedAfter(statement: number, place: string): Promise<void> {
  const child = execFile(process.execPath, [ENTRY, String(statement), place], () => {});
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function expectUpToDate(databaseUrl: string | undefined, folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, folder, onConnectionLost: () => {} });
  const { applied, pending } = await readMigrationState(database.queries);
  if (databaseUrl !== undefined) await database.close();
  expect([applied, pending]).toEqual([everyChange(), []]);
  const settings = databaseUrl === undefined ? {} : { databaseUrl };
  const gateway = await aGateway(settings, databaseUrl === undefined ? { database } : {});
  onTestFinished(() => gateway.stop());
  const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
  const { data } = (await gateway.call('/vidx/generations', { json })).json;
  expect((await gateway.ended('/vidx/fetch', data.jobId)).status).toBe('SUCCESS');
}

test('a migration on a server that is killed again and again is made by the next start (D5)', async () => {
  // Statement 12 is in the first tables, 40 in the middle.
  for (const statement of [12, 40]) await killedAfter(statement, postgresql.url);
  await expectUpToDate(postgresql.url, '');
});

test('a migration of the built-in database that is killed is made by the next start (D5)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-migration-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await killedAfter(40, join(folder, 'database'));
  await expectUpToDate(undefined, folder);
});
