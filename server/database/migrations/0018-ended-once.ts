import { type Kysely, sql } from 'kysely';

/**
 * Only reservations end once. What text consumes has none, and its entries, which are most of a ledger, stay out of the
 * index: as nulls they were in it, and cost a place each.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index ledger_entry_ended_once`.execute(database);
  await sql`
    create unique index ledger_entry_ended_once on ledger_entry (reservation_id)
    where kind in ('settle', 'release') and reservation_id is not null
  `.execute(database);
}
