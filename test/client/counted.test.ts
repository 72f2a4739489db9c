import { expect, test } from 'vitest';
import { counted } from '../../client/counted.ts';

test('one thing is told in the singular, any other number in the plural', () => {
  const told = [0, 0.5, 1, 2].map((count) => counted(count, 'second'));
  expect(told).toEqual(['0 seconds', '0.5 seconds', '1 second', '2 seconds']);
  expect(['1', '1.5'].map((units) => counted(units, 'unit'))).toEqual(['1 unit', '1.5 units']);
});
