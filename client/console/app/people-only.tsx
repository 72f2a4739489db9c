import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { useSession } from './session.tsx';

/** The props of the notice. */
export interface PeopleOnlyProps {
  readonly title?: string;
  /** Why no key may see it, and what to sign in for. */
  readonly children: ReactNode;
}

/** Stands in for what only people may see, where a key has signed in. */
export function PeopleOnly({
  title = 'You have signed in with a key.',
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
