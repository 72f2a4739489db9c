import { type Kysely, sql } from 'kysely';

/**
 * Due callbacks are claimed from their own table: the index holds only pending ones. An attempt is always looked up by
 * its job, so the table needs one index instead of two.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table callback add column due_at timestamptz not null default now()`.execute(
    database,
  );
  await sql`update callback set due_at = next_at where state = 'pending' and next_at is not null`.execute(
    database,
  );
  await sql`drop index callback_by_next_at`.execute(database);
  await sql`create index callback_by_due_at on callback (due_at) where state = 'pending'`.execute(
    database,
  );
  await sql`alter table callback_attempt drop constraint callback_attempt_pkey`.execute(database);
  await sql`drop index callback_attempt_by_job_id_id`.execute(database);
  await sql`alter table callback_attempt add primary key (job_id, id)`.execute(database);
}
