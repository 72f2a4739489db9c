import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Observes the width of an element, in pixels; 0 until it is known. */
export function useWidth<T extends HTMLElement>(): {
  readonly ref: RefObject<T | null>;
  readonly width: number;
} {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
