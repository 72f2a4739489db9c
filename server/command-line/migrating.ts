import { holdsDatabase } from '../database/built-in-database.ts';
import {
  everyChange,
  migrate,
  NewerTables,
  type OnWait,
  readMigrationState,
} from '../database/migrate.ts';
import { openDatabaseAsItIs } from '../database/open-database.ts';
import type { OperatorPlace } from './asking.ts';

/** The database to migrate. */
export type MigrationPlace = Pick<OperatorPlace, 'data' | 'databaseUrl'>;

/** The result of a migration. */
export interface MigrationReport {
  /** The changes that were made, or would be made, in order. */
  readonly changes: readonly string[];
  readonly isDryRun: boolean;
}

/** The options of a migration. */
export interface MigrationOrder extends Pick<MigrationReport, 'isDryRun'> {
  /** Called with a description of what the migration waits for. */
  readonly onWait?: OnWait;
}

/**
 * Migrates the tables of a database to the current schema, as a gateway does when it starts; a dry run only lists the
 * changes. If several processes migrate at the same time, one does the work and the others find nothing left to do.
 *
 * @throws FolderInUse if a gateway runs on the data folder; it has already migrated the tables
 * @throws DatabaseUnreachable if the database server cannot be reached or refuses the connection
 * @throws NewerTables if a newer version of Patchbay has migrated the tables
 */
export async function migrateTables(
  { data: folder, databaseUrl }: MigrationPlace,
  { isDryRun, onWait }: MigrationOrder,
): Promise<MigrationReport> {
  if (isDryRun && databaseUrl === undefined && !holdsDatabase(folder)) {
    return { changes: everyChange(), isDryRun };
  }
  const { queries, close } = await openDatabaseAsItIs({ databaseUrl, folder });
  try {
    if (!isDryRun) return { changes: await migrate(queries, onWait), isDryRun };
    const { pending, foreign } = await readMigrationState(queries);
    if (foreign.length > 0) throw new NewerTables(foreign);
    return { changes: pending, isDryRun };
  } finally {
    await close();
  }
}

/** Formats the result, one line for each change. */
export function presentMigration({ changes, isDryRun }: MigrationReport): string {
  if (changes.length === 0) return 'The tables are up to date: there is nothing to do.\n';
  const heading = isDryRun ? 'These changes would be made:' : 'These changes have been made:';
  return [heading, ...changes.map((name) => `  ${name}`), ''].join('\n');
}
