import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { vacuumGrownTable } from '../../server/database/vacuuming.ts';
import { aNewDatabase } from '../an-empty-database.ts';

let database: Database;

beforeAll(async () => {
  database = await aNewDatabase();
});

afterAll(() => database.close());

/** Inserts, updates and deletes enough messages of the queue to leave a few megabytes of dead rows. */
async function churn(): Promise<void> {
  await database.ask(
    `insert into pgboss.job (name, data) select 'job-poll', jsonb_build_object('jobId', gen_random_uuid())
     from generate_series(1, 6000)`,
    [],
  );
  await database.ask("update pgboss.job set state = 'active' where name = 'job-poll'", []);
  await database.ask("delete from pgboss.job where name = 'job-poll'", []);
}

async function sizeOf(table: string): Promise<number> {
  const [row] = await database.ask('select pg_relation_size($1::regclass)::int as bytes', [table]);
  return Number(row?.bytes);
}

async function tidyAll(): Promise<number> {
  let tidied = 0;
  while ((await vacuumGrownTable(database.ask)) > 0) tidied += 1;
  return tidied;
}

test('the queue takes no more room than it needs, however many messages have gone through it', async () => {
  await churn();
  expect(await sizeOf('pgboss.job_common')).toBeGreaterThan(2 ** 20);
  expect(await tidyAll()).toBe(1);
  expect(await sizeOf('pgboss.job_common')).toBeLessThan(2 ** 18);
});

test('a table that has grown is counted for the plans, and left alone until it grows again', async () => {
  await database.ask(
    `insert into secret select 'of-${'x'.repeat(200)}-' || nth, 'value' from generate_series(1, 10000) nth`,
    [],
  );
  expect(await tidyAll()).toBe(1);
  const [row] = await database.ask(
    "select reltuples::int as count from pg_class where relname = 'secret'",
    [],
  );
  expect(row).toEqual({ count: 10_000 });
  expect(await tidyAll()).toBe(0);
});
