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

/** The maximum number of rows in a batch, to limit memory. */
const ROWS_AT_ONCE = 200;
/** The maximum size of a batch, in characters. A single row may exceed it: some hold pictures. */
const MAX_BATCH_CHARACTERS = 2 ** 22;
/** How many rows of a table are read first, when their size is unknown. */
const FIRST_ROWS = 20;

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
  let count = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.lit(count)} from kept_rows`.execute(queries);
    if (rows.length === 0) break;
    const batches = batchesOf(rows.map(({ line }) => line));
    for (const batch of batches) yield { kind: 'rows', table, rows: batch };
    // As many as filled a batch, or a few more.
    count = Math.min(2 * Math.ceil(rows.length / batches.length), ROWS_AT_ONCE);
  }
  await sql`close kept_rows`.execute(queries);
}

/** Divides rows into batches of limited size. */
function batchesOf(lines: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (characters + line.length > MAX_BATCH_CHARACTERS) {
      batches.push([]);
      characters = 0;
    }
    batches.at(-1)?.push(line);
    characters += line.length;
  }
  return batches;
}
