import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** Reads the time by the database's clock. */
export async function readDatabaseTime(queries: Queries): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select now() as time`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('The database has not told the time.');
  return row.time;
}
