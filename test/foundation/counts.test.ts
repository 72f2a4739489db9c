import { expect, test } from 'vitest';
import { Counts } from '../../server/foundation/counts.ts';

test('each name is counted by itself, and forgotten once it has none', () => {
  const counts = new Counts();
  counts.add('a', 2);
  counts.add('b', 1);
  counts.add('a', -1);
  counts.add('b', -1);
  expect([counts.of('a'), counts.of('b'), counts.of('c')]).toEqual([1, 0, 0]);
  expect([...counts]).toEqual([['a', 1]]);
  counts.clear();
  expect(counts.of('a')).toBe(0);
});
