import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function UpstreamsPage(): ReactNode {
  return <PageHeader title="Upstreams" />;
}
