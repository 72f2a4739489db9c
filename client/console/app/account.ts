import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Account } from '../../../generated/types.ts';
import type { Patchbay } from '../../index.ts';
import { usePatchbay } from './session.tsx';

/** How the account is read; every page shares what was read. */
export function accountQuery(patchbay: Patchbay) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => patchbay.account.get({ signal }),
  });
}

/** The account as it is now, with its balance. */
export function useAccount(): UseQueryResult<Account> {
  return useQuery(accountQuery(usePatchbay()));
}
