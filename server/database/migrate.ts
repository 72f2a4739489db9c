import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import * as jobsKeysAssets from './migrations/0001-jobs-keys-assets.ts';
import * as trust from './migrations/0002-trust.ts';
import * as text from './migrations/0003-text.ts';
import * as jobTraces from './migrations/0004-job-traces.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as ledger from './migrations/0006-ledger.ts';
import * as people from './migrations/0007-people.ts';
import * as limits from './migrations/0008-limits.ts';
import type { Tables } from './tables.ts';

/** Every change to the tables, in order. A change that has been released is never edited. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-jobs-keys-assets': jobsKeysAssets,
  '0002-trust': trust,
  '0003-text': text,
  '0004-job-traces': jobTraces,
  '0005-accounts': accounts,
  '0006-ledger': ledger,
  '0007-people': people,
  '0008-limits': limits,
};

const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/**
 * Brings the tables to the newest form. Several processes may do so at once: one does it, the others wait.
 *
 * @throws where a change fails; it is rolled back, and the tables are as they were
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error !== undefined)
    throw new Error('The tables could not be brought up to date.', { cause: error });
}
