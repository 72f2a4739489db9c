import { type Kysely, sql } from 'kysely';

/**
 * Only reservations end once. The charges of text have no reservation; their entries, which are most of a ledger, are
 * left out of the index: as nulls, each still took up space in it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index ledger_entry_ended_once`.execute(database);
  await sql`
    create unique index ledger_entry_ended_once on ledger_entry (reservation_id)
    where kind in ('settle', 'release') and reservation_id is not null
  `.execute(database);
}
