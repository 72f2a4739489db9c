import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import type { KeyCaller } from './caller.ts';
import { KeyCache } from './key-cache.ts';
import {
  createFirstKey,
  createKey,
  ensureKey,
  type KeyOrder,
  type Rotation,
  revokeKey,
  rotateKey,
} from './key-changes.ts';
import { familyOf, type KeyRecord, type NewKey, recordOf, stateOf } from './key-record.ts';
import { hasHash, traceOf } from './key-secret.ts';
import { type KeyInUse, listKeys, readInUse } from './key-store.ts';
import { openLastUses } from './last-uses.ts';

/** The result of authenticating a key. The state of the account is only revealed to the correct key. */
export type Authentication =
  | { readonly kind: 'caller'; readonly caller: KeyCaller }
  | { readonly kind: 'wrong' | 'not-activated' | 'suspended' };

/** The keys of all accounts. Only their hashes are stored and cached. */
export interface Keys {
  /**
   * Authenticates a key. A revocation by this process takes effect at once, one by another process within a second.
   *
   * @throws where the database is unavailable and the key was not used within the last minute
   */
  authenticate(key: string): Promise<Authentication>;
  /** An account's keys: the live ones, then the hundred that ended last. */
  list(accountId: string): Promise<readonly KeyRecord[]>;
  /** Creates a key. Conflicts where the account has the maximum number of keys. */
  create(order: KeyOrder): Promise<Outcome<NewKey>>;
  /** Creates the first key that an account ever has; `undefined` where it has had one. */
  createFirst(order: KeyOrder): Promise<NewKey | undefined>;
  /**
   * Revokes a key, immediately and permanently. An already revoked one stays unchanged.
   *
   * @param by - the person who revokes it; left out for the operator
   */
  revoke(accountId: string, keyId: string, by?: string): Promise<Outcome<KeyRecord>>;
  /**
   * Creates a key with the name, limits and expiry of another one, which ends after the overlap; 0 ends it at once.
   * Both count towards the same spending limits. Conflicts where the other key is not live.
   */
  rotate(accountId: string, keyId: string, rotation: Rotation): Promise<Outcome<NewKey>>;
  /**
   * Stores a key of the operator's choice, unless it is already stored.
   *
   * @returns its identifier
   */
  ensure(accountId: string, name: string, key: string): Promise<string | undefined>;
  /** Writes the last uses that are still in memory. */
  close(): Promise<void>;
}

/** Dependencies of the keys. */
export interface KeysParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  /** The maximum number of live keys of an account. */
  readonly keysUpTo: number;
  /** A monotonic clock, in milliseconds; default: the process's own. */
  readonly milliseconds?: () => number;
}

const MAX_ENDED_LISTED = 100;

/** Opens the keys stored in the database. */
export function openKeys({
  queries,
  clock,
  log,
  keysUpTo,
  milliseconds = () => performance.now(),
}: KeysParts): Keys {
  const remembered = new KeyCache((prefix) => readInUse(queries, prefix), milliseconds);
  const lastUses = openLastUses({ queries, clock, log });
  const changes = { queries, clock, keysUpTo };

  return {
    async authenticate(key) {
      const trace = traceOf(key);
      const found = await remembered.find(trace.prefix);
      if (!hasHash(trace, found?.hash) || found === undefined) return { kind: 'wrong' };
      const answer = answerOf(found, clock.now());
      if (answer.kind === 'caller') lastUses.note(found.id, found.last_used_at);
      return answer;
    },
    async list(accountId) {
      const now = clock.now();
      const rows = await listKeys(queries, accountId, keysUpTo + MAX_ENDED_LISTED);
      return rows.map((row) => recordOf(row, now));
    },
    create: (order) => createKey(changes, order),
    createFirst: (order) => createFirstKey(changes, order),
    async revoke(accountId, keyId, by) {
      const revoked = await revokeKey(changes, { accountId, keyId }, by);
      if (!revoked.ok) return revoked;
      remembered.forget(revoked.value.oldPrefix);
      return done(revoked.value.record);
    },
    async rotate(accountId, keyId, rotation) {
      const rotated = await rotateKey(changes, { accountId, keyId }, rotation);
      if (!rotated.ok) return rotated;
      remembered.forget(rotated.value.oldPrefix);
      return done(rotated.value.made);
    },
    async ensure(accountId, name, key) {
      const trace = traceOf(key);
      await ensureKey(changes, { accountId, name, trace });
      remembered.forget(trace.prefix);
      return (await readInUse(queries, trace.prefix))?.id;
    },
    close: () => lastUses.close(),
  };
}

function answerOf(found: KeyInUse, now: Date): Authentication {
  if (stateOf(found, now) !== 'live') return { kind: 'wrong' };
  if (found.suspended_at !== null) return { kind: 'suspended' };
  if (found.activated_at === null) return { kind: 'not-activated' };
  const { id: keyId, account_id: accountId, limits } = found;
  const keyFamilyId = familyOf(found);
  return { kind: 'caller', caller: { kind: 'key', accountId, keyId, keyFamilyId, limits } };
}
