import { type Kysely, sql } from 'kysely';

/**
 * Hourly sums of the usage of accounts, for hours that are over: reports read these instead of all entries. Also adds
 * an index to list releases, which are few.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table usage_hour (
      account_id uuid not null,
      hour timestamptz not null,
      entries bigint not null,
      groups json not null,
      primary key (account_id, hour)
    )
  `.execute(database);
  await sql`
    create index ledger_entry_released on ledger_entry (account_id, id) where kind = 'release'
  `.execute(database);
}
