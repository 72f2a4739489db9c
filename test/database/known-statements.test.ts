import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

let database: Database;
let pglite: PGlite;

beforeAll(async () => {
  database = await anEmptyDatabase();
  if (database.engine.kind !== 'pglite') throw new Error('The database is not the built-in one.');
  pglite = database.engine.pglite;
});

beforeEach(async () => {
  await pglite.exec(
    'drop table if exists thing; create table thing (id integer primary key, name text)',
  );
});

afterAll(() => database.close());

const INSERT = 'insert into thing (id, name) values ($1, $2)';
const FIND = 'select * from thing where id = $1';

/** The names of the prepared statements with this text, and how often each was executed. */
async function preparedOf(text: string): Promise<readonly { name: string; made: number }[]> {
  const { rows } = await pglite.query<{ name: string; made: number }>(
    'select name, (generic_plans + custom_plans)::integer as made from pg_prepared_statements where statement = $1',
    [text],
  );
  return rows;
}

const find = async (id: number) => (await pglite.query(FIND, [id])).rows;

describe('a statement that comes again', () => {
  test('is parsed once, and answers what it answered the first time', async () => {
    await pglite.query(INSERT, [1, 'one']);
    const answers = [await find(1), await find(1), await find(1), await find(2)];
    expect(answers).toEqual([...Array(3).fill([{ id: 1, name: 'one' }]), []]);
    expect(await preparedOf(FIND)).toEqual([{ name: expect.any(String), made: 3 }]);
  });

  test('reads and writes values of all types as PGlite does', async () => {
    const text =
      'select $1::integer, $2::text, $3::jsonb, $4::timestamptz, $5::boolean, $6::bytea, $7::uuid[], $8::numeric, $9::bigint, $10::json';
    const values = [
      7,
      'é 🦊',
      { a: [1, null] },
      new Date('2026-01-02T03:04:05.678Z'),
      true,
      Uint8Array.of(0, 255),
      ['01a20403-5751-743c-8bcd-8303f5adf816'],
      '1.50',
      12n,
      null,
    ];
    const first = await pglite.query(text, values);
    expect(await pglite.query(text, values)).toEqual(first);
    expect(await pglite.query(text, values)).toEqual(first);
  });

  test('tells how many rows it changed', async () => {
    const changed = [];
    for (const id of [1, 2, 3]) changed.push((await pglite.query(INSERT, [id, 'x'])).affectedRows);
    const all = "update thing set name = 'y' where name = $1";
    for (const name of ['none', 'none', 'x']) {
      changed.push((await pglite.query(all, [name])).affectedRows);
    }
    expect(changed).toEqual([1, 1, 1, 0, 0, 3]);
  });

  test('may have come without parameters, by itself or among others', async () => {
    const text = 'select count(*)::integer as count from thing;';
    await pglite.query(INSERT, [1, 'one']);
    const made = [await pglite.exec(text), await pglite.exec(text), await pglite.exec(text)];
    expect(made.map(([result]) => result?.rows)).toEqual(Array(3).fill([{ count: 1 }]));
    expect(await preparedOf(text)).toEqual([{ name: expect.any(String), made: 2 }]);
    for (let times = 0; times < 3; times += 1) {
      const both = await pglite.exec(`${text} select 2 as count`);
      expect(both.map(({ rows }) => rows)).toEqual([[{ count: 1 }], [{ count: 2 }]]);
    }
  });

  test('may fail, and the next one is made all the same', async () => {
    await pglite.query(INSERT, [1, 'one']);
    await pglite.query(INSERT, [2, 'two']);
    await expect(pglite.query(INSERT, [2, 'again'])).rejects.toThrow('duplicate key');
    await expect(pglite.query(INSERT, ['x', 'again'])).rejects.toThrow('invalid input syntax');
    await expect(pglite.query(INSERT, [3])).rejects.toThrow('parameters');
    await pglite.query(INSERT, [4, 'four']);
    expect(await find(4)).toEqual([{ id: 4, name: 'four' }]);
    expect(await find(2)).toEqual([{ id: 2, name: 'two' }]);
  });

  test('is undone with its transaction, in which it may be made for the first time', async () => {
    const undone = pglite.transaction(async (transaction) => {
      for (const id of [1, 2, 3]) await transaction.query(INSERT, [id, 'x']);
      await transaction.query(INSERT, [3, 'again']);
    });
    await expect(undone).rejects.toThrow('duplicate key');
    expect(await find(1)).toEqual([]);
    await pglite.query(INSERT, [1, 'kept']);
    expect(await find(1)).toEqual([{ id: 1, name: 'kept' }]);
  });

  test('is not made in a transaction that has ended', async () => {
    await find(1);
    const { query } = await pglite.transaction(async (transaction) => transaction);
    await find(1);
    await expect(query(FIND, [1])).rejects.toThrow('ended');
  });

  test('waits for a transaction that is open', async () => {
    await find(1);
    await find(1);
    const isOpen = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const transaction = pglite.transaction(async (statements) => {
      await statements.query(INSERT, [1, 'x']);
      isOpen.resolve();
      await goOn.promise;
    });
    await isOpen.promise;
    const found = find(1);
    goOn.resolve();
    await transaction;
    expect(await found).toEqual([{ id: 1, name: 'x' }]);
  });
});

describe('what PostgreSQL has planned', () => {
  test('is planned anew when the table has changed', async () => {
    await pglite.query(INSERT, [1, 'one']);
    await find(1);
    await find(1);
    await pglite.exec('alter table thing add column more integer default 5');
    expect(await find(1)).toEqual([{ id: 1, name: 'one', more: 5 }]);
    await pglite.exec('alter table thing alter column id type text');
    expect(await find(1)).toEqual([{ id: '1', name: 'one', more: 5 }]);
  });

  test('is planned anew when the table has changed by other ways than are seen', async () => {
    await pglite.query(INSERT, [1, 'one']);
    await find(1);
    await find(1);
    await pglite.execProtocol(simple('alter table thing add column more integer default 5'));
    expect(await find(1)).toEqual([{ id: 1, name: 'one', more: 5 }]);
    await pglite.execProtocol(simple('deallocate all'));
    expect(await find(1)).toEqual([{ id: 1, name: 'one', more: 5 }]);
  });

  test('fails a transaction in which it is outdated, and not the one after it', async () => {
    await find(1);
    await find(1);
    await pglite.execProtocol(simple('deallocate all'));
    const work = () => pglite.transaction(async ({ query }) => (await query(FIND, [1])).rows);
    await expect(work()).rejects.toThrow('does not exist');
    expect(await work()).toEqual([]);
  });

  test('is planned anew now and then, for tables that grow', async () => {
    for (let made = 0; made < 2_500; made += 1) await find(made);
    const [kept] = await preparedOf(FIND);
    expect(kept?.made).toBeLessThan(1_000);
  });

  test('is forgotten, the oldest first, when there is too much of it', async () => {
    for (let number = 0; number < 450; number += 1) {
      for (let times = 0; times < 2; times += 1) await pglite.query(`select ${number} as number`);
    }
    const { rows } = await pglite.query<{ count: number }>(
      'select count(*)::integer as count from pg_prepared_statements',
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(201);
    expect((await preparedOf('select 449 as number')).length).toBe(1);
    expect(await preparedOf('select 0 as number')).toEqual([]);
  });
});

function simple(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
