import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { columnsOf, keptTables } from './kept-tables.ts';
import { NewerTables, readMigrationState } from './migrate.ts';

/** A part of a snapshot of the database: first the head, then the rows of each table in batches. */
export type SnapshotPart = SnapshotHead | SnapshotRows;

/** The head of a snapshot. */
export interface SnapshotHead {
  readonly kind: 'head';
  /** The migrations that had been applied, in order. */
  readonly changes: readonly string[];
  /** The time of the snapshot, in ISO 8601. */
  readonly takenAt: string;
}

/** Some rows of a table. */
export interface SnapshotRows {
  readonly kind: 'rows';
  readonly table: string;
  /** Each a JSON object of all columns, with values as PostgreSQL writes them: text, or null. */
  readonly rows: readonly string[];
}

/** Batch size for reading and writing rows, to limit memory. */
const ROWS_AT_ONCE = 200;

/**
 * Reads all tables that a backup includes, as of one point in time. A server serves others meanwhile; the built-in
 * database is blocked until the last part has been read or the reading ends.
 *
 * @throws NewerTables if a newer Patchbay has changed the tables
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
    // The transaction has written nothing, so a failed rollback does not matter.
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
  // As text, every value is exact: digits, fractions of seconds, and JSON documents.
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
