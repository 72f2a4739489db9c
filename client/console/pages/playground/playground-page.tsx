import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function PlaygroundPage(): ReactNode {
  return <PageHeader title="Playground" />;
}
