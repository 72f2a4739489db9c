import { type Kysely, sql } from 'kysely';

/** Counts the stored samples of an account before it stores another. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index sample_by_account on sample (account_id, expires_at)`.execute(database);
}
