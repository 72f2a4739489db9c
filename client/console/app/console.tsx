import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { pages } from '../../../generated/pages.ts';
import { ToastProvider } from '../components/toast.tsx';
import { ArrivalProvider } from './arrival.tsx';
import { ConnectionProvider } from './connection.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Pages } from './pages.tsx';
import { QueriesProvider } from './queries.tsx';
import { SessionProvider } from './session.tsx';

/** The console: everything that its pages stand on, around them. */
export function Console(): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <Router base={pages.console}>
        <ConnectionProvider>
          <SessionProvider>
            <QueriesProvider>
              <ToastProvider>
                <ArrivalProvider>
                  <ConnectionBanner />
                  <Pages />
                </ArrivalProvider>
              </ToastProvider>
            </QueriesProvider>
          </SessionProvider>
        </ConnectionProvider>
      </Router>
    </CSPProvider>
  );
}
