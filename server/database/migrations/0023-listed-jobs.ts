import { type Kysely, sql } from 'kysely';

/**
 * Indexes for listing jobs of a kind, and failed jobs. The failure of a job is written with its end, which touches all
 * indexes anyway: earlier steps and successful jobs have nothing to write to the second index.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index job_by_account_id_kind_id on job (account_id, kind, id)`.execute(database);
  await sql`create index job_failed on job (account_id, id) where failure is not null`.execute(
    database,
  );
}
