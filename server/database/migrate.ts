import { type Kysely, sql } from 'kysely';
import {
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration';
import { OperatorError } from '../foundation/operator-error.ts';
import { detailOf, isHeldUp } from './availability.ts';
import * as jobsKeysAssets from './migrations/0001-jobs-keys-assets.ts';
import * as trust from './migrations/0002-trust.ts';
import * as text from './migrations/0003-text.ts';
import * as jobTraces from './migrations/0004-job-traces.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as ledger from './migrations/0006-ledger.ts';
import * as people from './migrations/0007-people.ts';
import * as limits from './migrations/0008-limits.ts';
import * as jobHistory from './migrations/0009-job-history.ts';
import * as ledgerByJob from './migrations/0010-ledger-by-job.ts';
import * as allOrNothing from './migrations/0011-all-or-nothing.ts';
import * as dueCallbacks from './migrations/0014-due-callbacks.ts';
import * as invitations from './migrations/0015-invitations.ts';
import * as usageHours from './migrations/0016-usage-hours.ts';
import * as withdrawnInvitations from './migrations/0017-withdrawn-invitations.ts';
import * as endedOnce from './migrations/0018-ended-once.ts';
import * as keyFamilies from './migrations/0019-key-families.ts';
import * as ledgerByKey from './migrations/0020-ledger-by-key.ts';
import * as issueReferences from './migrations/0021-issue-references.ts';
import * as samplesByAccount from './migrations/0022-samples-by-account.ts';
import * as listedJobs from './migrations/0023-listed-jobs.ts';
import * as filesOfSamples from './migrations/0024-files-of-samples.ts';
import * as madeAndGivenUp from './migrations/0025-made-and-given-up.ts';
import * as accountChanges from './migrations/0026-account-changes.ts';
import * as succeededJobsAndOldSpending from './migrations/0027-succeeded-jobs-and-old-spending.ts';
import * as keptResponses from './migrations/0028-kept-responses.ts';
import * as cacheWrites from './migrations/0029-cache-writes.ts';
import * as listedReservations from './migrations/0030-listed-reservations.ts';
import * as usageMinutes from './migrations/0031-usage-minutes.ts';
import * as unreadIndex from './migrations/0032-unread-index.ts';
import * as leastPrice from './migrations/0033-least-price.ts';
import { retryingOnLocks } from './retrying-on-locks.ts';
import type { Tables } from './tables.ts';
import { obstacleToTables, readTablesPlace } from './tables-place.ts';

/** All migrations, in order. A released migration is never edited. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-jobs-keys-assets': jobsKeysAssets,
  '0002-trust': trust,
  '0003-text': text,
  '0004-job-traces': jobTraces,
  '0005-accounts': accounts,
  '0006-ledger': ledger,
  '0007-people': people,
  '0008-limits': limits,
  '0009-job-history': jobHistory,
  '0010-ledger-by-job': ledgerByJob,
  '0011-all-or-nothing': allOrNothing,
  '0014-due-callbacks': dueCallbacks,
  '0015-invitations': invitations,
  '0016-usage-hours': usageHours,
  '0017-withdrawn-invitations': withdrawnInvitations,
  '0018-ended-once': endedOnce,
  '0019-key-families': keyFamilies,
  '0020-ledger-by-key': ledgerByKey,
  '0021-issue-references': issueReferences,
  '0022-samples-by-account': samplesByAccount,
  '0023-listed-jobs': listedJobs,
  '0024-files-of-samples': filesOfSamples,
  '0025-made-and-given-up': madeAndGivenUp,
  '0026-account-changes': accountChanges,
  '0027-succeeded-jobs-and-old-spending': succeededJobsAndOldSpending,
  '0028-kept-responses': keptResponses,
  '0029-cache-writes': cacheWrites,
  '0030-listed-reservations': listedReservations,
  '0031-usage-minutes': usageMinutes,
  '0032-unread-index': unreadIndex,
  '0033-least-price': leastPrice,
};

/** Kysely's migration lock, which it does not export (`PostgresAdapter`). */
const MIGRATORS_LOCK = 3_853_314_791_062_309_107n;

const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/** The migration state of a database. */
export interface MigrationState {
  /** The migrations that have been applied, in order. */
  readonly applied: readonly string[];
  /** The pending migrations, in order. */
  readonly pending: readonly string[];
  /** Applied migrations that are unknown here: a newer Patchbay has applied them. */
  readonly foreign: readonly string[];
}

/** All migrations, in order. */
export function everyChange(): readonly string[] {
  return Object.keys(MIGRATIONS);
}

/** A newer Patchbay has changed the tables. */
export class NewerTables extends OperatorError {
  override readonly name = 'NewerTables';
  constructor(foreign: readonly string[]) {
    super(
      `A newer Patchbay has changed the tables of this database (${foreign.join(', ')}). Run that one, or an ` +
        'even newer one; there is no way back but a backup.',
    );
  }
}

/** A migration has failed. */
export class TablesNotChanged extends OperatorError {
  override readonly name = 'TablesNotChanged';
  constructor(cause: unknown) {
    const reason = isHeldUp(cause)
      ? 'a transaction of somebody else, such as a dump or the changes of another process, has held one of them. ' +
        'End it, or try again later.'
      : `${detailOf(cause).replace(/\.$/, '')}. \`patchbay doctor\` looks at the database.`;
    super(`The tables could not be brought up to date, and are as they were: ${reason}`, { cause });
  }
}

/** Called with a sentence that says what the migrations wait for. */
export type OnWait = (says: string) => void;

const WAITS_FOR = {
  process: 'Another process changes the tables. This one waits until it is done.',
  transaction:
    'A transaction of somebody else, such as a dump, holds a table that is to be changed. It is left to end, and the ' +
    'changes are tried again for some minutes.',
} as const;

/** Reads the migration state without changing anything. */
export async function readMigrationState(database: Kysely<Tables>): Promise<MigrationState> {
  const made = await readMade(database);
  const known = everyChange();
  return {
    applied: known.filter((name) => made.has(name)),
    pending: known.filter((name) => !made.has(name)),
    foreign: [...made].filter((name) => !Object.hasOwn(MIGRATIONS, name)),
  };
}

/** The migrations recorded by Kysely, in its table in the gateway's schema. */
async function readMade(database: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is_there`.execute(database);
  if (found[0]?.is_there !== true) return new Set();
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Applies all pending migrations. Several processes may call it at once: one applies them, the others wait. While
 * another transaction holds a table, it backs off and retries for some minutes.
 *
 * @param onWait - called once for each thing waited for
 * @returns the migrations applied now by this process
 * @throws NewerTables if a newer Patchbay has changed the tables
 * @throws OperatorError if there are no tables yet and the user may not create any
 * @throws TablesNotChanged if a migration fails; it is rolled back, and the tables are unchanged
 */
export async function migrate(
  database: Kysely<Tables>,
  onWait: OnWait = () => {},
): Promise<readonly string[]> {
  const { applied, pending, foreign } = await readMigrationState(database);
  if (foreign.length > 0) throw new NewerTables(foreign);
  // Saves the migrator from reading the whole catalogue when there is nothing to do.
  if (pending.length === 0) return [];
  if (applied.length === 0) await refuseWithoutPlace(database);
  if (await isAnotherAtIt(database)) onWait(WAITS_FOR.process);
  const make = async (connection: Kysely<Tables>): Promise<MigrationResultSet> => {
    const migrator = await migratorOf(connection);
    return migrator.migrateToLatest();
  };
  return changesOf(await retryingOnLocks(database, make, () => onWait(WAITS_FOR.transaction)));
}

/**
 * Whether another process holds the migrator's lock, which it takes first. The lock timeout for tables does not bound
 * that wait: the migrator sets its own, of an hour.
 */
async function isAnotherAtIt(database: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
    where locktype = 'advisory' and granted and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = ${sql.lit(MIGRATORS_LOCK)}`.execute(database);
  return rows.length > 0;
}

async function refuseWithoutPlace(database: Kysely<Tables>): Promise<void> {
  const obstacle = obstacleToTables(await readTablesPlace(database));
  if (obstacle === undefined) return;
  // Another process may have created them meanwhile, and its queue with them.
  const { applied } = await readMigrationState(database);
  if (applied.length === 0) throw new OperatorError(`${obstacle.says} ${obstacle.advice}`);
}

/**
 * Without the schema's name, the migrator would mistake tables with the same names in any other schema for the
 * gateway's.
 */
async function migratorOf(database: Kysely<Tables>): Promise<Migrator> {
  const { rows } = await sql<{ name: string | null }>`
    select current_schema() as name`.execute(database);
  const migrationTableSchema = rows[0]?.name ?? undefined;
  return new Migrator({
    db: database,
    provider,
    ...(migrationTableSchema === undefined ? {} : { migrationTableSchema }),
  });
}

/**
 * Applies the first `count` migrations, as `migrate` applies all of them.
 *
 * @returns the migrations applied now
 * @throws TablesNotChanged if a migration fails
 */
export async function migrateFirst(
  database: Kysely<Tables>,
  count: number,
): Promise<readonly string[]> {
  const last = everyChange()[count - 1];
  if (last === undefined) throw new Error(`There are fewer than ${count} migrations.`);
  const { pending } = await readMigrationState(database);
  // Otherwise the migrator would revert migrations that are already applied.
  if (!pending.includes(last)) return [];
  const migrator = await migratorOf(database);
  return changesOf(await migrator.migrateTo(last));
}

function changesOf({ error, results = [] }: MigrationResultSet): readonly string[] {
  if (error !== undefined) throw new TablesNotChanged(error);
  return results.map(({ migrationName }) => migrationName);
}
