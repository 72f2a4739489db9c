import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';

const SECRET_BYTES = 32;

/**
 * The secret of that name that the database keeps; it is made the first time. Processes that ask at once get the same.
 *
 * @returns 32 random bytes in Base64url
 */
export async function keptSecret(queries: Queries, name: string): Promise<string> {
  await queries
    .insertInto('secret')
    .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await queries
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
