import { type Kysely, sql } from 'kysely';

/**
 * Responses that callers can continue from. JSON is stored as text: PostgreSQL's JSON rejects NUL, which callers may
 * send, and text preserves the digits of integers.
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
