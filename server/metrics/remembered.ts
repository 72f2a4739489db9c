import { setTimeout as sleep } from 'node:timers/promises';

/** What such readings need. */
export interface RememberedParts {
  /** How long a reading is reused. */
  readonly freshSeconds: number;
  /** How long a reading may take. */
  readonly secondsUpTo: number;
  /** Told of a failed reading. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Reads something at most every few seconds, however often it is asked for.
 *
 * @returns a function that reads; it answers `undefined` where the last reading failed or took too long
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
