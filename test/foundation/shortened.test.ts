import { expect, test } from 'vitest';
import { shortened } from '../../server/foundation/shortened.ts';

test.each([
  ['a short text', 'four', 'four'],
  ['one of just the length', 'fives', 'fives'],
  ['one that is longer in code units alone', '🎹🎹🎹🎹🎹', '🎹🎹🎹🎹🎹'],
])('%s stays as it is', (_name, text, kept) => {
  expect(shortened(text, 5)).toBe(kept);
});

test('a longer text ends in an ellipsis, within the bound', () => {
  expect(shortened('seven s', 5)).toBe('seve…');
});

test('no character is cut in half', () => {
  expect(shortened('🎹'.repeat(50), 3)).toBe('🎹🎹…');
});
