import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../../server/config/settings.ts';
import { migrate, readMigrationState, TablesNotChanged } from '../../server/database/migrate.ts';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { checkDatabase } from '../../server/doctor/database.ts';
import { OperatorError } from '../../server/foundation/operator-error.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

let postgresql: PostgresqlServer;
let folder: string;
let databases = 0;

beforeAll(async () => {
  postgresql = await aPostgresql();
  folder = await mkdtemp(join(tmpdir(), 'patchbay-place-'));
});

afterAll(async () => {
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
});

async function asOwner(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database; returns its URL for its owner, and for a user who may only connect. */
async function aDatabase(): Promise<{ owner: string; guest: string; name: string }> {
  databases += 1;
  const name = `place_${databases}`;
  await asOwner(
    postgresql.url,
    `create database ${name}`,
    `create role guest_${databases} login password 'guest'`,
  );
  const owner = new URL(postgresql.url);
  owner.pathname = name;
  const guest = new URL(owner);
  guest.username = `guest_${databases}`;
  guest.password = 'guest';
  return { owner: owner.href, guest: guest.href, name };
}

async function migrating(databaseUrl: string): Promise<readonly string[]> {
  const { queries, close } = await openDatabaseAsItIs({ databaseUrl, folder });
  try {
    await migrate(queries);
    return (await readMigrationState(queries)).pending;
  } finally {
    await close();
  }
}

async function diagnosis(databaseUrl: string): Promise<readonly string[]> {
  const settings = readConfiguration({ data: folder }, { DATABASE_URL: databaseUrl });
  const { findings } = await checkDatabase({ settings, holder: 'nobody', hasChosenKey: false });
  return findings.filter(({ state }) => state === 'problem').map(({ says }) => says);
}

describe('the tables of a gateway', () => {
  test('are refused with the rights that their user lacks, and made when it has them', async () => {
    const { owner, guest, name } = await aDatabase();
    const user = new URL(guest).username;
    const grants = [
      `GRANT CREATE ON SCHEMA public TO ${user};`,
      `GRANT CREATE ON DATABASE ${name} TO ${user};`,
    ];
    await expect(migrating(guest)).rejects.toThrow(
      new OperatorError(
        `The user ${user} may not make what the gateway needs in the database ${name}. ${grants.join(' ')}`,
      ),
    );
    expect(await diagnosis(guest)).toEqual([
      `The user ${user} may not make what the gateway needs in the database ${name}.`,
    ]);
    await asOwner(owner, ...grants);
    expect(await diagnosis(guest)).toEqual([]);
    expect(await migrating(guest)).toEqual([]);
  });

  test('that belong to somebody else are told of in a sentence', async () => {
    const { owner, guest } = await aDatabase();
    const user = new URL(guest).username;
    await migrating(owner);
    await asOwner(
      owner,
      `grant select, insert, update, delete on all tables in schema public to ${user}`,
      `delete from kysely_migration where name > '0017'`,
    );
    await expect(migrating(guest)).rejects.toThrow(TablesNotChanged);
    await expect(migrating(guest)).rejects.toThrow(/must be owner|permission denied/);
  });

  test("go beside those of another program's schema", async () => {
    const { owner } = await aDatabase();
    await asOwner(
      owner,
      'create schema crm',
      'create table crm.kysely_migration (name text)',
      'create table crm.kysely_migration_lock (id text)',
    );
    expect(await migrating(owner)).toEqual([]);
  });

  test('are not made where another gateway has its queue, which both would work on', async () => {
    const { owner } = await aDatabase();
    await asOwner(owner, 'create schema pgboss', 'create schema second');
    const second = new URL(owner);
    second.searchParams.set('options', '-c search_path=second');
    await expect(migrating(second.href)).rejects.toThrow(/Give this gateway a database of its own/);
    second.searchParams.set('options', '-c search_path=third');
    await expect(migrating(second.href)).rejects.toThrow(/No schema of the search path is there/);
  });

  test('are looked for again where another process may have made them with their queue', async () => {
    const { owner } = await aDatabase();
    await migrating(owner);
    await asOwner(owner, 'create schema pgboss');
    onTestFinished(() => asOwner(owner, 'drop schema pgboss'));
    expect(await migrating(owner)).toEqual([]);
  });
});
