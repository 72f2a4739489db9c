import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'wouter';
import { useSession } from './session.tsx';

const ArrivalContext = createContext<RefObject<boolean>>({ current: false });

/** Notices changes of page within the console, which a browser does not announce: to another address, or to the door and back. */
export function ArrivalProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [location] = useLocation();
  const { session } = useSession();
  const shown = useRef(location);
  const before = useRef(session.kind);
  const isPending = useRef(false);
  const isBack = useRef(false);

  useEffect(() => {
    const note = (): void => {
      isBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);

  // Before the effects of the page's head, which come in the same turn where the page is loaded already.
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    isPending.current = true;
    // On the way back, the browser restores the position itself.
    if (!isBack.current) scrollTo(0, 0);
    isBack.current = false;
  }, [location]);

  useLayoutEffect(() => {
    const [was, is] = [before.current, session.kind];
    before.current = is;
    // The first page is the browser's own matter.
    if (was !== is && (was === 'signed-in' || was === 'signed-out')) isPending.current = true;
  }, [session.kind]);

  return <ArrivalContext value={isPending}>{children}</ArrivalContext>;
}

/**
 * For the heading of a page: names the browser's tab, and gets the focus once it is there, after somebody has gone to
 * the page. A screen reader reads it, and the keyboard goes on from there. The page that the browser itself has opened
 * keeps its focus.
 *
 * @param title - what the heading says; pages at another address with the same heading are one page
 * @returns what the heading takes as `ref`; it needs `tabIndex={-1}`
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const isPending = useContext(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Patchbay`;
    if (!isPending.current) return;
    isPending.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [isPending, title]);
  return heading;
}
