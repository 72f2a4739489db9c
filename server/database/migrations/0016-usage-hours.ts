import { type Kysely, sql } from 'kysely';

/**
 * What accounts have used in hours that are over: reports are told from these sums rather than from all entries. And an
 * index to list releases by, which are few.
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
