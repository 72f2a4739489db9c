import { type Accounts, openAccounts } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { startingGrant } from '../usage/starting-grant.ts';

/** Where accounts are given quota. */
export interface Grants {
  /** Gives an account units of quota. */
  grant(accountId: string, units: number, note: string, transaction?: Queries): Promise<void>;
  /** Gives an account units of quota, or takes some back where they are below zero. */
  adjust(accountId: string, units: number, note: string): Promise<void>;
  /** What an account has, in units of quota. */
  balance(accountId: string): Promise<Balance>;
}

/** What an account has. */
export interface Balance {
  readonly available: number;
  readonly reserved: number;
  readonly consumed: number;
}

/** What operators' commands work on. */
export interface OperatorParts {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly grants: Grants;
  readonly clock: Clock;
}

/** What operators' commands work on, over a database that is open. */
export function openOperatorParts({
  queries,
  invitationHours,
  startingUnits,
  ...parts
}: Omit<OperatorParts, 'accounts'> & {
  readonly queries: Queries;
  readonly invitationHours: number;
  /** What an account is granted when it is made. */
  readonly startingUnits: number;
}): OperatorParts {
  const invitationSeconds = invitationHours * SECONDS_AN_HOUR;
  const { clock, grants } = parts;
  const onMade = startingGrant(grants, startingUnits);
  return { ...parts, accounts: openAccounts({ queries, clock, invitationSeconds, onMade }) };
}

const SECONDS_AN_HOUR = 3600;
