import { type Kysely, sql } from 'kysely';

/**
 * The keys that rotation has derived from one key are its family, and share its spending limits. A key without a family
 * is the first of its own; so are all earlier keys, whose rotations were not recorded. A reservation records the family
 * it counts for; one written by an older process counts for the key itself.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column family_id uuid`.execute(database);
  await sql`alter table reservation add column key_family_id uuid`.execute(database);
}
