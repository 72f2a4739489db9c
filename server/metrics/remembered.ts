import { setTimeout as sleep } from 'node:timers/promises';

/** Options of a cached reading. */
export interface RememberedParts {
  /** How long a reading is reused. */
  readonly freshSeconds: number;
  /** How long a reading may take. */
  readonly secondsUpTo: number;
  /** Called when a reading fails. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Caches a reading, so that it runs at most once per interval.
 *
 * @returns a function that returns the reading; `undefined` if the last one failed or timed out
 */
export function remembered<T>(
  read: () => Promise<T>,
  { freshSeconds, secondsUpTo, onFailure }: RememberedParts,
): () => Promise<T | undefined> {
  let last: { readonly value: Promise<T | undefined>; readonly until: number } | undefined;
  const readOnce = (): Promise<T | undefined> => {
    const reading = read().catch((error: unknown) => {
      onFailure(error);
      return undefined;
    });
    return Promise.race([reading, sleep(secondsUpTo * 1000, undefined, { ref: false })]);
  };
  return () => {
    const now = performance.now();
    if (last === undefined || now >= last.until) {
      last = { value: readOnce(), until: now + freshSeconds * 1000 };
    }
    return last.value;
  };
}
