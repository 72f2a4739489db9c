import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { columnsOf, keptTables } from './kept-tables.ts';
import { NewerTables, readMigrationState } from './migrate.ts';

/** A part of a copy of the database: first the head, then the rows, some of a table at a time. */
export type SnapshotPart = SnapshotHead | SnapshotRows;

/** What the tables of a copy are like. */
export interface SnapshotHead {
  readonly kind: 'head';
  /** The changes that had been made to the tables, in order. */
  readonly changes: readonly string[];
  /** The moment that all of it is of, in ISO 8601. */
  readonly takenAt: string;
}

/** Some rows of a table. */
export interface SnapshotRows {
  readonly kind: 'rows';
  readonly table: string;
  /** Each a JSON object of all columns, with values as PostgreSQL writes them: text, or null. */
  readonly rows: readonly string[];
}

/** Rows are read and written so many at a time, so that memory holds few of them. */
const ROWS_AT_ONCE = 200;

/**
 * Reads all that lasts as it is at one moment, whatever is written meanwhile. On a server nobody waits for it; the
 * built-in database serves nobody else until the last part has been taken, or the reading is given up.
 *
 * @throws NewerTables where a newer Patchbay has changed the tables
 */
export async function* readSnapshot(queries: Queries): AsyncGenerator<SnapshotPart> {
  const transaction = await queries.startTransaction().execute();
  try {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true)`.execute(
      transaction,
    );
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
      transaction,
    );
    yield await readHead(transaction);
    for (const table of keptTables) yield* readRows(transaction, table);
  } finally {
    // It has written nothing, and a connection that broke has nothing to end.
    await transaction.rollback().execute();
  }
}

async function readHead(queries: Queries): Promise<SnapshotHead> {
  const { applied, foreign } = await readMigrationState(queries);
  if (foreign.length > 0) throw new NewerTables(foreign);
  const { rows } = await sql<{ taken_at: Date }>`select now() as taken_at`.execute(queries);
  const takenAt = (rows[0]?.taken_at ?? new Date()).toISOString();
  return { kind: 'head', changes: applied, takenAt };
}

async function* readRows(queries: Queries, table: string): AsyncGenerator<SnapshotRows> {
  const columns = await columnsOf(queries, table);
  if (columns.length === 0) return;
  // As text, every value comes back as it is: numbers with all digits, times with all fractions, documents as written.
  const values = columns.map(({ name }) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`);
  await sql`
    declare kept_rows no scroll cursor for
    select row_to_json(kept)::text as line from (select ${sql.join(values)} from ${sql.table(table)}) kept
  `.execute(queries);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.lit(ROWS_AT_ONCE)} from kept_rows`.execute(queries);
    if (rows.length === 0) break;
    yield { kind: 'rows', table, rows: rows.map(({ line }) => line) };
  }
  await sql`close kept_rows`.execute(queries);
}
