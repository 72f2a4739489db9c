import { type CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../server/database/database.ts';
import { pgliteDialect } from '../server/database/pglite-dialect.ts';
import type { Tables } from '../server/database/tables.ts';
import { isObject } from '../server/foundation/json-object.ts';

/**
 * Queries of a database, and how many rows the statements that were made with them look at when they are made again: all
 * together, or the one that looks at most.
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
    // As they are planned for any parameters, once they have come some times.
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

/** How many rows were looked at by the steps of a plan that look into a table. */
function rowsOf(plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce<number>((sum, step) => sum + rowsOf(step), 0);
  if (!isObject(plan)) return 0;
  const isScan = String(plan['Node Type']).includes('Scan');
  const own = Number(plan['Actual Rows'] ?? 0) + Number(plan['Rows Removed by Filter'] ?? 0);
  return (isScan ? own : 0) + rowsOf(plan.Plan) + rowsOf(plan.Plans);
}
