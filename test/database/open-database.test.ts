import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../../server/config/settings.ts';
import { isUnavailable } from '../../server/database/availability.ts';
import type { Database } from '../../server/database/database.ts';
import { OtherEncoding } from '../../server/database/database-errors.ts';
import { everyChange } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { POOL_SIZE } from '../../server/database/server-pool.ts';
import { checkDatabase } from '../../server/doctor/database.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

let postgresql: PostgresqlServer;
let count = 0;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

/** Runs a statement as the server's administrator. */
async function asOperator(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresql.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a database, with additional options of `create database`. */
async function made(extra = ''): Promise<{ readonly name: string; readonly url: string }> {
  count += 1;
  const name = `of_its_own_${count}`;
  await asOperator(`create database ${name} ${extra}`);
  return { name, url: postgresql.url.replace(/gateway$/, name) };
}

async function opened(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, folder: '', onConnectionLost: () => {} });
  onTestFinished(() => database.close());
  return database;
}

/** Opens and closes a database; returns the migrations that were applied. */
async function changesOf(databaseUrl: string): Promise<readonly string[]> {
  const changes: string[] = [];
  const onChanged = (made: readonly string[]): void => void changes.push(...made);
  const settings = { databaseUrl, folder: '', onConnectionLost: () => {}, onChanged };
  await (await openDatabase(settings)).close();
  return changes;
}

async function told(databaseUrl: string): Promise<readonly string[]> {
  const settings = readConfiguration({ data: '' }, { DATABASE_URL: databaseUrl });
  const { findings } = await checkDatabase({ settings, holder: 'nobody', hasChosenKey: false });
  return findings.map(({ state, about, says }) => `${state} ${about} ${says}`);
}

test('a start tells which changes of the tables it has made, and nothing where there were none', async () => {
  const { url } = await made();
  expect(await changesOf(url)).toEqual(everyChange());
  expect(await changesOf(url)).toEqual([]);
});

describe('a database that can only be read', () => {
  test('is not alive, is told of, and serves at once when it can be written to again', async () => {
    const { name, url } = await made();
    const { ask, isAlive, together } = await opened(url);
    const write = () => ask("insert into secret values ('a', 'b') on conflict do nothing", []);
    expect(await isAlive()).toBe(true);
    await asOperator(`alter database ${name} set default_transaction_read_only = on`);
    await asOperator(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await expect.poll(isAlive).toBe(false);
    await expect.poll(() => write().catch(isUnavailable)).toBe(true);
    const writeTogether = () =>
      together(async (queries) => {
        await queries.deleteFrom('secret').execute();
      });
    await expect.poll(() => writeTogether().catch(isUnavailable)).toBe(true);
    expect(await told(url)).toContainEqual(
      expect.stringMatching(/^problem database It can only be read: /),
    );

    await expect(opened(url)).rejects.toThrow(
      /^The database cannot be written\. .* Name the primary/,
    );

    await asOperator(`alter database ${name} set default_transaction_read_only = off`);
    expect(await isAlive()).toBe(true);
    await write();
    await writeTogether();
    expect((await told(url)).join()).not.toContain('only be read');
  });
});

describe('a database whose transactions are kept apart more strictly by default', () => {
  test('serves as every other, with the options that its address has, and so does the queue', async () => {
    const { name, url } = await made();
    await asOperator(`alter database ${name} set default_transaction_isolation = 'serializable'`);
    const database = await opened(`${url}?options=${encodeURIComponent('-c work_mem=5MB')}`);
    const asked = `select current_setting('default_transaction_isolation') as isolation,
      current_setting('work_mem') as memory`;
    const expected = { isolation: 'read committed', memory: '5MB' };
    expect(await database.ask(asked, [])).toEqual([expected]);
    if (database.engine.kind !== 'postgres') throw new Error('The database is on no server.');
    const client = new Client({ connectionString: database.engine.url });
    await client.connect();
    const { rows } = await client.query(asked).finally(() => client.end());
    expect(rows).toEqual([expected]);
  });
});

describe('a database that cannot hold every letter', () => {
  test.each(['LATIN1', 'SQL_ASCII'])('as %s is refused, and told of', async (encoding) => {
    const { url } = await made(`encoding '${encoding}' locale 'C' template template0`);
    await expect(opened(url)).rejects.toThrow(OtherEncoding);
    await expect(opened(url)).rejects.toThrow(`The database keeps text as ${encoding}`);
    expect(await told(url)).toContainEqual(
      expect.stringMatching(new RegExp(`^problem database It keeps text as ${encoding}, `)),
    );
  });
});

test('the statements that wait for a connection are counted', async () => {
  const { url } = await made();
  const { queries, waiting } = await opened(url);
  const release = Promise.withResolvers<void>();
  let held = 0;
  const holding = Array.from({ length: POOL_SIZE }, () =>
    queries.transaction().execute(() => {
      held += 1;
      return release.promise;
    }),
  );
  await expect.poll(() => held).toBe(POOL_SIZE);
  const read = () => queries.selectFrom('secret').select('name').execute();
  const reading = [read(), read()];
  await expect.poll(waiting).toBe(2);
  release.resolve();
  await Promise.all([...holding, ...reading]);
  expect(waiting()).toBe(0);
});
