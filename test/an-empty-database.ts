import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Database, databaseOn } from '../server/database/database.ts';
import { keepStatements } from '../server/database/known-statements.ts';

/** The usual buffers of 128 MB would be cleared for every database, which takes longer than many tests do. */
const SMALL_BUFFERS = ['-c', 'shared_buffers=4MB', '-c', 'wal_buffers=256kB'];

/** A PostgreSQL of this process alone, in memory, with all tables and nothing in them. */
export async function anEmptyDatabase(): Promise<Database> {
  const startParams = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];
  const loadDataDir = await openAsBlob(inject('tablesTemplate'));
  const pglite = await PGlite.create({ loadDataDir, startParams });
  keepStatements(pglite);
  return databaseOn(pglite);
}
