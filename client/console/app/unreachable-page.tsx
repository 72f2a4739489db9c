import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { ErrorNotice } from '../components/notice.tsx';
import { Door } from '../pages/sign-in/door.tsx';
import { KEY_PLACE } from './paths.ts';
import { useSession } from './session.tsx';
import { isUnanswered } from './unanswered.ts';

const UNREACHABLE = {
  title: 'Can’t reach the gateway',
  text: 'This page continues as soon as the connection is back.',
} as const;
/** A response that does not tell who is signed in, such as 429 for a key with a limit of requests. */
const REFUSED = {
  title: 'The console can’t open yet',
  text: 'This page tries again by itself.',
} as const;

/** Replaces every page until the gateway has reported who is signed in. */
export function UnreachablePage({ error }: { readonly error: unknown }): ReactNode {
  const { refresh, signOut } = useSession();
  const words = isUnanswered(error) ? UNREACHABLE : REFUSED;
  const isByKey = sessionStorage.getItem(KEY_PLACE) !== null;
  return (
    <Door {...words} {...(isByKey ? { foot: <AnotherWay onPress={() => void signOut()} /> } : {})}>
      <ErrorNotice error={error} title="What went wrong" onRetry={() => void refresh()} />
    </Door>
  );
}

/** A key that is refused for long, or always, must not lock anybody out. */
function AnotherWay({ onPress }: { readonly onPress: () => void }): ReactNode {
  return (
    <Button variant="quiet" onClick={onPress}>
      Sign in another way
    </Button>
  );
}
