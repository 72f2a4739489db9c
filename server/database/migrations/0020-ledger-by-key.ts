import { type Kysely, sql } from 'kysely';

/** Whoever asks what a key has done asks for its entries; those of people and operators have no place here. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index ledger_entry_by_key on ledger_entry (key_id, id) where key_id is not null`.execute(
    database,
  );
}
