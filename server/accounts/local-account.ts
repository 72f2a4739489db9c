import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { type Identifier, readIdentifier } from '../foundation/identifiers.ts';
import { writeChange } from './change-book.ts';
import type { KeyRecord, NewKey } from './key-record.ts';
import type { Keys } from './keys.ts';

const LOCAL_ACCOUNT_NAME = 'local';
const FIRST_KEY_NAME = 'first';
const CHOSEN_KEY_NAME = 'environment';

/** The account that a gateway starts with, and the key that was just made for it, if one was. */
export interface LocalAccount {
  readonly accountId: Identifier;
  readonly firstKey: NewKey | undefined;
  /** The prefixes of its live keys. */
  readonly prefixes: readonly string[];
  /** The key of the operator's choice, where one is chosen. */
  readonly chosen: ChosenKey | undefined;
}

/** The state of the key that the operator has chosen for this start. */
export interface ChosenKey {
  /** Whether it is accepted: a revoked key is not, though it is chosen again. */
  readonly isLive: boolean;
  /** The identifiers of live keys that were chosen at earlier starts. */
  readonly others: readonly string[];
}

/** What the local account stands on. */
export interface LocalAccountParts {
  readonly queries: Queries;
  readonly keys: Keys;
  readonly clock: Clock;
  /** Told of the account, in the transaction that makes it. */
  readonly onMade: (accountId: string, transaction: Queries) => Promise<void>;
  /** Told of the first key as soon as it is made: nobody can learn it later. */
  readonly onFirstKey?: ((key: NewKey) => void) | undefined;
}

/**
 * Makes sure that there is an account to start with, and a key: the operator's, where one is chosen, else one that is
 * made at the first start.
 */
export async function ensureLocalAccount(
  parts: LocalAccountParts,
  chosenKey: string | undefined,
): Promise<LocalAccount> {
  const { keys, onFirstKey } = parts;
  const accountId = await findOrCreate(parts);
  const chosenId =
    chosenKey === undefined ? undefined : await keys.ensure(accountId, CHOSEN_KEY_NAME, chosenKey);
  const before = await keys.list(accountId);
  const hasNone = before.length === 0;
  const firstKey = hasNone
    ? await keys.createFirst({ accountId, name: FIRST_KEY_NAME })
    : undefined;
  if (firstKey !== undefined) onFirstKey?.(firstKey);
  const existing = hasNone ? await keys.list(accountId) : before;
  const live = existing.filter(({ state }) => state === 'live');
  const chosen = chosenId === undefined ? undefined : chosenAmong(live, chosenId);
  return { accountId, firstKey, prefixes: live.map(({ prefix }) => prefix), chosen };
}

function chosenAmong(live: readonly KeyRecord[], chosenId: string): ChosenKey {
  const others = live.filter(({ id, name }) => name === CHOSEN_KEY_NAME && id !== chosenId);
  return { isLive: live.some(({ id }) => id === chosenId), others: others.map(({ id }) => id) };
}

/** The same in every process, so that processes that start at once make one account. */
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
    if (made === undefined) return;
    const change = { accountId: made.id, by: { kind: 'operator' }, at: now } as const;
    const after = { name: LOCAL_ACCOUNT_NAME };
    await writeChange(transaction, { ...change, kind: 'account.created', after });
    await onMade(made.id, transaction);
  });
  const made = await findLocal(queries);
  if (made === undefined) throw new Error('The local account could not be made.');
  return made;
}

/** Finds the account that a gateway starts with, where it has been made. */
export async function findLocal(queries: Queries): Promise<Identifier | undefined> {
  const found = await queries
    .selectFrom('account')
    .select('id')
    .where('name', '=', LOCAL_ACCOUNT_NAME)
    .orderBy('id')
    .executeTakeFirst();
  return found === undefined ? undefined : readIdentifier(found.id);
}
