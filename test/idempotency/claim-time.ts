import { sql } from 'kysely';
import type { Queries } from '../../server/database/database.ts';

/** Lets seconds pass for claims, which end by the database's clock. */
export async function passForClaims(queries: Queries, seconds: number): Promise<void> {
  await sql`
    update first_answer set claimed_until = claimed_until - make_interval(secs => ${seconds})
  `.execute(queries);
}
