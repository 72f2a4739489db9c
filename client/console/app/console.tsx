import type { ReactNode } from 'react';
import { ConnectionBanner } from './connection-banner.tsx';
import { Pages } from './pages.tsx';
import { ConsoleProviders } from './providers.tsx';

/** The console: its pages, and the word above them where the gateway is lost. */
export function Console(): ReactNode {
  return (
    <ConsoleProviders>
      <ConnectionBanner />
      <Pages />
    </ConsoleProviders>
  );
}
