import { handleWhen, IterableBackoff, retry } from 'cockatiel';
import { isUnavailable, mayBeCommitted } from '../database/availability.ts';

/** A server that has just lost its connections may be restarting; one that hangs holds up each look-up itself. */
const LOOK_UP_MS = 10_000;
const PAUSES_MS = [100, 400, 1_000, 2_000, 3_000, 3_500];

/**
 * Waits for a change of the books. Where its answer is lost, what it has done is looked up, for ten seconds if the
 * database is unavailable: what has been made and charged must not fail, as its caller would ask for another.
 *
 * @param lookUp - returns `undefined` if nothing was done
 */
export async function lookedUpIfLost<T>(
  change: Promise<T>,
  lookUp: () => Promise<T | undefined>,
): Promise<T> {
  try {
    return await change;
  } catch (error) {
    const done = mayBeCommitted(error) ? await untilAvailable(lookUp) : undefined;
    if (done === undefined) throw error;
    return done;
  }
}

function untilAvailable<T>(lookUp: () => Promise<T>): Promise<T> {
  const until = performance.now() + LOOK_UP_MS;
  const isWorthRepeating = (error: unknown): boolean =>
    isUnavailable(error) && performance.now() < until;
  const policy = retry(handleWhen(isWorthRepeating), {
    maxAttempts: PAUSES_MS.length,
    backoff: new IterableBackoff(PAUSES_MS),
  });
  return policy.execute(lookUp);
}

/** Waits for a change of the books, and undoes it where its answer is lost, so that it may have been made. */
export async function undoneIfLost(
  change: Promise<void>,
  undo: () => Promise<void>,
): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (mayBeCommitted(error)) await undo();
    throw error;
  }
}
