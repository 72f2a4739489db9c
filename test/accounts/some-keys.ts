import { Writable } from 'node:stream';
import type { NewKey } from '../../server/accounts/key-record.ts';
import { type Keys, type KeysParts, openKeys } from '../../server/accounts/keys.ts';
import type { Queries } from '../../server/database/database.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import type { Outcome } from '../../server/foundation/outcome.ts';

/** The maximum number of live keys per account in tests. */
export const MAX_KEYS = 5;

/** Opens the keys of a database as a gateway does, with overrides. */
export function someKeys(queries: Queries, parts: Partial<KeysParts> = {}): Keys {
  const log = openLog('silent', new Writable());
  return openKeys({ queries, clock: systemClock, log, keysUpTo: MAX_KEYS, ...parts });
}

/** Inserts an account, activated unless the row overrides it. */
export async function anAccount(
  queries: Queries,
  row: { readonly name?: string; readonly activated_at?: Date | null; suspended_at?: Date } = {},
): Promise<string> {
  const id = newIdentifier();
  const now = new Date();
  await queries
    .insertInto('account')
    .values({ id, name: 'one', created_at: now, activated_at: now, ...row })
    .execute();
  return id;
}

/** Makes a person who belongs to an account. */
export async function aMember(queries: Queries, accountId: string): Promise<string> {
  const [id, now] = [newIdentifier(), new Date()];
  const person = { id, name: 'Ada', email: `${id}@example.com`, email_verified: true };
  await queries
    .insertInto('person')
    .values({ ...person, created_at: now, updated_at: now })
    .execute();
  await queries
    .insertInto('membership')
    .values({ person_id: id, account_id: accountId, role: 'member', created_at: now })
    .execute();
  return id;
}

/** The new key; throws if it was not created. */
export function made(outcome: Outcome<NewKey>): NewKey {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}
