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

/** Detects navigation within the console, which browsers do not announce: a new path, a sign-in or a sign-out. */
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

  // A layout effect, so that it runs before the effect of the page heading, which runs in the same commit if the page
  // is already loaded.
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    isPending.current = true;
    // On back and forward navigation, the browser restores the scroll position itself.
    if (!isBack.current) scrollTo(0, 0);
    isBack.current = false;
  }, [location]);

  useLayoutEffect(() => {
    const [was, is] = [before.current, session.kind];
    before.current = is;
    // The browser manages the focus on the initial page load.
    if (was !== is && (was === 'signed-in' || was === 'signed-out')) isPending.current = true;
  }, [session.kind]);

  return <ArrivalContext value={isPending}>{children}</ArrivalContext>;
}

/**
 * For the heading of a page: sets the document title, and focuses the heading after navigation within the console, so
 * that a screen reader reads it and the tab order continues from there. The heading that replaces it on the same page
 * gets the focus if that was on the page. The initial page load leaves the focus unchanged.
 *
 * @param title - the text of the heading; navigation between paths with the same title is not treated as a new page
 * @param part - what is shown of the page; it precedes the title in the document title
 * @returns the `ref` of the heading, which needs `tabIndex={-1}`
 */
export function usePageHeading(title: string, part?: string): RefObject<HTMLHeadingElement | null> {
  const isPending = useContext(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that replaces itself, such as when its data has arrived, takes the focused element along.
  useLayoutEffect(() => {
    const page = heading.current?.closest('main');
    return () => {
      if (page?.contains(document.activeElement) === true) isPending.current = true;
    };
  }, [isPending]);
  useEffect(() => {
    const names = part === undefined ? [title] : [part, title];
    document.title = [...names, 'Patchbay'].join(' – ');
  }, [title, part]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page begins where its title changes, not its part.
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [isPending, title]);
  return heading;
}
