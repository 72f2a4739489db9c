import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function ForgottenPage(): ReactNode {
  return <PageHeader title="Forgotten password" />;
}
