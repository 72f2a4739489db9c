import { useEffect } from 'react';

/** Loads something that is needed later, such as the code of a page. */
export type Load = () => Promise<unknown>;

/** Loads one part after the other while the browser is idle, so that they are at hand in an outage. */
export function useIdleLoading(loads: readonly Load[]): void {
  useEffect(() => {
    let isOver = false;
    const loadAll = async (): Promise<void> => {
      for (const load of loads) {
        await idle();
        if (isOver) return;
        // The page that needs what is missing reports the failure.
        await load().catch(() => undefined);
      }
    };
    void loadAll();
    return () => {
      isOver = true;
    };
  }, [loads]);
}

/** For browsers that do not say when they are idle. */
const PAUSE_MS = 500;

function idle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE_MS);
  });
}
