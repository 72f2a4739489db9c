import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { useSession } from './session.tsx';

/** Props of `PeopleOnly`. */
export interface PeopleOnlyProps {
  readonly title?: string;
  /** Why keys have no access, and what to sign in for. */
  readonly children: ReactNode;
}

/** Replaces content that only people may see, if a key is signed in. */
export function PeopleOnly({
  title = 'You are signed in with an API key.',
  children,
}: PeopleOnlyProps): ReactNode {
  const { signOut } = useSession();
  return (
    <Notice
      title={title}
      actions={<Button onClick={() => void signOut()}>Sign in as a person</Button>}
    >
      <p>{children}</p>
    </Notice>
  );
}
