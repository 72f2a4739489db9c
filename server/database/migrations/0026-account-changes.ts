import { type Kysely, sql } from 'kysely';

/**
 * An audit log of the changes of an account, its people, invitations and keys, and who made them. Names and addresses
 * are stored as of the change, as their owners may be deleted later. Ledger entries and reservations can record which
 * person made the request, as they record which key.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_change (
      id uuid primary key,
      account_id uuid not null references account (id),
      kind text not null,
      by_person_id uuid,
      by_key_id uuid,
      by_name text,
      by_email text,
      person_id uuid,
      person_name text,
      email text,
      invitation_id uuid,
      key_id uuid,
      key_name text,
      key_prefix text,
      new_key_id uuid,
      new_key_prefix text,
      before json,
      after json,
      created_at timestamptz not null
    )
  `.execute(database);
  await sql`create index account_change_by_account on account_change (account_id, id)`.execute(
    database,
  );
  await sql`create index account_change_by_time on account_change (created_at)`.execute(database);
  await sql`alter table ledger_entry add column person_id uuid`.execute(database);
  await sql`alter table reservation add column person_id uuid`.execute(database);
}
