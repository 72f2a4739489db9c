import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { pages } from '../../../generated/pages.ts';
import { ToastProvider } from '../components/toast.tsx';
import { ArrivalProvider } from './arrival.tsx';
import { ConnectionProvider } from './connection.tsx';
import { LastingWindowsProvider } from './lasting-windows.tsx';
import { QueriesProvider } from './queries.tsx';
import { SessionProvider } from './session.tsx';

/** The context providers of the console. */
export function ConsoleProviders({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <Router base={pages.console}>
        <ConnectionProvider>
          <SessionProvider>
            <QueriesProvider>
              <ToastProvider>
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
