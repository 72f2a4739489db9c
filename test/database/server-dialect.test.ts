import { Kysely, type PostgresPool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ServerDialect } from '../../server/database/server-dialect.ts';
import { openServerPool } from '../../server/database/server-pool.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

let postgresql: PostgresqlServer;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

function queriesOnServer(
  connections = (pool: PostgresPool): PostgresPool => pool,
): Kysely<unknown> {
  const dialect = new ServerDialect(connections(openServerPool(postgresql.url, () => {})));
  const queries = new Kysely<unknown>({ dialect });
  onTestFinished(() => queries.destroy());
  return queries;
}

const TERMINATED = '57P01';

describe('a transaction on a server', () => {
  test('that the server ends fails with the words of the server, is undone, and leaves others to serve', async () => {
    const queries = queriesOnServer();
    await sql`create table thing (id integer)`.execute(queries);
    const ended = queries.transaction().execute(async (transaction) => {
      await sql`insert into thing values (1)`.execute(transaction);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(ended).rejects.toMatchObject({ code: TERMINATED });
    expect((await sql`select * from thing`.execute(queries)).rows).toEqual([]);
  });

  test('that fails where the server was lost meanwhile tells why it failed', async () => {
    const queries = queriesOnServer();
    const mistake = new Error('A mistake of ours.');
    const failed = queries.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(queries);
      throw mistake;
    });
    await expect(failed).rejects.toBe(mistake);
    expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }]);
  });

  test('whose undoing the server refuses is not gone on with by the next one', async () => {
    const queries = queriesOnServer(thatRefuseToUndo);
    await sql`create table kept (id integer)`.execute(queries);
    const mistake = new Error('A mistake of ours.');
    const failed = queries.transaction().execute(async (transaction) => {
      await sql`insert into kept values (1)`.execute(transaction);
      throw mistake;
    });
    await expect(failed).rejects.toBe(mistake);
    await queries.transaction().execute((next) => sql`select 1`.execute(next));
    expect((await sql`select * from kept`.execute(queries)).rows).toEqual([]);
  });
});

/** Connections on which every `rollback` fails because the server cancels it. */
function thatRefuseToUndo(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const connection = await pool.connect();
      return {
        release: (isDiscarded) => connection.release(isDiscarded),
        query: (...asked: readonly unknown[]) =>
          asked[0] === 'rollback'
            ? Promise.reject(cancelled())
            : Reflect.apply(connection.query, connection, asked),
      };
    },
  };
}

function cancelled(): Error {
  return Object.assign(new Error('canceling statement due to user request'), {
    severity: 'ERROR',
    code: '57014',
  });
}
