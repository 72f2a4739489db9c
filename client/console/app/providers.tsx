import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { pages } from '../../../generated/pages.ts';
import { ToastProvider, useToastsOf } from '../components/toast.tsx';
import { ArrivalProvider } from './arrival.tsx';
import { ConnectionProvider } from './connection.tsx';
import { LastingWindowsProvider } from './lasting-windows.tsx';
import { QueriesProvider } from './queries.tsx';
import { identityOf, SessionProvider, useSession } from './session.tsx';

/** The context providers of the console. */
export function ConsoleProviders({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <Router base={pages.console}>
        <ConnectionProvider>
          <SessionProvider>
            <QueriesProvider>
              <ToastProvider>
                <OwnToasts />
                <ArrivalProvider>
                  <LastingWindowsProvider>{children}</LastingWindowsProvider>
                </ArrivalProvider>
              </ToastProvider>
            </QueriesProvider>
          </SessionProvider>
        </ConnectionProvider>
      </Router>
    </CSPProvider>
  );
}

function OwnToasts(): null {
  const { session } = useSession();
  useToastsOf(session.kind === 'signed-in' ? identityOf(session) : undefined);
  return null;
}
