import { type Kysely, sql } from 'kysely';

/**
 * What lists of jobs of a kind, and of those that have failed, are read by. Why a job failed is written with its end,
 * which touches all indexes anyway: no step before it, and no job that succeeds, has more to write by the second one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index job_by_account_id_kind_id on job (account_id, kind, id)`.execute(database);
  await sql`create index job_failed on job (account_id, id) where failure is not null`.execute(
    database,
  );
}
