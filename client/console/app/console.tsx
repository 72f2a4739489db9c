import type { ReactNode } from 'react';
import { ConnectionBanner } from './connection-banner.tsx';
import { Pages } from './pages.tsx';
import { ConsoleProviders } from './providers.tsx';

/** The console: its pages, and a banner above them while the gateway is unreachable. */
export function Console(): ReactNode {
  return (
    <ConsoleProviders>
      <ConnectionBanner />
      <Pages />
    </ConsoleProviders>
  );
}
