import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { type Identifier, newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import type { Keys, NewKey } from './keys.ts';

const LOCAL_ACCOUNT_NAME = 'local';
const FIRST_KEY_NAME = 'first';
const CHOSEN_KEY_NAME = 'environment';

/** The account that a gateway starts with, and the key that was made for it just now, if one was. */
export interface LocalAccount {
  readonly accountId: Identifier;
  readonly firstKey: NewKey | undefined;
  readonly prefixes: readonly string[];
}

/**
 * Sees to it that there is an account to start with, with a key: the operator's, where one is chosen,
 * else one that is made at the first start.
 */
export async function ensureLocalAccount(
  { queries, keys, clock }: { queries: Queries; keys: Keys; clock: Clock },
  chosenKey: string | undefined,
): Promise<LocalAccount> {
  const accountId = await findOrCreate(queries, clock);
  if (chosenKey !== undefined) await keys.ensure(accountId, CHOSEN_KEY_NAME, chosenKey);
  const existing = await keys.prefixes(accountId);
  const firstKey = existing.length === 0 ? await keys.create(accountId, FIRST_KEY_NAME) : undefined;
  return { accountId, firstKey, prefixes: await keys.prefixes(accountId) };
}

async function findOrCreate(queries: Queries, clock: Clock): Promise<Identifier> {
  const found = await queries
    .selectFrom('account')
    .select('id')
    .where('name', '=', LOCAL_ACCOUNT_NAME)
    .orderBy('id')
    .executeTakeFirst();
  const known = found === undefined ? undefined : readIdentifier(found.id);
  if (known !== undefined) return known;
  const id = newIdentifier();
  await queries
    .insertInto('account')
    .values({ id, name: LOCAL_ACCOUNT_NAME, created_at: clock.now() })
    .execute();
  return id;
}
