import { type Kysely, sql } from 'kysely';

/** Adds the ledger, the first answers, callbacks with their attempts, and expiry times. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await expiry(database);
  await ledger(database);
  await firstAnswers(database);
  await callbacks(database);
}

/** Files from before this migration are kept for the default retention. */
const DEFAULT_DAYS = 30;

async function expiry(database: Kysely<unknown>): Promise<void> {
  const usually = sql`now() + make_interval(days => ${sql.lit(DEFAULT_DAYS)})`;
  await database.schema
    .alterTable('asset')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull().defaultTo(usually))
    .addColumn('is_kept', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
  await database.schema
    .alterTable('asset')
    .alterColumn('expires_at', (column) => column.dropDefault())
    .alterColumn('is_kept', (column) => column.dropDefault())
    .execute();
  await index(database, 'asset', ['expires_at']);
  await database.schema
    .alterTable('sample')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull().defaultTo(usually))
    .execute();
  await database.schema
    .alterTable('sample')
    .alterColumn('expires_at', (column) => column.dropDefault())
    .execute();
  await index(database, 'sample', ['expires_at']);
  await index(database, 'job', ['account_id', 'id']);
  await index(database, 'job', ['finished_at', 'created_at']);
  await index(database, 'song', ['job_id']);
}

async function ledger(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ledger_entry')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    // Entries outlive the jobs that they are about.
    .addColumn('job_id', 'uuid', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('units', 'numeric', (column) => column.notNull())
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('ledger_entry_once', ['job_id', 'kind'])
    .execute();
  await index(database, 'ledger_entry', ['account_id', 'id']);
}

async function firstAnswers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('first_answer')
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('claim', 'uuid')
    .addColumn('claimed_until', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('first_answer_key', ['account_id', 'idempotency_key'])
    .execute();
  await index(database, 'first_answer', ['expires_at']);
}

async function callbacks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('callback_secret')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .execute();
  // Each account has one secret without an expiry; this index makes processes that create the first one at once agree.
  await database.schema
    .createIndex('callback_secret_current')
    .on('callback_secret')
    .column('account_id')
    .unique()
    .where(sql.ref('expires_at'), 'is', null)
    .execute();
  await index(database, 'callback_secret', ['account_id', 'id']);
  await database.schema
    .createTable('callback')
    .addColumn('job_id', 'uuid', (column) =>
      column.primaryKey().references('job.id').onDelete('cascade'),
    )
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await index(database, 'callback', ['next_at']);
  await database.schema
    .createTable('callback_attempt')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('job_id', 'uuid', (column) =>
      column.notNull().references('callback.job_id').onDelete('cascade'),
    )
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('milliseconds', 'integer', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('failure', 'text')
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute();
  await index(database, 'callback_attempt', ['job_id', 'id']);
}

async function index(
  database: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
}
