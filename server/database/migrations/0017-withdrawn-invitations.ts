import { type Kysely, sql } from 'kysely';

/** When an invitation was withdrawn. The row is kept until it expires, as it limits the mails to its address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table invitation add column withdrawn_at timestamptz`.execute(database);
}
