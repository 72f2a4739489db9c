import { holdsDatabase, openDatabaseAsItIs } from '../database/database.ts';
import {
  everyChange,
  migrate,
  NewerTables,
  type OnWait,
  readMigrationState,
} from '../database/migrate.ts';
import type { OperatorPlace } from './asking.ts';

/** Which database's tables are meant. */
export type MigrationPlace = Pick<OperatorPlace, 'data' | 'databaseUrl'>;

/** What came of it. */
export interface MigrationReport {
  /** The changes that were made, or would be, in order. */
  readonly changes: readonly string[];
  readonly isDryRun: boolean;
}

/** How it is done. */
export interface MigrationOrder extends Pick<MigrationReport, 'isDryRun'> {
  /** Told of what the changes wait for. */
  readonly onWait?: OnWait;
}

/**
 * Brings the tables of a database to the newest form, as a gateway does when it starts; or, as a dry run, only tells
 * what would be done. Where others do so at the same time, one does it and the others have nothing left to do.
 *
 * @throws FolderInUse where a gateway runs on the data folder, which has brought the tables up to date itself
 * @throws DatabaseUnreachable where the database is on a server that does not let us in
 * @throws NewerTables where a newer Patchbay has changed the tables
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

/** Says what came of it, a line for each change. */
export function presentMigration({ changes, isDryRun }: MigrationReport): string {
  if (changes.length === 0) return 'The tables are up to date: there is nothing to do.\n';
  const heading = isDryRun ? 'These changes would be made:' : 'These changes have been made:';
  return [heading, ...changes.map((name) => `  ${name}`), ''].join('\n');
}
