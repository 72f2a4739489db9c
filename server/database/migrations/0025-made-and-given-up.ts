import { type Kysely, sql } from 'kysely';

/**
 * What pictures cost by their sizes is kept with what is set aside for them, so that they are charged by the size that was
 * made and by the prices of then. And what accounts have given up for nothing after an upstream had begun with it, for as
 * long as it counts.
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
