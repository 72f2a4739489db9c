import { expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../server/database/availability.ts';
import { keepRoom, refuseSmallDisk } from '../../server/database/disk-room.ts';
import { readSnapshot } from '../../server/database/snapshot.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { eventually } from '../eventually.ts';

const PLENTY = 2 ** 30;
const HARDLY_ANY = 2 ** 20;

test('a database whose disk is nearly full is read, not written, until there is room again (D3)', async () => {
  const { queries, close, isAlive, engine } = await anEmptyDatabase();
  let free = PLENTY;
  if (engine.kind === 'pglite') keepRoom(engine.pglite, () => free);
  onTestFinished(() => close());
  const write = (name: string) =>
    queries.insertInto('secret').values({ name, value: 'x' }).execute();
  const writeInTransaction = (name: string) =>
    queries
      .transaction()
      .execute((transaction) =>
        transaction.insertInto('secret').values({ name, value: 'x' }).execute(),
      );
  await write('before');

  free = HARDLY_ANY;
  await eventually(() => expect(write('probe')).rejects.toThrow('hardly any room'));
  const refused = await Promise.allSettled([write('a'), writeInTransaction('b'), write('c')]);
  for (const one of refused)
    expect(one.status === 'rejected' && isUnavailable(one.reason)).toBe(true);
  expect(await isAlive()).toBe(true);

  free = PLENTY;
  await eventually(() => write('after'));
  await writeInTransaction('and after');
  const rows = await queries.selectFrom('secret').select('name').orderBy('name').execute();
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('probe'));
  expect(names).toEqual(['after', 'and after', 'before']);
});

test('a database whose disk is nearly full can be backed up (D3)', async () => {
  const { queries, close, engine } = await anEmptyDatabase();
  onTestFinished(() => close());
  await queries.insertInto('secret').values({ name: 'kept', value: 'x' }).execute();
  if (engine.kind === 'pglite') keepRoom(engine.pglite, () => HARDLY_ANY);
  const parts = await Array.fromAsync(readSnapshot(queries));
  expect(parts).toContainEqual({
    kind: 'rows',
    table: 'secret',
    rows: [JSON.stringify({ name: 'kept', value: 'x' })],
  });
});

test('a disk that fills up in the midst of a transaction undoes it (D3)', async () => {
  const { queries, close, engine } = await anEmptyDatabase();
  onTestFinished(() => close());
  let free = PLENTY;
  if (engine.kind === 'pglite') keepRoom(engine.pglite, () => free);
  const writing = queries.transaction().execute(async (transaction) => {
    await transaction.insertInto('secret').values({ name: 'first', value: 'x' }).execute();
    free = HARDLY_ANY;
    for (let count = 0; ; count += 1) {
      await transaction
        .insertInto('secret')
        .values({ name: `${count}`, value: 'x' })
        .execute();
    }
  });
  await expect(writing).rejects.toThrow('hardly any room');
  expect(await queries.selectFrom('secret').select('name').execute()).toEqual([]);
});

test('what the built-in database says of a full disk is that it cannot be used just now (D3)', async () => {
  const { ask, close } = await anEmptyDatabase();
  onTestFinished(() => close());
  const raise = (state: string) =>
    ask(`do $$ begin raise exception 'said' using errcode = '${state}'; end $$`, []).catch(
      (error: unknown) => isUnavailable(error),
    );
  expect(await raise('53100')).toBe(true);
  expect(await raise('23505')).toBe(false);
});

test('a new database is refused on a disk that is too small, with what it needs (D3)', () => {
  expect(() => refuseSmallDisk('data', () => 2 ** 20)).toThrow(
    'A new database needs 128 MB of free disk space, and the disk of data has 1 MB.',
  );
  expect(() => refuseSmallDisk('data', () => PLENTY)).not.toThrow();
});
