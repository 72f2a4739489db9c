import type { ReactNode } from 'react';
import { ErrorNotice } from '../components/notice.tsx';
import { Door } from '../pages/sign-in/door.tsx';
import { useSession } from './session.tsx';

/** Replaces every page until the gateway has reported who is signed in. */
export function UnreachablePage({ error }: { readonly error: unknown }): ReactNode {
  const { refresh } = useSession();
  return (
    <Door
      title="Can’t reach the gateway"
      text="This page continues as soon as the connection is back."
    >
      <ErrorNotice error={error} title="What went wrong" onRetry={() => void refresh()} />
    </Door>
  );
}
