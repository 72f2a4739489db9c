import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../server/database/availability.ts';
import { openPatientPool, openServerPool } from '../../server/database/server-pool.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

let postgresql: PostgresqlServer;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

function queriesOn(pool: PostgresPool): Kysely<unknown> {
  const queries = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => queries.destroy());
  return queries;
}

const BOUNDS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

async function boundsOf(queries: Kysely<unknown>): Promise<readonly unknown[]> {
  const shown = BOUNDS.map((name) => {
    return sql<Record<string, string>>`select current_setting(${name}) as bound`.execute(queries);
  });
  return (await Promise.all(shown)).map(({ rows }) => rows[0]?.bound);
}

describe('connections to a server', () => {
  test('have a bound on everything that is waited for', async () => {
    const bounds = await boundsOf(queriesOn(openServerPool(postgresql.url, () => {})));
    expect(bounds).toHaveLength(BOUNDS.length);
    expect(bounds).not.toContain('0');
  });

  test('that change the tables have none, so that a long change is not cut', async () => {
    expect(await boundsOf(queriesOn(openPatientPool(postgresql.url)))).toEqual(['0', '0', '0']);
  });

  test('pass on what the server says, and serve again after it', async () => {
    const queries = queriesOn(openServerPool(postgresql.url, () => {}));
    const wrong = await sql`select no_such_column`
      .execute(queries)
      .catch((error: unknown) => error);
    expect(wrong).toMatchObject({ code: '42703' });
    expect(isUnavailable(wrong)).toBe(false);
    expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }]);
  });

  test('tell a mistake of ours from a server that is lost', async () => {
    const queries = queriesOn(openServerPool(postgresql.url, () => {}));
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const mistake = await sql`select ${circular}`.execute(queries).catch((error: unknown) => error);
    expect(mistake).toBeInstanceOf(TypeError);
    expect(isUnavailable(mistake)).toBe(false);
  });

  test('have the server plan once what comes again and again', async () => {
    const queries = queriesOn(openServerPool(postgresql.url, () => {}));
    await queries.connection().execute(async (connection) => {
      for (let value = 0; value < 20; value += 1) {
        const { rows } = await sql`select ${value}::integer as value`.execute(connection);
        expect(rows).toEqual([{ value }]);
      }
      const { rows } = await sql<{ plans: string }>`
        select generic_plans + custom_plans as plans from pg_prepared_statements
        where statement like '%::integer as value'`.execute(connection);
      expect(Number(rows[0]?.plans)).toBeGreaterThan(5);
    });
  });

  test('go on where another process has given a table a column meanwhile', async () => {
    const queries = queriesOn(openServerPool(postgresql.url, () => {}));
    await sql`create table thing (id integer)`.execute(queries);
    await sql`insert into thing values (1)`.execute(queries);
    const readOften = async (): Promise<void> => {
      for (let time = 0; time < 20; time += 1) {
        const named = await sql`select id from thing`.execute(queries);
        const all = await sql<{ id: number }>`select * from thing`.execute(queries);
        expect([named.rows[0], all.rows[0]?.id]).toEqual([{ id: 1 }, 1]);
      }
    };
    await readOften();
    await sql`alter table thing add column name text`.execute(queries);
    await readOften();
    await sql`drop table thing`.execute(queries);
  });

  test('are given up where the server is out of reach, and replaced once it is back (D2)', async () => {
    const line = await aLineTo(postgresql.url);
    const lost: Error[] = [];
    const queries = queriesOn(openServerPool(line.url, (error) => lost.push(error)));
    const one: CompiledQuery = sql`select 1 as one`.compile(queries);
    await queries.executeQuery(one);
    line.freeze();
    const unanswered = await queries.executeQuery(one).catch((error: unknown) => error);
    expect(isUnavailable(unanswered)).toBe(true);
    line.mend();
    expect((await queries.executeQuery(one)).rows).toEqual([{ one: 1 }]);
    await line.stop();
  });
});

/** A proxy to a server that can stop forwarding data without closing its connections. */
async function aLineTo(url: string) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const proxy = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.add(near).add(far);
    near.on('error', () => {}).on('close', () => far.destroy());
    far.on('error', () => {}).on('close', () => near.destroy());
    if (!isFrozen) near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const address = new URL(url);
  address.port = String(port);
  return {
    url: address.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    mend() {
      isFrozen = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
