import { mayBeCommitted } from '../database/availability.ts';

/**
 * Waits for a change of the books. Where its answer is lost, what it has done is looked up: what has been made and
 * charged must not fail, as its caller would ask for another.
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
    const done = mayBeCommitted(error) ? await lookUp() : undefined;
    if (done === undefined) throw error;
    return done;
  }
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
