import { type Kysely, sql } from 'kysely';

/** What an account has stored is counted before more is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index sample_by_account on sample (account_id, expires_at)`.execute(database);
}
