import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** The time in milliseconds since 1970. It is set every few seconds, so that ages on a page go on. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
