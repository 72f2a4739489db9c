import { sql } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Records when keys were last used. Rows that another process has recently written, or is writing, are skipped.
 *
 * @param everySeconds - minimum interval between writes for the same key
 */
export async function writeUses(
  queries: Queries,
  uses: readonly (readonly [keyId: string, usedAt: Date])[],
  everySeconds: number,
): Promise<void> {
  const keyIds = uses.map(([keyId]) => keyId);
  const times = uses.map(([, usedAt]) => usedAt.toISOString());
  await sql`
    with noted as (
      select api_key.id, used_at from api_key
      join unnest(${keyIds}::uuid[], ${times}::timestamptz[]) as told (id, used_at) on told.id = api_key.id
      where last_used_at is null or last_used_at <= used_at - make_interval(secs => ${everySeconds}::integer)
      for no key update of api_key skip locked
    )
    update api_key set last_used_at = used_at from noted where api_key.id = noted.id
  `.execute(queries);
}
