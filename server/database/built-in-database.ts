import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { makePrivateFolder } from '../foundation/folder.ts';
import { giveToOwner } from '../foundation/ownership.ts';
import { answers, askIn, type Database } from './database.ts';
import { DatabaseUnusable } from './database-errors.ts';
import { freeBytesAt, keepRoom, refuseSmallDisk } from './disk-room.ts';
import { lockFolder } from './folder-lock.ts';
import { placeNew } from './new-database.ts';
import { pgliteDialect, sendAllTo } from './pglite-dialect.ts';
import { compilePglite } from './pglite-program.ts';
import { placePrepared } from './prepared.ts';
import type { Tables } from './tables.ts';
import { togetherBy } from './together.ts';

/**
 * The built-in PostgreSQL serves one process, for which the default buffers would cost 130 MB more and gain nothing.
 */
const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];
/** The folder of the built-in database within the data folder. */
export const DATABASE_FOLDER = 'database';

const READS_NOTHING = sql`select 1`;

/** Prepares the folder of the built-in database. */
export type PrepareFolder = (dataDir: string) => Promise<void>;

/** Whether a folder holds the built-in database. */
export function holdsDatabase(folder: string): boolean {
  return existsSync(join(folder, DATABASE_FOLDER, 'PG_VERSION'));
}

/**
 * Opens the built-in database of a data folder, which stays locked until it is closed.
 *
 * @throws FolderInUse if another process has the folder open
 * @throws DatabaseUnusable if the files in the folder cannot be used
 */
export async function openFolder(
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
  const dialect = pgliteDialect(pglite);
  const queries = new Kysely<Tables>({ dialect });
  return {
    queries,
    ask: askIn(queries),
    together: togetherBy((statements) => sendAllTo(pglite, statements)),
    engine: { kind: 'pglite', pglite },
    isAlive: () => answers(queries, READS_NOTHING),
    waiting: dialect.waiting,
    close: async () => {
      await queries.destroy();
      await pglite.close();
      released();
    },
  };
}
