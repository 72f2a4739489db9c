import { type Kysely, sql } from 'kysely';

/**
 * Callbacks are taken from their own table when they are due: the index holds those that are still to be tried and no
 * others. A try is found by its job alone, so that it needs one index and not two.
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
