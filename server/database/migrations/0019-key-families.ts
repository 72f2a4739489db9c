import { type Kysely, sql } from 'kysely';

/**
 * The keys that rotations have made of one are its family, and spend within the same limits. A key without a family of
 * another's name is the first of its own: so are all from before, whose rotations nobody has noted. What is set aside
 * remembers which family it counts for; where a process of before has set it aside, it counts for the key itself.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column family_id uuid`.execute(database);
  await sql`alter table reservation add column key_family_id uuid`.execute(database);
}
