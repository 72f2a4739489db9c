import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';

/**
 * A time so many seconds from now, by the database's clock, with which it must be compared: the clocks of processes may
 * differ by more than what the time bounds, and one that is ahead would then take or release what another works on.
 *
 * @param seconds - may be a column; where it is null, there is no time
 */
export function secondsFromNow(seconds: number | RawBuilder<number>): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

/** Reads the time by the database's clock. */
export async function readDatabaseTime(queries: Queries): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select now() as time`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('The database has not told the time.');
  return row.time;
}
