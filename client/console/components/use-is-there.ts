import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component that calls it is still shown, for what goes on after an answer was waited for. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useEffect(() => {
    // React may take a component away and show it again.
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
