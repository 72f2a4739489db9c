import { Accounts } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { SECONDS_PER_HOUR } from '../foundation/durations.ts';
import type { Ledger } from '../usage/ledger.ts';
import { openReports, type Reports } from '../usage/reports.ts';
import { startingGrant } from '../usage/starting-grant.ts';
import { type BooksLook, type LookBounds, lookAtBooks } from '../usage/verification.ts';

/** Dependencies of the operator commands. */
export interface OperatorParts {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly grants: Pick<Ledger, 'grant' | 'issue' | 'balance'>;
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
