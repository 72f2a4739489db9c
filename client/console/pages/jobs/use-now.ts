import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** The time in milliseconds since 1970, updated every few seconds, so that ages on a page stay current. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
