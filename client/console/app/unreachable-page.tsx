import type { ReactNode } from 'react';
import { ErrorNotice } from '../components/notice.tsx';
import { Door } from '../pages/sign-in/door.tsx';
import { useSession } from './session.tsx';

/** Replaces every page until the gateway has reported who is signed in. */
export function UnreachablePage({ error }: { readonly error: unknown }): ReactNode {
  const { refresh } = useSession();
  return (
    <Door
      title="The gateway does not answer"
      text="The page goes on by itself as soon as it can be reached."
    >
      <ErrorNotice error={error} title="What went wrong" onRetry={() => void refresh()} />
    </Door>
  );
}
