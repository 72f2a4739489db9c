import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function LedgerPage(): ReactNode {
  return <PageHeader title="Ledger" />;
}
