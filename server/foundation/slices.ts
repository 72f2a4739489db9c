import { setImmediate as othersTurn } from 'node:timers/promises';

/** Much longer would be felt by those who wait; each turn of the others costs as well. */
const SLICE_MS = 5;

/**
 * Makes one thing of each item, in their order. Where that takes longer than milliseconds, others have their turns of the
 * event loop in between.
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  make: (item: Item, index: number) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    if (performance.now() - began > SLICE_MS) {
      await othersTurn();
      began = performance.now();
    }
    results.push(make(item, index));
  }
  return results;
}
