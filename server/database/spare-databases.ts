import type { PGlite } from '@electric-sql/pglite';

/** A template cannot be dropped; what was dropped leaves the disk with the checkpoint. */
const STATEMENTS = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database template0',
  'drop database template1',
  'checkpoint',
] as const;

/**
 * Drops the databases that come with a new built-in one for others to be made from: nobody makes others in it, and they
 * are half of its files, each of which whoever copies it has to write.
 */
export async function dropSpareDatabases(pglite: Pick<PGlite, 'exec'>): Promise<void> {
  for (const statement of STATEMENTS) await pglite.exec(statement);
}
