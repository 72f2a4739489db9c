import { Accounts } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { SECONDS_PER_HOUR } from '../foundation/durations.ts';
import { openReports, type Reports } from '../usage/reports.ts';
import { startingGrant } from '../usage/starting-grant.ts';
import { type BooksLook, type LookBounds, lookAtBooks } from '../usage/verification.ts';

/** Grants and adjusts the quota of accounts. */
export interface Grants {
  /** Adds units of quota to an account. */
  grant(accountId: string, units: number, note: string, transaction?: Queries): Promise<void>;
  /** Adds or takes back units of quota. An order whose reference was already applied is not applied again. */
  issue(order: IssueOrder): Promise<'now' | 'before' | 'differs'>;
  /** An account's balance, in units of quota. */
  balance(accountId: string): Promise<Balance>;
}

/** An order to add or take back quota. */
export interface IssueOrder {
  readonly accountId: string;
  readonly kind: 'grant' | 'adjust';
  /** Negative to take back. */
  readonly units: number;
  /** The reason, shown in the ledger. */
  readonly note: string;
  /** The operator's own identifier of the order; an account applies each reference only once. */
  readonly reference: string | undefined;
}

/** An account's balance, in units of quota. */
export interface Balance {
  readonly available: number;
  readonly reserved: number;
  readonly consumed: number;
}

/** Dependencies of the operator commands. */
export interface OperatorParts {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly grants: Grants;
  readonly clock: Clock;
  readonly reports: Pick<Reports, 'usage'>;
  /** Compares balances with the entries of the ledger, within the given bounds. */
  readonly lookAtBooks: (bounds: LookBounds) => Promise<BooksLook>;
}

/** Opens the dependencies of the operator commands on an open database. */
export function openOperatorParts({
  queries,
  invitationHours,
  startingUnits,
  ...parts
}: Omit<OperatorParts, 'accounts' | 'reports' | 'lookAtBooks'> & {
  readonly queries: Queries;
  readonly invitationHours: number;
  /** The units that a new account is granted. */
  readonly startingUnits: number;
}): OperatorParts {
  const invitationSeconds = invitationHours * SECONDS_PER_HOUR;
  const { clock, grants } = parts;
  const onMade = startingGrant(grants, startingUnits);
  return {
    ...parts,
    accounts: new Accounts({ queries, clock, invitationSeconds, onMade }),
    reports: openReports(queries, clock),
    lookAtBooks: (bounds) => lookAtBooks(queries, bounds),
  };
}
