import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function AccountPage(): ReactNode {
  return <PageHeader title="Account" />;
}
