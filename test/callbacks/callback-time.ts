import { sql } from 'kysely';
import type { Queries } from '../../server/database/database.ts';

/** Lets seconds pass for callbacks, which are due by the database's clock. */
export async function passForCallbacks(queries: Queries, seconds: number): Promise<void> {
  const passed = sql`make_interval(secs => ${seconds})`;
  await sql`update callback set due_at = due_at - ${passed}, next_at = next_at - ${passed}`.execute(
    queries,
  );
}
