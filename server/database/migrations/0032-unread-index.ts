import { type Kysely, sql } from 'kysely';

/** Drops an index of text usage that no query reads, and that every text answer paid for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index text_usage_by_account_id_id`.execute(database);
}
