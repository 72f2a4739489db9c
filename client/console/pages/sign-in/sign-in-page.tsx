import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

/** The page. */
export function SignInPage(): ReactNode {
  return <PageHeader title="SignIn" />;
}
