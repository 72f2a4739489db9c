import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrateTables, presentMigration } from '../../server/command-line/migrating.ts';
import { readConfiguration } from '../../server/config/settings.ts';
import { FolderUnusable } from '../../server/database/data-folder.ts';
import { everyChange, NewerTables } from '../../server/database/migrate.ts';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { checkDatabase } from '../../server/doctor/database.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anOperator } from './an-operator.ts';

let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'patchbay-migrate-'));
});

afterAll(() => rm(data, { recursive: true, force: true }));

/** Each test continues with the database that the one before has left. */
test('a dry run tells every change of a database that is not there, and makes none', async () => {
  const report = await migrateTables({ data }, { isDryRun: true });
  expect(report.changes).toEqual(everyChange());
  expect(presentMigration(report)).toMatch(/^These changes would be made:\n {2}0001-/);
  expect(existsSync(join(data, 'database'))).toBe(false);
});

test('the tables are made, and then there is nothing to do', async () => {
  const first = await migrateTables({ data }, { isDryRun: false });
  expect(first.changes).toEqual(everyChange());
  const again = await migrateTables({ data }, { isDryRun: false });
  expect(presentMigration(again)).toBe('The tables are up to date: there is nothing to do.\n');
});

test('a data folder that cannot be made is a mistake of the operator, not of the program', async () => {
  const file = join(data, 'a-file');
  await writeFile(file, '');
  const place = { data: join(file, 'data') };
  await expect(migrateTables(place, { isDryRun: false })).rejects.toThrow(FolderUnusable);
});

test('a command leaves tables of an older Patchbay as they are, on a server too, and says what to do', async () => {
  const server = await aPostgresql();
  onTestFinished(() => server.stop());
  for (const databaseUrl of [undefined, server.url]) {
    const place = { folder: data, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    await migrateTables({ data, ...place }, { isDryRun: false });
    await noting((name) => sql`delete from kysely_migration where name = ${name}`, place);
    const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    const operator = anOperator({ PATCHBAY_DATA: data, ...environment });
    await expect(operator.type('accounts', 'list')).rejects.toThrow(
      /^The tables are of an older Patchbay: 1 change is .* patchbay migrate makes them/,
    );
    const { changes } = await migrateTables({ data, ...place }, { isDryRun: true });
    expect(changes).toEqual(everyChange().slice(-1));
    await noting((name) => sql`insert into kysely_migration values (${name}, '2026-01-01')`, place);
    expect(await operator.type('accounts', 'list')).toBeDefined();
  }
});

test('a command makes no tables where there are none: it may be the wrong database', async () => {
  const server = await aPostgresql();
  onTestFinished(() => server.stop());
  const place = { folder: data, databaseUrl: server.url };
  const operator = anOperator({ PATCHBAY_DATA: data, DATABASE_URL: server.url });
  await expect(operator.type('accounts', 'list')).rejects.toThrow(
    /^The database has no tables of a gateway\. Name the one of the gateway by DATABASE_URL/,
  );
  const { changes } = await migrateTables({ data, ...place }, { isDryRun: true });
  expect(changes).toEqual(everyChange());
  await migrateTables({ data, ...place }, { isDryRun: false });
  expect(await operator.type('accounts', 'list')).toContain('ACCOUNT');
});

test('tables that lack the newest changes are warned of', async () => {
  await noting((name) => sql`delete from kysely_migration where name = ${name}`);
  expect(await told()).toContain(
    `warning tables 1 of ${everyChange().length} changes are pending.`,
  );
  const { changes } = await migrateTables({ data }, { isDryRun: true });
  expect(changes).toEqual(everyChange().slice(-1));
  await noting((name) => sql`insert into kysely_migration values (${name}, '2026-01-01')`);
  expect(await told()).toContain(`ok tables up to date, ${everyChange().length} changes`);
});

test('tables that a newer Patchbay has changed are left alone (D4)', async () => {
  await noting(() => sql`insert into kysely_migration values ('9999-later', '2099-01-01')`);
  for (const isDryRun of [true, false])
    await expect(migrateTables({ data }, { isDryRun })).rejects.toThrow(NewerTables);
  expect(await told()).toContain('problem tables A newer Patchbay has changed them: 9999-later.');
});

/** Runs a statement with the name of the newest migration, to change the list of applied ones. */
async function noting(
  statement: (newest: string) => ReturnType<typeof sql>,
  place: Parameters<typeof openDatabaseAsItIs>[0] = { folder: data },
): Promise<void> {
  const { queries, close } = await openDatabaseAsItIs(place);
  await statement(everyChange().at(-1) ?? '').execute(queries);
  await close();
}

async function told(): Promise<readonly string[]> {
  const settings = readConfiguration({ data }, {});
  const { findings } = await checkDatabase({ settings, holder: 'nobody', hasChosenKey: false });
  return findings.map(({ state, about, says }) => `${state} ${about} ${says}`);
}
