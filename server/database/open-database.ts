import { openFolder, type PrepareFolder } from './built-in-database.ts';
import type { Database, DatabaseAsItIs, Queries } from './database.ts';
import { NoTables, TablesBehind } from './database-errors.ts';
import {
  type MigrationState,
  migrate,
  NewerTables,
  type OnWait,
  readMigrationState,
} from './migrate.ts';
import { refuseHalfRestored } from './restoring-mark.ts';
import { openServer, openServerPatiently } from './server-database.ts';

/** Where the database is: on a server, or in a folder of this process; and hooks for its events. */
export interface DatabaseSettings {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onConnectionLost: (error: Error) => void;
  /** Called with the time by the clock of a server. */
  readonly onTime?: (time: Date) => void;
  /** Called when a migration waits. */
  readonly onWait?: OnWait;
  /** Called with the migrations applied, if there were any. */
  readonly onChanged?: (changes: readonly string[]) => void;
}

/**
 * Opens the database and applies pending migrations.
 *
 * @throws FolderInUse if another process has the folder open
 * @throws DatabaseUnusable if the files in the folder cannot be used
 * @throws DatabaseUnreachable if the server is unreachable or refuses the connection
 * @throws OtherEncoding if its encoding cannot represent every character
 * @throws OnlyRead if it is read-only
 * @throws NewerTables if a newer Patchbay has changed the tables
 * @throws HalfRestored if restoring a backup has not finished
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return openWith(settings, { leave: () => {}, isWritten: true });
}

/**
 * Opens the database for a command, without migrating it: other processes may use the tables, and a database without
 * tables is probably the wrong one.
 *
 * @throws NoTables if there are none
 * @throws TablesBehind if the tables are those of an older Patchbay
 * @throws what `openDatabase` throws
 */
export async function openDatabaseInUse(settings: DatabaseSettings): Promise<Database> {
  const leave: Opening['leave'] = ({ applied, pending, foreign }) => {
    if (foreign.length > 0) throw new NewerTables(foreign);
    throw applied.length === 0 ? new NoTables() : new TablesBehind(pending);
  };
  // A command may only read.
  return openWith(settings, { leave, isWritten: false });
}

/** Options of opening a database. */
interface Opening {
  /** Throws if outdated tables must not be migrated. */
  readonly leave: (state: MigrationState) => void;
  /** Whether a read-only database is refused. */
  readonly isWritten: boolean;
}

async function openWith(settings: DatabaseSettings, opening: Opening): Promise<Database> {
  const { databaseUrl, folder, onConnectionLost, onTime, onWait } = settings;
  refuseHalfRestored(folder);
  if (databaseUrl !== undefined) {
    return openServer(databaseUrl, {
      onConnectionLost,
      onTime,
      isWritten: opening.isWritten,
      prepare: (queries, url) =>
        bringUpToDate(queries, () => migrateServer(url, onWait), { ...settings, ...opening }),
    });
  }
  const database = await openFolder(folder);
  const { queries } = database;
  try {
    await bringUpToDate(queries, () => migrate(queries, onWait), { ...settings, ...opening });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Applies pending migrations, of which there rarely are any. */
async function bringUpToDate(
  queries: Queries,
  migrateAll: () => Promise<readonly string[]>,
  { leave, onChanged }: Pick<Opening, 'leave'> & Pick<DatabaseSettings, 'onChanged'>,
): Promise<void> {
  const state = await readMigrationState(queries);
  if (state.pending.length === 0 && state.foreign.length === 0) return;
  leave(state);
  const changes = await migrateAll();
  // Another process may have applied all of them meanwhile.
  if (changes.length > 0) onChanged?.(changes);
}

/** Over a connection without timeouts. */
async function migrateServer(url: string, onWait: OnWait | undefined): Promise<readonly string[]> {
  const { queries, close } = await openServerPatiently(url);
  try {
    return await migrate(queries, onWait);
  } finally {
    await close();
  }
}

/**
 * Opens the database without migrating it, to inspect the tables or to change them.
 *
 * @param prepare - prepares the folder of the built-in database before it is opened, while it is locked
 * @throws FolderInUse if another process has the folder open
 * @throws DatabaseUnreachable if the server is unreachable or refuses the connection
 */
export async function openDatabaseAsItIs(
  { databaseUrl, folder }: Pick<DatabaseSettings, 'databaseUrl' | 'folder'>,
  prepare?: PrepareFolder,
): Promise<DatabaseAsItIs> {
  return databaseUrl === undefined ? openFolder(folder, prepare) : openServerPatiently(databaseUrl);
}
