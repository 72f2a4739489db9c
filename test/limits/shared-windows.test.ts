import { Client } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { Ask, Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { SharedWindows } from '../../server/limits/shared-windows.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';

const SECONDS = 60;

let postgresql: PostgresqlServer;
let database: Database;

beforeAll(async () => {
  postgresql = await aPostgresql();
  const { url: databaseUrl } = postgresql;
  database = await openDatabase({ databaseUrl, folder: '', onConnectionLost: () => {} });
});

afterAll(async () => {
  await database.close();
  await postgresql.stop();
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await database.ask('delete from limit_window', []);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets the current windows end, here and in the database. */
async function pass(): Promise<void> {
  vi.advanceTimersByTime(SECONDS * 1000 + 1);
  await database.ask('update limit_window set expire = expire - $1::bigint', [SECONDS * 1000 + 1]);
}

function windowsOn(ask: Ask = database.ask) {
  return new SharedWindows({ ask, windowSeconds: SECONDS });
}

/** Another client's transaction, on a connection of its own. */
async function anotherTransaction(): Promise<Client> {
  const client = new Client({ connectionString: postgresql.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  return client;
}

/** Waits until a statement is blocked by a lock. */
async function somebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await database.ask('select 1 from pg_locks where not granted', []);
    expect(rows).not.toEqual([]);
  });
}

async function points(name: string): Promise<unknown> {
  const [row] = await database.ask('select points from limit_window where key = $1', [name]);
  return row?.points;
}

const far = { name: 'far', most: 10_000 };

describe('a window that is over', () => {
  test('and is asked for again while a sweep gives back others, is counted as one', async () => {
    const given = Promise.withResolvers<void>();
    const giving = Promise.withResolvers<void>();
    const counting = Promise.withResolvers<void>();
    let isHeld = false;
    const ask: Ask = async (statement, parameters) => {
      if (isHeld && !statement.includes('insert')) {
        given.resolve();
        await giving.promise;
      }
      if (isHeld && statement.includes('insert')) await counting.promise;
      return database.ask(statement, parameters);
    };
    const windows = windowsOn(ask);
    const one = { name: 'one', most: 100 };
    await windows.count(one, 1);
    await pass();
    for (let turn = 0; turn < 2; turn += 1) await windows.count(far, 1);
    await windowsOn().count(one, 100);
    await windows.sweep();

    isHeld = true;
    const sweeping = windows.sweep();
    await given.promise;
    const other = windows.count({ name: 'other', most: 10 }, 1);
    const first = windows.count(one, 1);
    giving.resolve();
    await sweeping;
    const second = windows.count(one, 1);
    counting.resolve();

    expect([(await first).counted, (await second).counted]).toEqual([101, 102]);
    expect((await other).counted).toBe(1);
  });

  test('is forgotten in the database, unless another process counts it just now: nobody waits for that', async () => {
    const windows = windowsOn();
    await Promise.all([windows.count({ name: 'a', most: 9 }, 1), windows.count(far, 1)]);
    await pass();
    const other = await anotherTransaction();
    await other.query("update limit_window set points = 0 where key = 'a'");
    await windows.sweep();
    expect([await points('a'), await points('far')]).toEqual(['1', undefined]);
    await other.query('commit');
    await windows.sweep();
    expect(await points('a')).toBeUndefined();
  });

  test('takes what was counted ahead of it along: the next one has as much as is let in', async () => {
    const windows = windowsOn();
    for (let turn = 0; turn < 5; turn += 1) await windows.count(far, 1);
    await pass();
    for (let turn = 0; turn < 150; turn += 1) await windows.count(far, 1);
    await windows.close();
    expect(await points('far')).toBe('150');
  });
});

test("processes count in one window, however far their machines' clocks are apart (C9)", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [one, other] = [windowsOn(), windowsOn()];
  const calls = { name: 'calls', most: 10 };
  const counts: number[] = [];
  for (const windows of [one, other, one, other]) {
    vi.setSystemTime(Date.now() + (windows === one ? -1 : 1) * 10 * SECONDS * 1000);
    const { counted, resetSeconds } = await windows.count(calls, 1);
    counts.push(counted);
    expect(resetSeconds).toBeLessThanOrEqual(SECONDS);
  }
  expect(counts).toEqual([1, 2, 3, 4]);
});

describe('several windows are locked in the order of their names, whatever order they came in', () => {
  const names = ['d', 'c', 'b', 'a'];

  async function expectOrder(act: () => Promise<unknown>): Promise<void> {
    const other = await anotherTransaction();
    await other.query("select 1 from limit_window where key = 'a' for update");
    const done = act();
    await somebodyWaits();
    const rest = await other.query(
      "select key from limit_window where key <> 'a' for update nowait",
    );
    expect(rest.rowCount).toBe(names.length - 1);
    await other.query('commit');
    await done;
  }

  test('when they are counted', async () => {
    const count = () => {
      const windows = windowsOn();
      return Promise.all(names.map((name) => windows.count({ name, most: 9 }, 1)));
    };
    await count();
    await expectOrder(count);
    expect(await points('b')).toBe('2');
  });

  test('when what was taken ahead is given back', async () => {
    const windows = windowsOn();
    for (const name of names) {
      for (let turn = 0; turn < 2; turn += 1) await windows.count({ ...far, name }, 1);
    }
    await expectOrder(() => windows.close());
    expect(await points('b')).toBe('2');
  });
});
