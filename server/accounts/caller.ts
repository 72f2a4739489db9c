import type { KeyLimits } from '../database/tables/account-tables.ts';

/** The authenticated caller; operations learn nothing else of the authentication. */
export type Caller = KeyCaller | PersonCaller;

/** A program that authenticated with a key. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly accountId: string;
  readonly keyId: string;
  /** The first key of its chain of rotations, or itself; the keys of such a family share their limits. */
  readonly keyFamilyId: string;
  /** The operations and models that the key may be used for, and its spending limits. */
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
  /** When the person joined the account. */
  readonly joinedAt: Date;
  /** The token that requests with side effects must send in addition to the cookie. */
  readonly csrfToken: string;
}

/** A caller's key with its limits; empty for a person, who only has the account's limits. */
export function keyOf(caller: Caller): KeyUsed {
  if (caller.kind !== 'key') return {};
  const { keyId, keyFamilyId, limits: keyLimits } = caller;
  return { keyId, keyFamilyId, keyLimits };
}

/** The caller as recorded in charges: the key with its limits, or the person. */
export function askerOf(caller: Caller): Asker {
  return caller.kind === 'key' ? keyOf(caller) : { personId: caller.personId };
}

/** The caller of charged work. */
export interface Asker extends KeyUsed {
  readonly personId?: string;
}

/** The calling key. */
export interface KeyUsed extends Partial<Pick<KeyCaller, 'keyId' | 'keyFamilyId'>> {
  readonly keyLimits?: KeyLimits;
}
