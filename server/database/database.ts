import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, type RawBuilder, sql } from 'kysely';
import { makePrivateFolder } from '../foundation/folder.ts';
import { giveToOwner } from '../foundation/ownership.ts';
import { ServerLost } from './availability.ts';
import {
  DatabaseUnreachable,
  DatabaseUnusable,
  NoTables,
  OnlyRead,
  OtherEncoding,
  TablesBehind,
} from './database-errors.ts';
import { freeBytesAt, keepRoom, refuseSmallDisk } from './disk-room.ts';
import { lockFolder } from './folder-lock.ts';
import { ISOLATION, withOurIsolation } from './isolation.ts';
import {
  type MigrationState,
  migrate,
  NewerTables,
  type OnWait,
  readMigrationState,
} from './migrate.ts';
import { placeNew } from './new-database.ts';
import { pgliteDialect, sendAllTo } from './pglite-dialect.ts';
import { compilePglite } from './pglite-program.ts';
import { placePrepared } from './prepared.ts';
import { refuseHalfRestored } from './restoring-mark.ts';
import { ServerDialect } from './server-dialect.ts';
import { ENCODING, readServerFacts } from './server-facts.ts';
import { openPipelines } from './server-pipelines.ts';
import { openPatientPool, openServerPool } from './server-pool.ts';
import type { Tables } from './tables.ts';
import { type Together, togetherBy } from './together.ts';

/** Typed queries on the tables. */
export type Queries = Kysely<Tables>;

/** An open database, built-in or on a server. */
export interface Database {
  readonly queries: Queries;
  readonly ask: Ask;
  readonly together: Together;
  /** The engine underneath, for the queue. */
  readonly engine:
    | { readonly kind: 'pglite'; readonly pglite: PGlite }
    | { readonly kind: 'postgres'; readonly url: string };
  /** Whether the database responds and can be written. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

/** Runs SQL on the same connections; `bigint` and `numeric` are read as text. */
export type Ask = (
  statement: string,
  parameters: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Where the database is: on a server, or in a folder of this process; and hooks for its events. */
export interface DatabaseSettings {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onConnectionLost: (error: Error) => void;
  /** Called when a migration waits. */
  readonly onWait?: OnWait;
  /** Called with the migrations applied, if there were any. */
  readonly onChanged?: (changes: readonly string[]) => void;
}

/**
 * The built-in PostgreSQL serves one process, for which the default buffers would cost 130 MB more and gain nothing.
 */
const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];
/** The folder of the built-in database within the data folder. */
export const DATABASE_FOLDER = 'database';
const ALIVE_TIMEOUT_MS = 2_000;

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
  const { databaseUrl, folder, onWait, onChanged } = settings;
  refuseHalfRestored(folder);
  if (databaseUrl !== undefined) return openServer(databaseUrl, settings, opening);
  const database = await openFolder(folder);
  try {
    const state = await readMigrationState(database.queries);
    if (isOutdated(state)) {
      opening.leave(state);
      tellOf(await migrate(database.queries, onWait), onChanged);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Whether migrations are pending, or unknown ones have been applied; rarely true. */
function isOutdated({ pending, foreign }: MigrationState): boolean {
  return pending.length > 0 || foreign.length > 0;
}

/** A database whose tables are not migrated, over one connection without timeouts. */
export interface DatabaseAsItIs extends Pick<Database, 'queries' | 'engine' | 'close'> {}

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

/** Prepares the folder of the built-in database. */
export type PrepareFolder = (dataDir: string) => Promise<void>;

/** Whether a folder holds the built-in database. */
export function holdsDatabase(folder: string): boolean {
  return existsSync(join(folder, DATABASE_FOLDER, 'PG_VERSION'));
}

async function openFolder(
  folder: string,
  prepare: PrepareFolder = placeDatabase,
): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const dataDir = join(folder, DATABASE_FOLDER);
    await prepare(dataDir);
    // It may have been created with the default mode, which lets everybody read it.
    makePrivateFolder(dataDir);
    const pglite = await openPglite(dataDir);
    const database = databaseOn(pglite, () => {
      giveToOwner(dataDir, folder);
      lock.release();
    });
    keepRoom(pglite, freeBytesAt(dataDir));
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates a database in a folder that has none: unpacks the one in the package, or makes a new one.
 *
 * @throws OperatorError if the disk has too little room for one
 */
async function placeDatabase(dataDir: string): Promise<void> {
  const folder = dirname(dataDir);
  if (!holdsDatabase(folder)) refuseSmallDisk(folder);
  await placePrepared(dataDir);
  await placeNew(dataDir);
}

/** Imports PGlite lazily, so that it is not loaded with a database server. */
async function openPglite(dataDir: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { keepStatements } = await import('./known-statements.ts');
  try {
    const startParams = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];
    const pgliteWasmModule = await compilePglite();
    const pglite = await PGlite.create({ dataDir, startParams, pgliteWasmModule });
    keepStatements(pglite);
    return pglite;
  } catch (cause) {
    throw new DatabaseUnusable(dataDir, cause);
  }
}

/** Wraps an open PGlite instance as a database; `released` is called after it is closed. */
export function databaseOn(pglite: PGlite, released: () => void = () => {}): Database {
  const queries = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  return {
    queries,
    ask: askIn(queries),
    together: togetherBy((statements) => sendAllTo(pglite, statements)),
    engine: { kind: 'pglite', pglite },
    isAlive: () => answers(queries, READS_NOTHING),
    close: async () => {
      await queries.destroy();
      await pglite.close();
      released();
    },
  };
}

async function openServer(
  given: string,
  {
    onConnectionLost,
    onWait,
    onChanged,
  }: Pick<DatabaseSettings, 'onConnectionLost' | 'onWait' | 'onChanged'>,
  { leave, isWritten }: Opening,
): Promise<Database> {
  const openQueries = (url: string): Queries => {
    const pool = openServerPool(url, onConnectionLost);
    return new Kysely<Tables>({ dialect: new ServerDialect(pool) });
  };
  let url = given;
  let queries = openQueries(url);
  try {
    const { encoding, isolation, isOnlyRead } = await readServerFacts(queries);
    if (encoding !== ENCODING) throw new OtherEncoding(encoding);
    if (isWritten && isOnlyRead) throw new OnlyRead();
    if (isolation !== ISOLATION) {
      await queries.destroy();
      url = withOurIsolation(given);
      queries = openQueries(url);
    }
    const state = await readMigrationState(queries);
    if (isOutdated(state)) {
      leave(state);
      // Over a connection without timeouts.
      tellOf(await migrateServer(url, onWait), onChanged);
    }
  } catch (error) {
    await queries.destroy();
    throw error instanceof ServerLost ? new DatabaseUnreachable(error.cause) : error;
  }
  const pipelines = openPipelines(url, onConnectionLost);
  return {
    queries,
    ask: askIn(queries),
    together: togetherBy((statements) => pipelines.sendAll(statements)),
    engine: { kind: 'postgres', url },
    isAlive: () => answers(queries, WRITES_NOTHING),
    async close() {
      await pipelines.close();
      await queries.destroy();
    },
  };
}

/** Another process may have applied all of them meanwhile. */
function tellOf(changes: readonly string[], onChanged: DatabaseSettings['onChanged']): void {
  if (changes.length > 0) onChanged?.(changes);
}

async function migrateServer(url: string, onWait: OnWait | undefined): Promise<readonly string[]> {
  const { queries, close } = await openServerPatiently(url);
  try {
    return await migrate(queries, onWait);
  } finally {
    await close();
  }
}

/** Opens a connection without timeouts: migrations may take long, and wait for those of another process. */
async function openServerPatiently(url: string): Promise<DatabaseAsItIs> {
  const dialect = new ServerDialect(openPatientPool(url));
  const queries = new Kysely<Tables>({ dialect });
  try {
    await sql`select 1`.execute(queries);
  } catch (error) {
    await queries.destroy();
    throw new DatabaseUnreachable(error);
  }
  return { queries, engine: { kind: 'postgres', url }, close: () => queries.destroy() };
}

function askIn(queries: Queries): Ask {
  return async (statement, parameters) => {
    const query = CompiledQuery.raw(statement, [...parameters]);
    const { rows } = await queries.executeQuery<Record<string, unknown>>(query);
    return rows;
  };
}

const READS_NOTHING = sql`select 1`;
/** Fails if the server is read-only; a connection that fails so is not used again. */
const WRITES_NOTHING = sql`delete from secret where false`;

async function answers(queries: Queries, statement: RawBuilder<unknown>): Promise<boolean> {
  const asked = statement.execute(queries).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(ALIVE_TIMEOUT_MS, false, { ref: false })]);
}
