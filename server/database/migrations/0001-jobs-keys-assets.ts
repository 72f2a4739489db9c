import { type Kysely, sql } from 'kysely';

/** The first tables: accounts and keys, jobs and their results. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('account')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('api_key')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('prefix', 'text', (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('job')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('upstream', 'text', (column) => column.notNull())
    .addColumn('request', 'json', (column) => column.notNull())
    .addColumn('work_order', 'json', (column) => column.notNull())
    .addColumn('upstream_job_id', 'text')
    .addColumn('progress', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failure', 'text')
    .addColumn('failure_reason', 'text')
    .addColumn('upstream_result', 'json')
    .addColumn('result', 'json')
    .addColumn('quota', 'numeric', (column) => column.notNull())
    .addColumn('hook_url', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addCheckConstraint('job_progress', sql`progress between 0 and 100`)
    .execute();
  await database.schema
    .createTable('asset')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('song')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('job_id', 'uuid', (column) => column.notNull().references('job.id'))
    .addColumn('upstream', 'text', (column) => column.notNull())
    .addColumn('upstream_song_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('sample')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('asset_id', 'uuid', (column) => column.notNull().references('asset.id'))
    .addColumn('seconds', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
