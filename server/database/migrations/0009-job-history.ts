import { type Kysely, sql } from 'kysely';

/**
 * Stores the history of each job in its row: it is written with the change it records, and deleted with the job. The
 * index finds the unfinished jobs of an account, and those that have ended since some time; neither of its columns
 * changes before a job ends, so that writing progress touches no index.
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
