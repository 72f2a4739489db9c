import { type Kysely, sql } from 'kysely';

/**
 * Stores the prices of pictures by size with their reservation, so that they are charged by the size produced at the
 * prices of the time of the order. Also records the work that accounts cancelled for free after an upstream had started
 * it, for as long as it counts.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column sizes json`.execute(database);
  await sql`alter table ledger_entry add column given_up boolean`.execute(database);
  await sql`
    create table given_up_work (
      id uuid primary key,
      account_id uuid not null references account (id),
      units numeric not null,
      created_at timestamptz not null
    )
  `.execute(database);
  await sql`create index given_up_work_by_account on given_up_work (account_id, created_at)`.execute(
    database,
  );
  await sql`create index given_up_work_by_time on given_up_work (created_at)`.execute(database);
}
