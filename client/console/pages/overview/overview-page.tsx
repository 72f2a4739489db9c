import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function OverviewPage(): ReactNode {
  return <PageHeader title="Overview" />;
}
