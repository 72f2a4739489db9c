import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { type Identifier, readIdentifier } from '../foundation/identifiers.ts';
import type { NewKey } from './key-record.ts';
import type { Keys } from './keys.ts';

const LOCAL_ACCOUNT_NAME = 'local';
const FIRST_KEY_NAME = 'first';
const CHOSEN_KEY_NAME = 'environment';

/** The account that a gateway starts with, and the key that was made for it just now, if one was. */
export interface LocalAccount {
  readonly accountId: Identifier;
  readonly firstKey: NewKey | undefined;
  /** The public parts of its keys that are live. */
  readonly prefixes: readonly string[];
}

/** What the local account stands on. */
export interface LocalAccountParts {
  readonly queries: Queries;
  readonly keys: Keys;
  readonly clock: Clock;
  /** Told of the account, in the transaction that makes it. */
  readonly onMade: (accountId: string, transaction: Queries) => Promise<void>;
}

/**
 * Sees to it that there is an account to start with, with a key: the operator's, where one is chosen,
 * else one that is made at the first start.
 */
export async function ensureLocalAccount(
  parts: LocalAccountParts,
  chosenKey: string | undefined,
): Promise<LocalAccount> {
  const { keys } = parts;
  const accountId = await findOrCreate(parts);
  if (chosenKey !== undefined) await keys.ensure(accountId, CHOSEN_KEY_NAME, chosenKey);
  const before = await keys.list(accountId);
  const hasNone = before.length === 0;
  const firstKey = hasNone
    ? await keys.createFirst({ accountId, name: FIRST_KEY_NAME })
    : undefined;
  const existing = hasNone ? await keys.list(accountId) : before;
  const live = existing.filter(({ state }) => state === 'live');
  return { accountId, firstKey, prefixes: live.map(({ prefix }) => prefix) };
}

/** The same in every process, so that those that start at once make one account between them. */
const LOCAL_ACCOUNT_ID = '01900000-0000-7000-8000-000000000001';

async function findOrCreate({ queries, clock, onMade }: LocalAccountParts): Promise<Identifier> {
  const known = await findLocal(queries);
  if (known !== undefined) return known;
  const now = clock.now();
  const row = { name: LOCAL_ACCOUNT_NAME, created_at: now, activated_at: now };
  await queries.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('account')
      .values({ id: LOCAL_ACCOUNT_ID, ...row })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) await onMade(made.id, transaction);
  });
  const made = await findLocal(queries);
  if (made === undefined) throw new Error('The local account could not be made.');
  return made;
}

async function findLocal(queries: Queries): Promise<Identifier | undefined> {
  const found = await queries
    .selectFrom('account')
    .select('id')
    .where('name', '=', LOCAL_ACCOUNT_NAME)
    .orderBy('id')
    .executeTakeFirst();
  return found === undefined ? undefined : readIdentifier(found.id);
}
