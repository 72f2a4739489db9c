import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function JobPage(): ReactNode {
  return <PageHeader title="Job" />;
}
