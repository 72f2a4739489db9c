import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { anEmptyDatabase } from '../an-empty-database.ts';

/** Tables whose rows are never deleted, so that nothing searches for references to them. */
const NEVER_REMOVED = ['account'];

test('what refers to rows that are removed is found by an index', async () => {
  const { queries, close } = await anEmptyDatabase();
  onTestFinished(() => close());
  // An index serves if its first columns are those of the foreign key. All foreign keys here have a single column.
  const { rows } = await sql<{ reference: string; removed: string; is_indexed: boolean }>`
    select
      constraints.conrelid::regclass || '.' || attributes.attname as reference,
      constraints.confrelid::regclass::text as removed,
      array_length(constraints.conkey, 1) = 1 and exists (
        select from pg_index indexes
        where indexes.indrelid = constraints.conrelid and indexes.indpred is null
          and indexes.indkey[0] = constraints.conkey[1]
      ) as is_indexed
    from pg_constraint constraints
    join pg_attribute attributes
      on attributes.attrelid = constraints.conrelid and attributes.attnum = constraints.conkey[1]
    where constraints.contype = 'f' and constraints.connamespace = current_schema::regnamespace
  `.execute(queries);
  const unindexed = rows.filter((row) => !row.is_indexed && !NEVER_REMOVED.includes(row.removed));
  expect(rows.map(({ reference }) => reference)).toContain('sample.asset_id');
  expect(unindexed.map(({ reference }) => reference)).toEqual([]);
});
