import { expect, onTestFinished, test } from 'vitest';
import { mapInSlices } from '../../server/foundation/slices.ts';

/** Blocks the event loop for so long. */
function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {}
}

test('a thing is made of each item, in order, and others have their turns in between', async () => {
  let turns = 0;
  const othersTurn = setInterval(() => {
    turns += 1;
  });
  onTestFinished(() => clearInterval(othersTurn));
  const items = Array.from({ length: 20 }, (_, index) => index);
  const made = await mapInSlices(items, (item, index) => {
    busy(6);
    return item * 2 + index;
  });
  expect(made).toEqual(items.map((item) => item * 3));
  expect(turns).toBeGreaterThan(5);
});

test('what is quick waits for nobody', async () => {
  let isOthersTurn = false;
  const other = setImmediate(() => {
    isOthersTurn = true;
  });
  onTestFinished(() => clearImmediate(other));
  expect(await mapInSlices([], String)).toEqual([]);
  expect(await mapInSlices([1, 2], String)).toEqual(['1', '2']);
  expect(isOthersTurn).toBe(false);
});
