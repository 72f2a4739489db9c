import type { Queries } from '../database/database.ts';
import type { KeyLimits } from '../database/tables.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem, problem } from '../foundation/problems.ts';
import { familyOf, type KeyRecord, type NewKey, recordOf, stateOf } from './key-record.ts';
import { newKeyText, traceOf } from './key-secret.ts';
import {
  countLive,
  endKey,
  findKey,
  forgetEnded,
  hasKeys,
  holdAccount,
  insertKey,
  type StoredKey,
} from './key-store.ts';

/** What a new key is to be. */
export interface KeyOrder {
  readonly accountId: string;
  readonly name: string;
  readonly limits?: KeyLimits | undefined;
  /** When it ends by itself. */
  readonly expiresAt?: Date | undefined;
  /** The person who asks for it; left out where it is the operator. */
  readonly createdBy?: string | undefined;
}

/** How a key is replaced. */
export interface Rotation {
  /** How long the old key goes on beside the new one; 0 ends it at once. */
  readonly overlapSeconds: number;
  readonly createdBy?: string | undefined;
}

/** What changes of keys stand on. */
export interface KeyChangesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How many live keys an account may have. */
  readonly keysUpTo: number;
}

/** More than lists show. */
const ENDED_KEPT = 1_000;

/** Makes a key. */
export function createKey(
  { queries, clock, keysUpTo }: KeyChangesParts,
  order: KeyOrder,
): Promise<Outcome<NewKey>> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock.now();
    const accountId = readIdentifier(order.accountId);
    const isThere = accountId !== undefined && (await holdAccount(transaction, accountId));
    if (!isThere) return failed(notFound('There is no such account.'));
    if ((await countLive(transaction, accountId, now)) >= keysUpTo)
      return failed(tooMany(keysUpTo));
    await forgetEnded(transaction, accountId, { now, kept: ENDED_KEPT });
    return done(await insertNew(transaction, order, now));
  });
}

/** Makes a key for an account that has never had one, however many processes do so at once; `undefined` for any other. */
export function createFirstKey(
  { queries, clock }: KeyChangesParts,
  order: KeyOrder,
): Promise<NewKey | undefined> {
  return queries.transaction().execute(async (transaction) => {
    await holdAccount(transaction, order.accountId);
    if (await hasKeys(transaction, order.accountId)) return undefined;
    return insertNew(transaction, order, clock.now());
  });
}

/** A key that was taken away. */
export interface Revocation {
  readonly record: KeyRecord;
  /** What it is looked up by. */
  readonly oldPrefix: string;
}

/** Takes a key away; one that was taken away before stays as it is. */
export async function revokeKey(
  { queries, clock }: KeyChangesParts,
  accountId: string,
  keyId: string,
): Promise<Outcome<Revocation>> {
  const found = await findOwn(queries, accountId, keyId);
  if (found === undefined) return failed(noKey());
  const now = clock.now();
  const isRevoked = found.revoked_at !== null;
  const revoked = isRevoked ? found : await endKey(queries, found.id, { revoked_at: now });
  return done({ record: recordOf(revoked, now), oldPrefix: found.prefix });
}

/** A key that was made in the place of another one. */
export interface Replacement {
  readonly made: NewKey;
  readonly oldPrefix: string;
}

/** Makes a key like another one, and ends that. */
export function rotateKey(
  { queries, clock, keysUpTo }: KeyChangesParts,
  { accountId, keyId }: { readonly accountId: string; readonly keyId: string },
  { overlapSeconds, createdBy }: Rotation,
): Promise<Outcome<Replacement>> {
  return queries.transaction().execute(async (transaction) => {
    const now = clock.now();
    // Two rotations at once are one after the other, so that the second finds what the first has left.
    if (readIdentifier(accountId) !== undefined) await holdAccount(transaction, accountId);
    const old = await findOwn(transaction, accountId, keyId);
    if (old === undefined) return failed(noKey());
    if (stateOf(old, now) !== 'live') return failed(notLive(stateOf(old, now)));
    if (overlapSeconds > 0 && (await countLive(transaction, accountId, now)) >= keysUpTo)
      return failed(tooMany(keysUpTo));
    await endAfter(transaction, old, { now, overlapSeconds });
    await forgetEnded(transaction, accountId, { now, kept: ENDED_KEPT });
    const { name, limits } = old;
    const order = { accountId, name, limits, expiresAt: old.expires_at ?? undefined, createdBy };
    const made = await insertNew(transaction, { ...order, familyId: familyOf(old) }, now);
    return done({ made, oldPrefix: old.prefix });
  });
}

async function endAfter(
  transaction: Queries,
  { id, expires_at }: StoredKey,
  { now, overlapSeconds }: { readonly now: Date; readonly overlapSeconds: number },
): Promise<void> {
  if (overlapSeconds <= 0) {
    await endKey(transaction, id, { revoked_at: now });
    return;
  }
  const end = secondsAfter(now, overlapSeconds);
  if (expires_at === null || expires_at > end) await endKey(transaction, id, { expires_at: end });
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

/** What is no identifier names no key. */
async function findOwn(
  queries: Queries,
  accountId: string,
  keyId: string,
): Promise<StoredKey | undefined> {
  const [account, key] = [readIdentifier(accountId), readIdentifier(keyId)];
  return account === undefined || key === undefined ? undefined : findKey(queries, account, key);
}

function noKey(): Problem {
  return notFound('This account has no API key of that identifier.');
}

function notLive(state: KeyRecord['state']): Problem {
  const why = state === 'revoked' ? 'was revoked' : 'has ended';
  return problem('conflict', `This API key ${why}; it cannot be rotated.`, {
    code: 'key_not_live',
  });
}

function tooMany(keysUpTo: number): Problem {
  const message = `An account has ${keysUpTo} live API keys at the most; revoke one first.`;
  return problem('conflict', message, { code: 'too_many_keys' });
}
