import { type RawBuilder, sql } from 'kysely';

/** The UTC day and month in which a key's spending counts. */
export interface Periods {
  /** Such as `2026-11-21`. */
  readonly day: string;
  /** Such as `2026-11`. */
  readonly month: string;
}

const DAY_LENGTH = '2026-11-21'.length;
const MONTH_LENGTH = '2026-11'.length;

/** The periods that contain a time. */
export function periodsOf(time: Date): Periods {
  const text = time.toISOString();
  return { day: text.slice(0, DAY_LENGTH), month: text.slice(0, MONTH_LENGTH) };
}

/** When the two periods that contain a time end. */
export function endsOf(time: Date): { readonly day: Date; readonly month: Date } {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()];
  return {
    day: new Date(Date.UTC(year, month, time.getUTCDate() + 1)),
    month: new Date(Date.UTC(year, month + 1)),
  };
}

/** Both periods of a timestamp column, as SQL. */
export function periodsOfColumn(column: string): RawBuilder<unknown> {
  const time = sql`${sql.ref(column)} at time zone 'UTC'`;
  return sql`(to_char(${time}, 'YYYY-MM-DD'), to_char(${time}, 'YYYY-MM'))`;
}
