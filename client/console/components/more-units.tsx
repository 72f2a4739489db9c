import type { ReactNode } from 'react';
import { useAccount } from '../app/account-data.ts';

/** Says who can add units to the account, where there are too few of them. */
export function MoreUnits(): ReactNode {
  const { data: account } = useAccount();
  if (!account.operator) return 'Ask an operator of this gateway to add units.';
  return (
    <>
      Add units with <code>patchbay accounts grant {account.accountId} 1000</code>.
    </>
  );
}
