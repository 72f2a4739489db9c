import type { KeyLimits } from '../database/tables.ts';

/** Who asks, as authentication has found out; operations learn nothing else of it. */
export type Caller = KeyCaller | PersonCaller;

/** A program that has shown a key. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly accountId: string;
  readonly keyId: string;
  /** The key that its rotations began with, or itself; limits hold for all keys of such a family together. */
  readonly keyFamilyId: string;
  /** What the key may be used for, and how much. */
  readonly limits: KeyLimits;
}

/** A person who has signed in. */
export interface PersonCaller {
  readonly kind: 'person';
  readonly accountId: string;
  readonly personId: string;
  readonly sessionId: string;
  readonly role: 'owner' | 'member';
  readonly email: string;
  readonly name: string;
  /** Since when the person belongs to the account. */
  readonly joinedAt: Date;
  /** The token that requests which change something send beside the cookie. */
  readonly csrfToken: string;
}

/** The key of a caller, with its limits; nothing for a person, whom only the account limits. */
export function keyOf(caller: Caller): KeyUsed {
  if (caller.kind !== 'key') return {};
  const { keyId, keyFamilyId, limits: keyLimits } = caller;
  return { keyId, keyFamilyId, keyLimits };
}

/** The caller as charges name it: the key with its limits, or the person. */
export function askerOf(caller: Caller): Asker {
  return caller.kind === 'key' ? keyOf(caller) : { personId: caller.personId };
}

/** The asker of something that is charged. */
export interface Asker extends KeyUsed {
  readonly personId?: string;
}

/** The key that asks. */
export interface KeyUsed extends Partial<Pick<KeyCaller, 'keyId' | 'keyFamilyId'>> {
  readonly keyLimits?: KeyLimits;
}
