import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';

/** The columns of a key and its account that decide whether a request is accepted. */
export type KeyInUse = Pick<
  Row<'api_key'>,
  | 'id'
  | 'account_id'
  | 'family_id'
  | 'hash'
  | 'limits'
  | 'expires_at'
  | 'revoked_at'
  | 'last_used_at'
> &
  Pick<Row<'account'>, 'activated_at' | 'suspended_at'>;

/** A stored key without its hash. */
export type StoredKey = Omit<Row<'api_key'>, 'hash'>;

const SHOWN = [
  'id',
  'account_id',
  'prefix',
  'name',
  'created_at',
  'created_by',
  'family_id',
  'limits',
  'expires_at',
  'revoked_at',
  'last_used_at',
] as const satisfies readonly (keyof StoredKey)[];

/** Reads what decides about a request with a key of this prefix. */
export function readInUse(queries: Queries, prefix: string): Promise<KeyInUse | undefined> {
  return queries
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['api_key.id', 'account_id', 'family_id', 'hash', 'limits', 'expires_at', 'revoked_at'])
    .select(['last_used_at', 'activated_at', 'suspended_at'])
    .where('prefix', '=', prefix)
    .executeTakeFirst();
}

/** Lists an account's keys: first those that do not expire, then by the time of their end, latest first. */
export function listKeys(
  queries: Queries,
  accountId: string,
  maxCount: number,
): Promise<StoredKey[]> {
  return queries
    .selectFrom('api_key')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .orderBy(
      ({ fn }) => fn.coalesce('revoked_at', 'expires_at'),
      (order) => order.desc().nullsFirst(),
    )
    .orderBy('id')
    .limit(maxCount)
    .execute();
}

/** Counts an account's live keys. */
export async function countLive(queries: Queries, accountId: string, now: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an account has, or ever had, keys. */
export async function hasKeys(queries: Queries, accountId: string): Promise<boolean> {
  const found = await queries
    .selectFrom('api_key')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether a person belongs to an account. Waits for a concurrent removal, and blocks later ones until the transaction
 * ends.
 */
export async function holdMember(
  transaction: Queries,
  accountId: string,
  personId: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('membership')
    .select('person_id')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds a key of an account. */
export function findKey(
  queries: Queries,
  accountId: string,
  keyId: string,
): Promise<StoredKey | undefined> {
  return queries
    .selectFrom('api_key')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('id', '=', keyId)
    .executeTakeFirst();
}

/** Ends a key: revokes it now, or lets it expire later. */
export function endKey(
  queries: Queries,
  keyId: string,
  end: { readonly revoked_at: Date } | { readonly expires_at: Date },
): Promise<StoredKey> {
  return queries
    .updateTable('api_key')
    .set(end)
    .where('id', '=', keyId)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/**
 * Removes the ended keys that people created, except the latest, so that creating and revoking keys does not fill the
 * table. The operator's keys stay: otherwise the next start could add a revoked one again.
 */
export async function forgetEnded(
  queries: Queries,
  accountId: string,
  { now, kept }: { readonly now: Date; readonly kept: number },
): Promise<void> {
  await queries
    .deleteFrom('api_key')
    .where('id', 'in', (from) =>
      from
        .selectFrom('api_key')
        .select('id')
        .where('account_id', '=', accountId)
        .where('created_by', 'is not', null)
        .where(({ or, eb }) => or([eb('revoked_at', 'is not', null), eb('expires_at', '<=', now)]))
        .orderBy(({ fn }) => fn.coalesce('revoked_at', 'expires_at'), 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute();
}

/** Stores a key. */
export function insertKey(
  queries: Queries,
  { limits, ...row }: Omit<Row<'api_key'>, 'revoked_at' | 'last_used_at'>,
): Promise<StoredKey> {
  return queries
    .insertInto('api_key')
    .values({ ...row, limits: JSON.stringify(limits) })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** Stores a key of the operator's choice, unless its prefix is already stored, which returns `undefined`. */
export function insertUnknown(
  queries: Queries,
  row: Pick<Row<'api_key'>, 'id' | 'account_id' | 'prefix' | 'hash' | 'name' | 'created_at'>,
): Promise<StoredKey | undefined> {
  return queries
    .insertInto('api_key')
    .values({ ...row, created_by: null })
    .onConflict((conflict) => conflict.column('prefix').doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}
