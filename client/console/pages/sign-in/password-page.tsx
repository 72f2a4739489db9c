import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function PasswordPage(): ReactNode {
  return <PageHeader title="New password" />;
}
