import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';

const SECRET_BYTES = 32;

/**
 * The secret of that name that the database keeps; it is made the first time. Processes that ask at once get the same.
 *
 * @returns 32 random bytes in Base64url
 */
export async function keptSecret(queries: Queries, name: string): Promise<string> {
  const kept = await find(queries, name);
  if (kept !== undefined) return kept;
  await queries
    .insertInto('secret')
    .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await find(queries, name);
  if (made === undefined) throw new Error(`The secret ${name} could not be made.`);
  return made;
}

async function find(queries: Queries, name: string): Promise<string | undefined> {
  const found = await queries
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.value;
}
