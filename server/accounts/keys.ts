import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

/** Who asks: what authentication finds out, and all that operations learn of it. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
}

/** A key that was just made. `key` is shown now and never again. */
export interface NewKey {
  readonly key: string;
  readonly prefix: string;
}

/** The keys of all accounts. Only their hashes are stored. */
export interface Keys {
  /** The caller that a key belongs to; `undefined` for a wrong one. */
  authenticate(key: string): Promise<Caller | undefined>;
  /** Makes a key. */
  create(accountId: string, name: string): Promise<NewKey>;
  /** Sees to it that a key of the operator's choice exists. */
  ensure(accountId: string, name: string, key: string): Promise<void>;
  /** The public parts of an account's keys, oldest first. */
  prefixes(accountId: string): Promise<readonly string[]>;
}

const PREFIX_BYTES = 6;
const SECRET_BYTES = 24;
const OWN_KEY = /^(pb_[0-9a-f]{12})_[A-Za-z0-9_-]{32}$/;
const CHOSEN_PREFIX_LENGTH = 12;

/** Opens the keys that the database holds. */
export function openKeys(queries: Queries, clock: Clock): Keys {
  const insert = (accountId: string, name: string, key: string) =>
    queries.insertInto('api_key').values({
      id: newIdentifier(),
      account_id: accountId,
      prefix: prefixOf(key),
      hash: hashOf(key),
      name,
      created_at: clock.now(),
    });
  return {
    async authenticate(key) {
      const row = await queries
        .selectFrom('api_key')
        .select(['id', 'account_id', 'hash'])
        .where('prefix', '=', prefixOf(key))
        .executeTakeFirst();
      if (row === undefined || !isSame(row.hash, hashOf(key))) return undefined;
      return { accountId: row.account_id, keyId: row.id };
    },
    async create(accountId, name) {
      const prefix = `pb_${randomBytes(PREFIX_BYTES).toString('hex')}`;
      const key = `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
      await insert(accountId, name, key).execute();
      return { key, prefix };
    },
    async ensure(accountId, name, key) {
      await insert(accountId, name, key)
        .onConflict((conflict) => conflict.column('prefix').doNothing())
        .execute();
    },
    async prefixes(accountId) {
      const rows = await queries
        .selectFrom('api_key')
        .select('prefix')
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ prefix }) => prefix);
    },
  };
}

/** A key of ours begins with its prefix; a key of the operator's choice has one derived from its hash. */
function prefixOf(key: string): string {
  return OWN_KEY.exec(key)?.[1] ?? `chosen_${hashOf(key).slice(0, CHOSEN_PREFIX_LENGTH)}`;
}

/** Keys are long and random, so that a plain hash cannot be searched through. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
