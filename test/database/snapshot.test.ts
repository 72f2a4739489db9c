import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readSnapshot } from '../../server/database/snapshot.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

const BATCH_CHARACTERS = 2 ** 22;

test('a batch has hundreds of small rows, a few large ones, or a single one that is larger', async () => {
  const { queries, close } = await anEmptyDatabase();
  onTestFinished(close);
  // Small rows, large ones, one larger than a batch, and small ones again.
  await sql`
    insert into secret (name, value)
    select to_char(n, 'FM0000'), repeat('x', case when n = 607 then 5000000 when n between 601 and 612 then 900000 else 1 end)
    from generate_series(1, 1000) as n
  `.execute(queries);
  const batches: (readonly string[])[] = [];
  for await (const part of readSnapshot(queries)) {
    if (part.kind === 'rows' && part.table === 'secret') batches.push(part.rows);
  }
  const names = batches.flat().map((row) => JSON.parse(row).name);
  expect(names).toEqual(Array.from({ length: 1000 }, (_, n) => String(n + 1).padStart(4, '0')));
  const larger = batches.filter((rows) => rows.join('').length > BATCH_CHARACTERS);
  expect(larger.map((rows) => rows.length)).toEqual([1]);
  expect(Math.max(...batches.map((rows) => rows.length))).toBe(200);
});
