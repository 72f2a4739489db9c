import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';

const SECRET_BYTES = 32;

/**
 * The secret of that name that the database keeps; it is made the first time. Processes that ask at once get the same.
 *
 * @returns 32 random bytes in Base64url
 */
export async function keptSecret(queries: Queries, name: string): Promise<string> {
  const kept = await findSecret(queries, name);
  return kept ?? keepSecret(queries, name, randomBytes(SECRET_BYTES).toString('base64url'));
}

/**
 * Keeps a secret under that name, unless one is kept.
 *
 * @returns the one that is kept then: another process may have been faster
 */
export async function keepSecret(queries: Queries, name: string, value: string): Promise<string> {
  await queries
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await findSecret(queries, name);
  if (kept === undefined) throw new Error(`The secret ${name} could not be made.`);
  return kept;
}

/** The secret of that name, if one is kept. */
export async function findSecret(queries: Queries, name: string): Promise<string | undefined> {
  const found = await queries
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.value;
}
