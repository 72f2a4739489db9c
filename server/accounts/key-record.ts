import type { KeyLimits } from '../database/tables/account-tables.ts';
import type { Row } from '../database/tables.ts';
import { shownPrefix } from './key-secret.ts';

/** A key as its owner sees it, without the secret. */
export interface KeyRecord {
  readonly id: string;
  /** The first key of its chain of rotations, or itself. */
  readonly familyId: string;
  readonly accountId: string;
  /** The public part of the key's text. */
  readonly prefix: string;
  readonly name: string;
  /** `live`, or why not: it has expired (`ended`), or was revoked. */
  readonly state: 'live' | 'ended' | 'revoked';
  readonly limits: KeyLimits;
  readonly createdAt: Date;
  /** The person who created it; `undefined` for the operator. */
  readonly createdBy: string | undefined;
  readonly expiresAt: Date | undefined;
  readonly revokedAt: Date | undefined;
  /** The last use, accurate to about a minute. */
  readonly lastUsedAt: Date | undefined;
}

/** A new key. `key` is shown only now, as only its hash is stored. */
export interface NewKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/** The columns that decide whether a key is live. */
type Ends = Pick<Row<'api_key'>, 'expires_at' | 'revoked_at'>;

/** Whether a key is accepted at this time, and if not, why. */
export function stateOf({ expires_at, revoked_at }: Ends, now: Date): KeyRecord['state'] {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'ended' : 'live';
}

/** The family of a stored key: itself, unless it was created by a rotation. */
export function familyOf({ id, family_id }: Pick<Row<'api_key'>, 'id' | 'family_id'>): string {
  return family_id ?? id;
}

/** A stored key as its owner sees it. */
export function recordOf(row: Omit<Row<'api_key'>, 'hash'>, now: Date): KeyRecord {
  return {
    id: row.id,
    familyId: familyOf(row),
    accountId: row.account_id,
    prefix: shownPrefix(row),
    name: row.name,
    state: stateOf(row, now),
    limits: row.limits,
    createdAt: row.created_at,
    createdBy: row.created_by ?? undefined,
    expiresAt: row.expires_at ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
    lastUsedAt: row.last_used_at ?? undefined,
  };
}
