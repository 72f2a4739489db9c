import { expect, test } from 'vitest';
import { isLongerThan, isShorterThan } from '../../openapi/build/runtime.ts';

const KITE = '\u{1FA81}';
const HALF = '\ud83e';

test.each([
  ['', 0],
  ['kite', 4],
  [KITE.repeat(4), 4],
  [`a${KITE}b${KITE}`, 4],
  [HALF.repeat(3), 3],
  [`${HALF}${KITE}`, 2],
  [`${KITE}\ude81`, 2],
])('%j has %i characters, counted in code points', (text, characters) => {
  expect(isLongerThan(text, characters)).toBe(false);
  expect(isShorterThan(text, characters)).toBe(false);
  expect(isShorterThan(text, characters + 1)).toBe(true);
  if (characters > 0) expect(isLongerThan(text, characters - 1)).toBe(true);
});

test.each([
  ['a'.repeat(40), 40],
  [KITE.repeat(40), 40],
  [`${KITE.repeat(20)}${'a'.repeat(20)}`, 40],
])('a text meets a bound whatever the size of its characters', (text, characters) => {
  for (let bound = 0; bound < 100; bound += 1) {
    expect(isLongerThan(text, bound)).toBe(characters > bound);
    expect(isShorterThan(text, bound)).toBe(characters < bound);
  }
});
