import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function UsagePage(): ReactNode {
  return <PageHeader title="Usage" />;
}
