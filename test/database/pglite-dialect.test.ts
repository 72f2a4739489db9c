import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

let database: Database;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

const write = (queries: Database['queries'], name: string) =>
  queries.insertInto('secret').values({ name, value: 'x' }).execute();

async function names(prefix: string): Promise<readonly string[]> {
  const rows = await database.queries
    .selectFrom('secret')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

describe('Kysely on PGlite', () => {
  test('keeps what is written outside a transaction when that is rolled back', async () => {
    const { queries } = database;
    const isOpen = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const transaction = queries.transaction().execute(async (inside) => {
      await write(inside, 'outside-1');
      isOpen.resolve();
      await goOn.promise;
      throw new Error('rolled back on purpose');
    });
    await isOpen.promise;
    const outside = write(queries, 'outside-2');
    goOn.resolve();
    await expect(transaction).rejects.toThrow('on purpose');
    await outside;
    expect(await names('outside-')).toEqual(['outside-2']);
  });

  test('counts the statements that wait while a transaction is open', async () => {
    const { queries, waiting } = database;
    const isOpen = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const transaction = queries.transaction().execute(async () => {
      isOpen.resolve();
      await goOn.promise;
    });
    await isOpen.promise;
    const reading = [names('any-'), names('any-')];
    await expect.poll(waiting).toBe(2);
    goOn.resolve();
    await Promise.all([transaction, ...reading]);
    expect(waiting()).toBe(0);
  });

  test('lets many transactions and queries wait for each other', async () => {
    const { queries } = database;
    const work = Array.from({ length: 60 }, async (_, index) => {
      const name = `many-${String(index).padStart(2, '0')}`;
      if (index % 3 === 0) return write(queries, name);
      const transaction = queries.transaction().execute(async (inside) => {
        await write(inside, name);
        if (index % 3 === 1) throw new Error('rolled back');
      });
      return transaction.catch(() => undefined);
    });
    await Promise.all(work);
    expect(await names('many-')).toHaveLength(40);
  });

  test('goes on after a statement failed inside a transaction', async () => {
    const twice = database.queries.transaction().execute(async (inside) => {
      await write(inside, 'twice');
      await write(inside, 'twice');
    });
    await expect(twice).rejects.toThrow('duplicate key');
    expect(await names('twice')).toEqual([]);
    await write(database.queries, 'after');
    expect(await names('after')).toEqual(['after']);
  });

  test('brings its tables up to date once, however often it is asked', async () => {
    await Promise.all([migrate(database.queries), migrate(database.queries)]);
    expect(await database.isAlive()).toBe(true);
  });

  test('says that it is not alive once it is closed', async () => {
    const other = await anEmptyDatabase();
    await other.close();
    expect(await other.isAlive()).toBe(false);
  });
});
