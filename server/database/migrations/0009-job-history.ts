import { type Kysely, sql } from 'kysely';

/**
 * What has happened to each job, kept in its row: it is written with the change that it tells of, and removed with the
 * job. The index finds the jobs of an account that go on, and those that have ended since some time; neither of its
 * columns changes while a job goes on, so that writing its progress touches no index.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('job')
    .addColumn('history', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .execute();
  await database.schema
    .createIndex('job_by_account_id_finished_at')
    .on('job')
    .columns(['account_id', 'finished_at'])
    .execute();
}
