import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';
import { useSession } from './session.tsx';

/** A window that stays when its page is left. */
export interface LastingWindow {
  readonly id: string;
  /** Draws it; `close` takes it away. */
  readonly show: (close: () => void) => ReactNode;
}

const LastingWindowsContext = createContext<((window: LastingWindow) => void) | undefined>(
  undefined,
);

/** Windows that stay when their page is left, one after another; nobody sees them who has not signed in. */
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
 * Shows a window that stays when its page is left, for what is shown only once. Where there is one already, it comes
 * after that.
 */
export function useLastingWindow(): (window: LastingWindow) => void {
  const add = useContext(LastingWindowsContext);
  if (add === undefined) throw new Error('There is no place for windows around this part.');
  return add;
}
