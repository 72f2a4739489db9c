import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { OperatorError } from '../foundation/operator-error.ts';
import type { Queries } from './database.ts';
import { type Column, columnsOf, keptTables } from './kept-tables.ts';
import { everyChange, migrate, migrateFirst, readMigrationState } from './migrate.ts';
import type { SnapshotHead, SnapshotRows } from './snapshot.ts';

/** An empty database being filled from a backup, in the caller's transaction. */
export interface Refill {
  /** Inserts some rows. A table must come after those that its rows refer to. */
  take(part: Omit<SnapshotRows, 'kind'>): Promise<void>;
  /** Applies the remaining migrations, once all rows are inserted. */
  finish(): Promise<void>;
}

/**
 * Creates the tables with the schema of the time of the backup.
 *
 * @param transaction - the transaction for everything: until it commits, the database is empty
 * @throws OperatorError if the database already has tables, another process is filling it, or the backup has unknown
 * migrations
 */
export async function beginRefill(
  transaction: Queries,
  { changes }: Pick<SnapshotHead, 'changes'>,
): Promise<Refill> {
  const known = everyChange().slice(0, changes.length);
  if (changes.length === 0 || changes.some((name, index) => name !== known[index]))
    throw new OperatorError(
      `The backup is of tables that this Patchbay does not know (${changes.at(-1) ?? 'none'}). Restore it with the one that made it, or a newer one.`,
    );
  await claim(transaction);
  await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    transaction,
  );
  const made = await migrateFirst(transaction, changes.length);
  if (made.length !== changes.length)
    throw new OperatorError(
      'The database is not empty: it has the tables of a gateway. Name an empty one.',
    );
  const columns = new Map<string, readonly Column[]>();
  for (const table of keptTables) columns.set(table, await columnsOf(transaction, table));
  const tables = keptTables.filter((table) => columns.get(table)?.length !== 0);
  // The backup contains the rows that they would insert.
  await setTriggers(transaction, tables, 'disable');
  return {
    async take({ table, rows }) {
      const own = columns.get(table) ?? [];
      if (own.length === 0)
        throw new OperatorError(
          `The backup has a table ${table}, which its own tables did not have.`,
        );
      await insertRows(transaction, { table, columns: own, rows });
    },
    finish: async () => {
      await setTriggers(transaction, tables, 'enable');
      await migrate(transaction);
    },
  };
}

/** Retried, as a server takes a moment to notice that the process that claimed it is gone. */
const CLAIM_TRIES = 25;
const CLAIM_PAUSE_MS = 200;

/** Locks the database until the transaction ends. */
async function claim(transaction: Queries): Promise<void> {
  for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('patchbay restore')) as "isOurs"`.execute(
      transaction,
    );
    if (rows[0]?.isOurs === true) return;
    await sleep(CLAIM_PAUSE_MS);
  }
  throw new OperatorError(
    'Another restore into this database is under way. Wait for its end, or name an empty one.',
  );
}

/** Whether a database has tables of a gateway, empty or not. */
export async function hasTables(queries: Queries): Promise<boolean> {
  const { applied, foreign } = await readMigrationState(queries);
  return applied.length + foreign.length > 0;
}

async function setTriggers(
  transaction: Queries,
  tables: readonly string[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(transaction);
  }
}

async function insertRows(
  transaction: Queries,
  {
    table,
    columns,
    rows,
  }: {
    readonly table: string;
    readonly columns: readonly Column[];
    readonly rows: readonly string[];
  },
): Promise<void> {
  const name = sql.table(table);
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)} text`));
  const values = sql.join(
    columns.map((column) => sql`${sql.ref(column.name)}::${sql.raw(column.type)}`),
  );
  await sql`
    insert into ${name} (${names})
    select ${values} from json_to_recordset(${`[${rows.join(',')}]`}::json) as given (${texts})
  `.execute(transaction);
}
