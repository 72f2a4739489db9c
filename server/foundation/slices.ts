import { setImmediate as othersTurn } from 'node:timers/promises';

/** A longer slice would noticeably delay other work; a shorter one would yield more often, which costs time as well. */
const SLICE_MS = 5;

/** Maps items in order. If that takes more than a few milliseconds, it yields to the event loop in between. */
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
