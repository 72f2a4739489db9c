import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { AuthenticationError, PatchbayError } from '../../index.ts';
import { useConnection, useReturn } from './connection.tsx';
import { identityOf, useSession } from './session.tsx';
import { isUnanswered } from './unanswered.ts';

const FRESH_MS = 5_000;

/** Provides the query cache; it is cleared when the session ends. */
export function QueriesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { session, expire } = useSession();
  const { suspect } = useConnection();
  const notice = useRef({ expire, suspect });
  notice.current = { expire, suspect };
  const open = (): QueryClient =>
    queryClient((error) => {
      if (error instanceof AuthenticationError) notice.current.expire();
      if (isUnanswered(error)) notice.current.suspect();
    });
  const isIn = session.kind === 'signed-in';
  const identity = isIn ? identityOf(session) : undefined;
  const [{ of, number, queries }, setOwn] = useState<Own>(() => {
    return { of: identity, number: 0, queries: open() };
  });
  // Another window may have switched to another person without a signed-out state in between.
  if (identity !== undefined && identity !== of) {
    setOwn(
      of === undefined
        ? { of: identity, number, queries }
        : { of: identity, number: number + 1, queries: open() },
    );
  }

  useEffect(() => {
    if (!isIn) queries.clear();
  }, [isIn, queries]);

  useReturn(useCallback(() => void queries.invalidateQueries(), [queries]));

  return (
    <QueryClientProvider key={number} client={queries}>
      {children}
    </QueryClientProvider>
  );
}

/** The cache of one person; the next person gets an empty one. */
interface Own {
  readonly of: string | undefined;
  readonly number: number;
  readonly queries: QueryClient;
}

function queryClient(onError: (error: Error) => void): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError(error) {
        onError(error);
        if (isOvertaken(error)) void queries.invalidateQueries();
      },
    }),
    defaultOptions: {
      // The client already retries where that may help. A gateway on the same machine is reachable without a network,
      // whatever the browser reports.
      queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}

/** Whether a change was refused because of what somebody else did meanwhile: what the page shows is out of date. */
function isOvertaken(error: Error): boolean {
  if (!(error instanceof PatchbayError)) return false;
  return ['permission-denied', 'not-found', 'conflict'].includes(error.kind);
}
