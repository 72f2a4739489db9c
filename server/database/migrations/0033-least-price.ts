import { type Kysely, sql } from 'kysely';

/** The least price of reserved work, where what is made decides on its price. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column least json`.execute(database);
}
