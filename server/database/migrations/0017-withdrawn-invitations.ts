import { type Kysely, sql } from 'kysely';

/** When an invitation was taken back. It is kept for its time, as what bounds the mails to its address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table invitation add column withdrawn_at timestamptz`.execute(database);
}
