import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function ActivatePage(): ReactNode {
  return <PageHeader title="Activate" />;
}
