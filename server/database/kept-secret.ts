import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';

const SECRET_BYTES = 32;

/**
 * Returns the secret of a name, and creates it on first use. Concurrent processes get the same one.
 *
 * @returns 32 random bytes in Base64url
 */
export async function keptSecret(queries: Queries, name: string): Promise<string> {
  const kept = await findSecret(queries, name);
  return kept ?? keepSecret(queries, name, randomBytes(SECRET_BYTES).toString('base64url'));
}

/**
 * Stores a secret under a name, unless the name has one.
 *
 * @returns the stored secret, which another process may have created
 */
export async function keepSecret(queries: Queries, name: string, value: string): Promise<string> {
  await queries
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await findSecret(queries, name);
  if (kept === undefined) throw new Error(`The secret ${name} could not be created.`);
  return kept;
}

/** The secret of a name, if there is one. */
export async function findSecret(queries: Queries, name: string): Promise<string | undefined> {
  const found = await queries
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.value;
}
