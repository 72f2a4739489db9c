import { expect, onTestFinished, test } from 'vitest';
import { deleteBatch } from '../../server/database/delete-batch.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

test('only rows that match are deleted', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { queries } = database;
  await database.ask(
    `insert into key_spending (key_id, period, units)
     select gen_random_uuid(), period, 1 from unnest(array['2026-09', '2026-10', '2026-10-01', '2026-11']) period`,
    [],
  );
  const batch = (comparison: '<' | '<=', month: string) =>
    deleteBatch(queries, { from: 'key_spending', where: ['period', comparison, month], limit: 2 });
  expect(await batch('<', '2026-10')).toBe(1);
  expect(await batch('<=', '2026-10')).toBe(1);
  expect(await batch('<', '2026-11')).toBe(1);
  expect(await batch('<', '2027-01')).toBe(1);
  expect(await batch('<', '2027-01')).toBe(0);
});

test('no more rows than the limit are deleted', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  await database.ask(
    `insert into key_spending (key_id, period, units)
     select gen_random_uuid(), '2026-09', 1 from generate_series(1, 3)`,
    [],
  );
  const batch = () =>
    deleteBatch(database.queries, {
      from: 'key_spending',
      where: ['period', '<', '2026-10'],
      limit: 2,
    });
  expect([await batch(), await batch(), await batch()]).toEqual([2, 1, 0]);
});
