import { type Accounts, openAccounts } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { SECONDS_AN_HOUR } from '../foundation/durations.ts';
import { openReports, type Reports } from '../usage/reports.ts';
import { startingGrant } from '../usage/starting-grant.ts';
import { type BooksLook, type LookBounds, lookAtBooks } from '../usage/verification.ts';

/** Where accounts are given quota. */
export interface Grants {
  /** Gives an account units of quota. */
  grant(accountId: string, units: number, note: string, transaction?: Queries): Promise<void>;
  /** Gives an account units of quota, or takes some back; what has been counted under its reference is not again. */
  issue(order: IssueOrder): Promise<'now' | 'before' | 'differs'>;
  /** What an account has, in units of quota. */
  balance(accountId: string): Promise<Balance>;
}

/** Quota that is given out, or taken back. */
export interface IssueOrder {
  readonly accountId: string;
  readonly kind: 'grant' | 'adjust';
  /** Below zero takes back. */
  readonly units: number;
  /** Why. */
  readonly note: string;
  /** What whoever asks calls it; an account counts it once. */
  readonly reference: string | undefined;
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
  readonly reports: Pick<Reports, 'usage'>;
  /** Sets balances against the entries of the ledger, as far as the bounds allow. */
  readonly lookAtBooks: (bounds: LookBounds) => Promise<BooksLook>;
}

/** What operators' commands work on, over a database that is open. */
export function openOperatorParts({
  queries,
  invitationHours,
  startingUnits,
  ...parts
}: Omit<OperatorParts, 'accounts' | 'reports' | 'lookAtBooks'> & {
  readonly queries: Queries;
  readonly invitationHours: number;
  /** What an account is granted when it is made. */
  readonly startingUnits: number;
}): OperatorParts {
  const invitationSeconds = invitationHours * SECONDS_AN_HOUR;
  const { clock, grants } = parts;
  const onMade = startingGrant(grants, startingUnits);
  return {
    ...parts,
    accounts: openAccounts({ queries, clock, invitationSeconds, onMade }),
    reports: openReports(queries, clock),
    lookAtBooks: (bounds) => lookAtBooks(queries, bounds),
  };
}
