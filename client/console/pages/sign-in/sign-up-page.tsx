import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function SignUpPage(): ReactNode {
  return <PageHeader title="Sign up" />;
}
