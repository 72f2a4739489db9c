import { type Kysely, sql } from 'kysely';

/**
 * Indexes for listing succeeded jobs, also of a kind, and for finding old spending. Neither adds writes to a step of a
 * job or to a charge: the columns of the first one's condition change only at a job's end, which touches all indexes
 * anyway, and a period never changes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index job_succeeded on job (account_id, id, kind) where finished_at is not null and failure is null
  `.execute(database);
  await sql`create index key_spending_by_period on key_spending (period)`.execute(database);
}
