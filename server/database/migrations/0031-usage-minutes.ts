import { type Kysely, sql } from 'kysely';

/**
 * Sums of the usage of accounts by the minute: of the current hour, and of hours with so many charges that one
 * statement could not sum them in time.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table usage_minute (
      account_id uuid not null,
      minute timestamptz not null,
      entries bigint not null,
      groups json not null,
      primary key (account_id, minute)
    )
  `.execute(database);
}
