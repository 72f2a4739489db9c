import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Database, databaseOn } from '../server/database/database.ts';

/** A PostgreSQL of this process alone, in memory, with all tables and nothing in them. */
export async function anEmptyDatabase(): Promise<Database> {
  const loadDataDir = await openAsBlob(inject('tablesTemplate'));
  return databaseOn(await PGlite.create({ loadDataDir }));
}
