import { type Kysely, sql } from 'kysely';

/** Finds the ledger entries of a key; entries of people and operators are not in the index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index ledger_entry_by_key on ledger_entry (key_id, id) where key_id is not null`.execute(
    database,
  );
}
