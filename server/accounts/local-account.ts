import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { type Identifier, readIdentifier } from '../foundation/identifiers.ts';
import { writeChange } from './change-log.ts';
import type { KeyRecord, NewKey } from './key-record.ts';
import type { Keys } from './keys.ts';

const LOCAL_ACCOUNT_NAME = 'local';
const FIRST_KEY_NAME = 'first';
const CHOSEN_KEY_NAME = 'environment';

/** The local account, which a gateway starts with, and its first key if that was created now. */
export interface LocalAccount {
  readonly accountId: Identifier;
  readonly firstKey: NewKey | undefined;
  /** The prefixes of its live keys. */
  readonly prefixes: readonly string[];
  /** The key chosen by the operator, if there is one. */
  readonly chosen: ChosenKey | undefined;
}

/** The state of the key that the operator chose for this start. */
export interface ChosenKey {
  /** Whether it is accepted: a revoked key is not, even if it is chosen again. */
  readonly isLive: boolean;
  /** The identifiers of live keys that were chosen at earlier starts. */
  readonly others: readonly string[];
}

/** Dependencies of the local account. */
export interface LocalAccountParts {
  readonly queries: Queries;
  readonly keys: Keys;
  readonly clock: Clock;
  /** Called in the transaction that creates the account. */
  readonly onMade: (accountId: string, transaction: Queries) => Promise<void>;
  /** Called as soon as the first key is created, as it cannot be shown later. */
  readonly onFirstKey?: ((key: NewKey) => void) | undefined;
}

/**
 * Ensures that there is a local account with a key: the one chosen by the operator, or else one that is generated at
 * the first start.
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

/** The same in every process, so that processes that start concurrently create one account. */
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
  if (made === undefined) throw new Error('The local account could not be created.');
  return made;
}

/** Finds the local account, if it has been created. */
export async function findLocal(queries: Queries): Promise<Identifier | undefined> {
  const found = await queries
    .selectFrom('account')
    .select('id')
    .where('name', '=', LOCAL_ACCOUNT_NAME)
    .orderBy('id')
    .executeTakeFirst();
  return found === undefined ? undefined : readIdentifier(found.id);
}
