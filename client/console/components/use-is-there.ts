import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the calling component is still mounted and visible, for code that continues after an `await`. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useLayoutEffect(() => {
    // A layout effect: React hides a page that is left until the next one is loaded, and may show it again; other
    // effects are not notified of that.
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
