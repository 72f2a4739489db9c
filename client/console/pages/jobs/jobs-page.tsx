import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function JobsPage(): ReactNode {
  return <PageHeader title="Jobs" />;
}
