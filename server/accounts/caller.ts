import type { KeyLimits } from '../database/tables.ts';

/** Who asks: what authentication finds out, and all that operations learn of it. */
export type Caller = KeyCaller | PersonCaller;

/** A program that has shown a key. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly accountId: string;
  readonly keyId: string;
  /** The key that it came from by rotations, or itself: its limits are those of all such keys together. */
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
  /** What requests that change something say beside the cookie. */
  readonly csrfToken: string;
}

/** The key that somebody asks by, with its limits; nothing of a person, whom only the account limits. */
export function keyOf(caller: Caller): KeyUsed {
  if (caller.kind !== 'key') return {};
  const { keyId, keyFamilyId, limits: keyLimits } = caller;
  return { keyId, keyFamilyId, keyLimits };
}

/** Who asks, as what is charged names them: the key with its limits, or the person. */
export function askerOf(caller: Caller): Asker {
  return caller.kind === 'key' ? keyOf(caller) : { personId: caller.personId };
}

/** Who something is asked by. */
export interface Asker extends KeyUsed {
  readonly personId?: string;
}

/** The key that something is asked by. */
export interface KeyUsed extends Partial<Pick<KeyCaller, 'keyId' | 'keyFamilyId'>> {
  readonly keyLimits?: KeyLimits;
}
