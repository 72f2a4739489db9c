import { mayBeCommitted } from '../database/availability.ts';

/** Waits for a charge. Where its answer is lost, it is looked up: what has been charged must not fail. */
export async function unlessCharged(
  charging: Promise<number | undefined>,
  lookUp: () => Promise<number | undefined>,
): Promise<number | undefined> {
  try {
    return await charging;
  } catch (error) {
    const units = mayBeCommitted(error) ? await lookUp() : undefined;
    if (units === undefined) throw error;
    return units;
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
