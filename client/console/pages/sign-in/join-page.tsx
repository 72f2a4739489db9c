import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function JoinPage(): ReactNode {
  return <PageHeader title="Join" />;
}
