import { type Kysely, sql } from 'kysely';

/**
 * Responses that callers can go on from. What is in JSON is text: a NUL in it, which callers may send, is none that JSON in
 * the database takes, and whole numbers keep their digits.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_response (
      account_id uuid not null references account (id),
      id text not null,
      previous_id text,
      input text not null,
      output text not null,
      response text not null,
      item_ids text[] not null,
      bytes integer not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (account_id, id)
    )
  `.execute(database);
  await sql`
    create index kept_response_by_age on kept_response (account_id, created_at, id) include (bytes)
  `.execute(database);
  await sql`create index kept_response_by_item on kept_response using gin (item_ids)`.execute(
    database,
  );
  await sql`create index kept_response_by_expires_at on kept_response (expires_at)`.execute(
    database,
  );
}
