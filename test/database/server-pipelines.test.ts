import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../server/database/availability.ts';
import { openPipelines } from '../../server/database/server-pipelines.ts';
import { openPatientPool } from '../../server/database/server-pool.ts';
import { togetherBy } from '../../server/database/together.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

let postgresql: PostgresqlServer;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

async function aTable() {
  const dialect = new PostgresDialect({ pool: openPatientPool(postgresql.url) });
  const queries = new Kysely<unknown>({ dialect });
  const pipelines = openPipelines(postgresql.url, () => {});
  onTestFinished(async () => {
    await pipelines.close();
    await queries.destroy();
  });
  await sql`drop table if exists word`.execute(queries);
  await sql`create table word (text text primary key)`.execute(queries);
  const together = togetherBy((statements) => pipelines.sendAll(statements));
  return {
    write: (words: readonly string[]) =>
      together(async (ask) => {
        for (const word of words) await sql`insert into word values (${word})`.execute(ask);
      }),
    async words() {
      const { rows } = await sql<{ text: string }>`select text from word order by 1`.execute(
        queries,
      );
      return rows.map(({ text }) => text);
    },
  };
}

test('statements that are sent together are all made', async () => {
  const { write, words } = await aTable();
  await write(['a', 'b']);
  await write(['c']);
  expect(await words()).toEqual(['a', 'b', 'c']);
});

test('where one of them fails, none is, and the connection serves again', async () => {
  const { write, words } = await aTable();
  const failure = await write(['a', 'b', 'a', 'c']).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '23505' });
  expect(isUnavailable(failure)).toBe(false);
  await write(['d']);
  expect(await words()).toEqual(['d']);
});

test('a server that is away is told from one that refuses', async () => {
  const { write } = await aTable();
  await write(['a']);
  await postgresql.pause();
  const failure = await write(['b']).catch((error: unknown) => error);
  await postgresql.resume();
  expect(isUnavailable(failure)).toBe(true);
});
