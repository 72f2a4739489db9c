import { useEffect, useState } from 'react';

const USUAL_MS = 5_000;

/** The time, in milliseconds since 1970, anew every some seconds, so that ages on a page go on. */
export function useNow(everyMs: number = USUAL_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
