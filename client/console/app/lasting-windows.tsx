import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';
import { useSession } from './session.tsx';

/** A dialog that stays open when the user leaves its page. */
export interface LastingWindow {
  readonly id: string;
  /** Renders the dialog; `close` removes it. */
  readonly show: (close: () => void) => ReactNode;
}

const LastingWindowsContext = createContext<((window: LastingWindow) => void) | undefined>(
  undefined,
);

/** Shows dialogs that stay open across pages, one after another, and only while somebody is signed in. */
export function LastingWindowsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { session } = useSession();
  const [windows, setWindows] = useState<readonly LastingWindow[]>([]);
  const add = useCallback((one: LastingWindow) => setWindows((before) => [...before, one]), []);
  const [first] = windows;
  const close = (): void => setWindows((before) => before.filter((one) => one !== first));
  return (
    <LastingWindowsContext value={add}>
      {children}
      {session.kind === 'signed-in' && first !== undefined && (
        <Fragment key={first.id}>{first.show(close)}</Fragment>
      )}
    </LastingWindowsContext>
  );
}

/**
 * Opens a dialog that stays open when the user leaves its page, for content that is shown only once. It is queued if
 * another one is open.
 */
export function useLastingWindow(): (window: LastingWindow) => void {
  const add = useContext(LastingWindowsContext);
  if (add === undefined) throw new Error('useLastingWindow must be used within its provider.');
  return add;
}
