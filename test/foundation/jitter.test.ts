import { expect, test } from 'vitest';
import { jittered, jitteredLater } from '../../server/foundation/jitter.ts';

test.each([
  [0, 8, 10],
  [0.5, 10, 11],
  [1, 12, 12],
])('at a chance of %s, ten seconds are %s, and at least ten are %s', (chance, either, later) => {
  const random = () => chance;
  expect(jittered(10, random)).toBeCloseTo(either);
  expect(jitteredLater(10, random)).toBeCloseTo(later);
});
