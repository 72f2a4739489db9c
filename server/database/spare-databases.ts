import type { PGlite } from '@electric-sql/pglite';

/** A template database cannot be dropped; the checkpoint removes the dropped files from the disk. */
const STATEMENTS = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database if exists template0',
  'drop database if exists template1',
  'checkpoint',
] as const;

/**
 * Drops the template databases of a new built-in database: no databases are created from them, and they are half of its
 * files, which every copy would have to write.
 */
export async function dropSpareDatabases(pglite: Pick<PGlite, 'exec'>): Promise<void> {
  for (const statement of STATEMENTS) await pglite.exec(statement);
}
