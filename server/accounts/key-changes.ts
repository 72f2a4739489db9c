import { lockAccount } from '../database/account-lock.ts';
import type { Queries } from '../database/database.ts';
import type { KeyLimits } from '../database/tables/account-tables.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem, problem, unauthorized } from '../foundation/problems.ts';
import { actorOf, type KeyMark, writeChange } from './change-log.ts';
import { familyOf, type KeyRecord, type NewKey, recordOf, stateOf } from './key-record.ts';
import { type KeyTrace, newKeyText, traceOf } from './key-secret.ts';
import {
  countLive,
  endKey,
  findKey,
  forgetEnded,
  hasKeys,
  holdMember,
  insertKey,
  insertUnknown,
  type StoredKey,
} from './key-store.ts';

/** The data of a new key. */
export interface KeyOrder {
  readonly accountId: string;
  readonly name: string;
  readonly limits?: KeyLimits | undefined;
  /** When it expires. */
  readonly expiresAt?: Date | undefined;
  /** The person who creates it; left out for the operator. */
  readonly createdBy?: string | undefined;
}

/** How a key is replaced. */
export interface Rotation {
  /** How long the old key stays valid beside the new one; 0 revokes it at once. */
  readonly overlapSeconds: number;
  readonly createdBy?: string | undefined;
}

/** Dependencies of changes to keys. */
export interface KeyChangesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** The maximum number of live keys of an account. */
  readonly keysUpTo: number;
}

/** The number of ended keys that are kept, more than lists show. */
const ENDED_KEPT = 1_000;

/** Creates a key. */
export function createKey(
  { queries, clock, keysUpTo }: KeyChangesParts,
  order: KeyOrder,
): Promise<Outcome<NewKey>> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock.now();
    const accountId = readIdentifier(order.accountId);
    const isThere = accountId !== undefined && (await lockAccount(transaction, accountId));
    if (!isThere) return failed(notFound('There is no such account.'));
    if (await hasLeft(transaction, accountId, order.createdBy)) return failed(left());
    if ((await countLive(transaction, accountId, now)) >= keysUpTo)
      return failed(tooMany(keysUpTo));
    await forgetEnded(transaction, accountId, { now, kept: ENDED_KEPT });
    return done(await insertCreated(transaction, order, now));
  });
}

/**
 * Creates a key for an account that has never had one, even if several processes try at once; `undefined` otherwise.
 */
export function createFirstKey(
  { queries, clock }: KeyChangesParts,
  order: KeyOrder,
): Promise<NewKey | undefined> {
  return queries.transaction().execute(async (transaction) => {
    await lockAccount(transaction, order.accountId);
    if (await hasKeys(transaction, order.accountId)) return undefined;
    return insertCreated(transaction, order, clock.now());
  });
}

async function insertCreated(transaction: Queries, order: KeyOrder, now: Date): Promise<NewKey> {
  const made = await insertNew(transaction, order, now);
  await writeCreated(transaction, made.record);
  return made;
}

/** Records that a key was created, by whom, and its limits. */
async function writeCreated(transaction: Queries, key: KeyRecord): Promise<void> {
  const { accountId, createdBy, createdAt, limits } = key;
  const change = { accountId, kind: 'key.created', by: actorOf(createdBy), at: createdAt } as const;
  await writeChange(transaction, { ...change, key: markOf(key), after: { limits, ...endOf(key) } });
}

function markOf({ id, name, prefix }: KeyRecord): KeyMark {
  return { id, name, prefix };
}

function endOf({ expiresAt }: Pick<KeyRecord, 'expiresAt'>): { readonly expiresAt?: string } {
  return expiresAt === undefined ? {} : { expiresAt: expiresAt.toISOString() };
}

/** Stores a key of the operator's choice, unless it is already stored, even if it has ended. */
export function ensureKey(
  { queries, clock }: Pick<KeyChangesParts, 'queries' | 'clock'>,
  { accountId, name, trace }: { accountId: string; name: string; trace: KeyTrace },
): Promise<void> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock.now();
    const row = { id: newIdentifier(), account_id: accountId, ...trace, name, created_at: now };
    const made = await insertUnknown(transaction, row);
    if (made !== undefined) await writeCreated(transaction, recordOf(made, now));
  });
}

/** A revoked key. */
export interface Revocation {
  readonly record: KeyRecord;
  /** The prefix for looking it up. */
  readonly oldPrefix: string;
}

/** Identifies a key of an account. */
export interface KeyPlace {
  readonly accountId: string;
  readonly keyId: string;
}

/** Revokes a key; an already revoked one stays unchanged. */
export function revokeKey(
  { queries, clock }: KeyChangesParts,
  { accountId, keyId }: KeyPlace,
  by: string | undefined,
): Promise<Outcome<Revocation>> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock.now();
    // Locked, so that of two concurrent revocations only one counts.
    if (readIdentifier(accountId) !== undefined) await lockAccount(transaction, accountId);
    if (await hasLeft(transaction, accountId, by)) return failed(left());
    const found = await findOwn(transaction, accountId, keyId);
    if (found === undefined) return failed(noKey());
    const before = { record: recordOf(found, now), oldPrefix: found.prefix };
    if (found.revoked_at !== null) return done(before);
    const record = recordOf(await endKey(transaction, found.id, { revoked_at: now }), now);
    const change = { accountId, kind: 'key.revoked', by: actorOf(by), at: now } as const;
    await writeChange(transaction, { ...change, key: markOf(record) });
    return done({ ...before, record });
  });
}

/** A key that replaces another one. */
export interface Replacement {
  readonly made: NewKey;
  readonly oldPrefix: string;
}

/** Creates a key with the properties of another one, and ends that one. */
export function rotateKey(
  { queries, clock, keysUpTo }: KeyChangesParts,
  { accountId, keyId }: KeyPlace,
  { overlapSeconds, createdBy }: Rotation,
): Promise<Outcome<Replacement>> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock.now();
    // Locked, so that the second of two concurrent rotations sees the result of the first.
    if (readIdentifier(accountId) !== undefined) await lockAccount(transaction, accountId);
    if (await hasLeft(transaction, accountId, createdBy)) return failed(left());
    const old = await findOwn(transaction, accountId, keyId);
    if (old === undefined) return failed(noKey());
    if (stateOf(old, now) !== 'live') return failed(notLive(stateOf(old, now)));
    if (overlapSeconds > 0 && (await countLive(transaction, accountId, now)) >= keysUpTo)
      return failed(tooMany(keysUpTo));
    const ended = await endAfter(transaction, old, { now, overlapSeconds });
    await forgetEnded(transaction, accountId, { now, kept: ENDED_KEPT });
    const { name, limits } = old;
    const order = { accountId, name, limits, expiresAt: old.expires_at ?? undefined, createdBy };
    const made = await insertNew(transaction, { ...order, familyId: familyOf(old) }, now);
    await writeChange(transaction, {
      accountId,
      kind: 'key.rotated',
      by: actorOf(createdBy),
      at: now,
      key: markOf(recordOf(old, now)),
      newKey: markOf(made.record),
      before: endOf(recordOf(old, now)),
      after: endOf({ expiresAt: ended.revoked_at ?? ended.expires_at ?? undefined }),
    });
    return done({ made, oldPrefix: old.prefix });
  });
}

async function endAfter(
  transaction: Queries,
  old: StoredKey,
  { now, overlapSeconds }: { readonly now: Date; readonly overlapSeconds: number },
): Promise<StoredKey> {
  const { id, expires_at } = old;
  if (overlapSeconds <= 0) return endKey(transaction, id, { revoked_at: now });
  const end = secondsAfter(now, overlapSeconds);
  const endsBefore = expires_at !== null && expires_at <= end;
  return endsBefore ? old : endKey(transaction, id, { expires_at: end });
}

async function insertNew(
  queries: Queries,
  order: KeyOrder & { readonly familyId?: string },
  now: Date,
): Promise<NewKey> {
  const { accountId, familyId, name, limits = {}, expiresAt, createdBy } = order;
  const key = newKeyText();
  const row = await insertKey(queries, {
    id: newIdentifier(),
    account_id: accountId,
    ...traceOf(key),
    name,
    limits,
    created_at: now,
    created_by: createdBy ?? null,
    family_id: familyId ?? null,
    expires_at: expiresAt ?? null,
  });
  return { key, record: recordOf(row, now) };
}

/**
 * Whether the person who acts has left the account: someone who is removed during the request must not regain access by
 * a key. Never true for the operator.
 */
async function hasLeft(
  transaction: Queries,
  accountId: string,
  by: string | undefined,
): Promise<boolean> {
  return by !== undefined && !(await holdMember(transaction, accountId, by));
}

function left(): Problem {
  return unauthorized('You do not belong to this account any more.');
}

/** Finds a key of the account. Malformed identifiers match no key. */
async function findOwn(
  queries: Queries,
  accountId: string,
  keyId: string,
): Promise<StoredKey | undefined> {
  const [account, key] = [readIdentifier(accountId), readIdentifier(keyId)];
  return account === undefined || key === undefined ? undefined : findKey(queries, account, key);
}

function noKey(): Problem {
  return notFound('This account has no API key with that identifier.');
}

function notLive(state: KeyRecord['state']): Problem {
  const why = state === 'revoked' ? 'was revoked' : 'has ended';
  return problem('conflict', `This API key ${why}; it cannot be rotated.`, {
    code: 'key_not_live',
  });
}

function tooMany(keysUpTo: number): Problem {
  const message = `An account can have at most ${keysUpTo} live API keys; revoke one first.`;
  return problem('conflict', message, { code: 'too_many_keys' });
}
