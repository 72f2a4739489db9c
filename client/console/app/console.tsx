import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { pages } from '../../../generated/pages.ts';
import { ToastProvider } from '../components/toast.tsx';
import { Pages } from './pages.tsx';
import { SessionProvider } from './session.tsx';

// The client tries again by itself where that may help.
const queries = new QueryClient({
  queryCache: new QueryCache(),
  defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
});

/** The console: everything that its pages stand on, around them. */
export function Console(): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Router base={pages.console}>
          <ToastProvider>
            <SessionProvider>
              <Pages />
            </SessionProvider>
          </ToastProvider>
        </Router>
      </QueryClientProvider>
    </CSPProvider>
  );
}
