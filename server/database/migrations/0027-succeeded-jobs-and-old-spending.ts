import { type Kysely, sql } from 'kysely';

/**
 * What lists of jobs that have succeeded are read by, also of a kind, and what spending of long ago is found by. Neither
 * has more to write at a step of a job or at a charge: the columns of the first one's condition change with a job's end
 * alone, which touches all indexes anyway, and a period never changes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index job_succeeded on job (account_id, id, kind) where finished_at is not null and failure is null
  `.execute(database);
  await sql`create index key_spending_by_period on key_spending (period)`.execute(database);
}
