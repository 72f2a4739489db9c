import type { ColumnType, Generated } from 'kysely';
import type { OptionalJson, OptionalTime, Time } from './columns.ts';

/** The accounts of callers. */
export interface AccountTable {
  id: string;
  name: string;
  created_at: Time;
  /** The email address of its first owner; an account that was created for the operator has none. */
  email: string | null;
  /** When its email address was verified; its keys are refused before. */
  activated_at: OptionalTime;
  /** When the operator suspended it. */
  suspended_at: OptionalTime;
}

/** The people who sign in. */
export interface PersonTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Whether the email address is verified, so that the person is activated. */
  email_verified: boolean;
  /** Never set. The authentication library requires the column. */
  image: string | null;
  /** The name of the person's future account, until it is created. */
  organisation: string | null;
  /** Whether sign-ups with different passwords used the address before it was verified. */
  is_contested: Generated<boolean>;
  /** The invitation that the person signed up with. */
  invitation_id: string | null;
  created_at: Time;
  updated_at: Time;
}

/** Passwords of people. */
export interface CredentialTable {
  id: string;
  person_id: string;
  /** `credential`, which stands for a password. */
  provider_id: string;
  /** The person's identifier again. */
  provider_account_id: string;
  /** The salted hash of the password. */
  password: string | null;
  /** This and the following columns are never set; signing in through other services would need them. */
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: OptionalTime;
  refresh_token_expires_at: OptionalTime;
  scope: string | null;
  created_at: Time;
  updated_at: Time;
}

/** Sessions of people who are signed in. */
export interface SessionTable {
  id: string;
  person_id: string;
  /** The token that the cookie contains, together with a signature. */
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: Time;
  created_at: Time;
  updated_at: Time;
}

/** Tokens of links sent by mail. */
export interface VerificationTable {
  id: string;
  /** The purpose of the link, and the hash of its token. */
  identifier: string;
  /** The person's identifier. */
  value: string;
  expires_at: Time;
  created_at: Time;
  updated_at: Time;
}

/** The account that a person belongs to. */
export interface MembershipTable {
  person_id: string;
  account_id: string;
  role: Role;
  created_at: Time;
}

/** A person's role in an account: an owner also manages its people. */
export type Role = 'owner' | 'member';

/** Invitations to join an account, or to create one. */
export interface InvitationTable {
  id: string;
  /** `null` for an invitation by the operator, which creates a new account. */
  account_id: string | null;
  /** In lower case. */
  email: string;
  role: Role;
  /** SHA-256 of the token in the link, in hexadecimal. */
  token_hash: string;
  expires_at: Time;
  used_at: OptionalTime;
  /** When an owner withdrew it. */
  withdrawn_at: OptionalTime;
  /** The person who invited; `null` for the operator. */
  created_by: string | null;
  created_at: Time;
  /** The number of mails sent to the address since `mails_since`. */
  mails: Generated<number>;
  mails_since: ColumnType<Date, Date | undefined, Date>;
}

/** API keys of accounts. */
export interface ApiKeyTable {
  id: string;
  account_id: string;
  /** The public part of the key, by which it is looked up. */
  prefix: string;
  /** SHA-256 of the whole key, in hexadecimal. */
  hash: string;
  name: string;
  created_at: Time;
  /** The person who created it; `null` for the operator. */
  created_by: string | null;
  /** The first key of a series of rotations, whose limits all keys of the series share; `null` for that key itself. */
  family_id: ColumnType<string | null, string | null | undefined, never>;
  /** Its restrictions and limits. */
  limits: ColumnType<KeyLimits, string | undefined, string>;
  /** When it expires. */
  expires_at: OptionalTime;
  revoked_at: OptionalTime;
  /** The last use, accurate to a minute. */
  last_used_at: OptionalTime;
}

/** The restrictions and limits of a key. Omitted ones do not apply. */
export interface KeyLimits {
  /** Identifiers of operations. */
  readonly operations?: readonly string[];
  readonly models?: readonly string[];
  readonly requestsPerMinute?: number;
  /** Units of quota per UTC day, and per UTC month. */
  readonly unitsPerDay?: number;
  readonly unitsPerMonth?: number;
}

/**
 * The log of changes to accounts, people, invitations and keys. Rows are immutable, and deleted after their
 * retention.
 */
export interface AccountChangeTable {
  id: string;
  account_id: string;
  /** Such as `key.created`; the contract lists all kinds. */
  kind: string;
  /** Who made the change: a person, a key, or the operator if neither is set. */
  by_person_id: string | null;
  by_key_id: string | null;
  /** The name of that person or key at the time. */
  by_name: string | null;
  by_email: string | null;
  /** The person concerned, with name and email address at the time; for an invitation, only the address is known. */
  person_id: string | null;
  person_name: string | null;
  email: string | null;
  invitation_id: string | null;
  /** The key concerned, and its public part. */
  key_id: string | null;
  key_name: string | null;
  key_prefix: string | null;
  /** The key that replaced it. */
  new_key_id: string | null;
  new_key_prefix: string | null;
  /** The values before and after the change: roles, limits, expiries and names. */
  before: OptionalJson<ChangedFacts>;
  after: OptionalJson<ChangedFacts>;
  created_at: Time;
}

/** The values that a change may affect. */
export interface ChangedFacts {
  readonly name?: string;
  readonly role?: Role;
  readonly limits?: KeyLimits;
  /** In ISO 8601. */
  readonly expiresAt?: string;
}
