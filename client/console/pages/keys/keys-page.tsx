import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function KeysPage(): ReactNode {
  return <PageHeader title="Keys" />;
}
