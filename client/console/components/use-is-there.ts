import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the component that calls it is still shown, for what goes on after an answer was waited for. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useLayoutEffect(() => {
    // React hides what is left until the next page is loaded, and may show it again; other effects do not hear of it.
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
