import { type CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../server/database/database.ts';
import { pgliteDialect } from '../server/database/pglite-dialect.ts';
import type { Tables } from '../server/database/tables.ts';
import { isObject } from '../server/foundation/json-object.ts';

/**
 * Records the statements made with a database's queries, and counts the rows that they scan when run again: in total,
 * or the maximum of one statement.
 */
export function queriesWithRowsRead(database: Database) {
  if (database.engine.kind !== 'pglite') throw new Error('The database is not the built-in one.');
  const asked: CompiledQuery[] = [];
  const log = ({ query }: { readonly query: CompiledQuery }): void => {
    asked.push(query);
  };
  const queries = new Kysely<Tables>({ dialect: pgliteDialect(database.engine.pglite), log });
  const rowsOfEach = async (): Promise<readonly number[]> => {
    const read: number[] = [];
    // Generic plans, which PostgreSQL may choose after a statement has been run several times.
    await database.ask('set plan_cache_mode = force_generic_plan', []);
    for (const { sql, parameters } of asked) {
      const rows = await database.ask(`explain (analyze, format json) ${sql}`, parameters);
      read.push(rowsOf(rows[0]?.['QUERY PLAN']));
    }
    return read;
  };
  const rowsRead = async () => (await rowsOfEach()).reduce((sum, rows) => sum + rows, 0);
  const mostRowsRead = async () => Math.max(0, ...(await rowsOfEach()));
  return { queries, rowsRead, mostRowsRead };
}

/** The number of rows scanned by the scan nodes of a plan. */
function rowsOf(plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce<number>((sum, step) => sum + rowsOf(step), 0);
  if (!isObject(plan)) return 0;
  const isScan = String(plan['Node Type']).includes('Scan');
  const own = Number(plan['Actual Rows'] ?? 0) + Number(plan['Rows Removed by Filter'] ?? 0);
  return (isScan ? own : 0) + rowsOf(plan.Plan) + rowsOf(plan.Plans);
}
