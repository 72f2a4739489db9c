import { sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

/** Which rows of a table to delete, and how many at the most. */
export interface RowsToDelete<Table extends keyof Tables & string> {
  readonly from: Table;
  readonly where: readonly [
    column: keyof Tables[Table] & string,
    comparison: '<' | '<=',
    value: Date | string,
  ];
  readonly limit: number;
}

/**
 * Deletes a batch of rows, and returns how many. A row that is changed meanwhile stays: its new version has another
 * `ctid`.
 */
export async function deleteBatch<Table extends keyof Tables & string>(
  queries: Queries,
  { from, where: [column, comparison, value], limit }: RowsToDelete<Table>,
): Promise<number> {
  const table = sql.table(from);
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${sql.ref(column)} ${sql.raw(comparison)} ${value} limit ${limit}
    ))`.execute(queries);
  return Number(numAffectedRows);
}
