import type { Queries } from '../database/database.ts';
import type { Ledger } from './ledger.ts';

/** Grants every new account, whether created by people or by the operator, its starting quota. */
export function startingGrant(
  ledger: Pick<Ledger, 'grant'>,
  units: number,
): (accountId: string, transaction: Queries) => Promise<void> {
  return async (accountId, transaction) => {
    if (units > 0) await ledger.grant(accountId, units, 'To begin with', transaction);
  };
}
