import { describe, expect, test } from 'vitest';
import {
  mayLoseDigits,
  parseExactly,
  parseExactObject,
} from '../../server/foundation/exact-json.ts';

describe('JSON that is passed on', () => {
  test.each([
    '{"id":1273456789012345679}',
    '[-9223372036854775808,18446744073709551615,123456789012345678901234567890]',
    '{"text":"1273456789012345679","small":[1,-2,0.5],"nothing":null}',
    '{"deep":{"list":[{"id":1273456789012345679,"name":"a"}]}}',
  ])('is written as it was read: %s', (text) => {
    expect(JSON.stringify(parseExactly(text))).toBe(text);
  });

  test('has numbers where JavaScript keeps them', () => {
    const text = '{"safe":9007199254740991,"fraction":0.1234567890123456789,"large":1e300}';
    expect(parseExactly(text)).toEqual({
      safe: 9_007_199_254_740_991,
      fraction: 0.123_456_789_012_345_68,
      large: 1e300,
    });
  });
});

test('beside a long number, a zero with a sign is a number that can be calculated with', () => {
  expect(parseExactly('[-0,1273456789012345679]')).toEqual([-0, expect.any(Object)]);
});

test('a long number is noticed wherever it stands, and nothing shorter is', () => {
  for (let before = 0; before < 40; before += 1) {
    const lead = '[0,'.padEnd(before, ' ');
    expect(mayLoseDigits(`${lead}${'1'.repeat(16)}]`)).toBe(true);
    expect(mayLoseDigits(`${lead}${'1'.repeat(15)},${'1'.repeat(15)}]`)).toBe(false);
  }
  expect(mayLoseDigits('')).toBe(false);
  expect(mayLoseDigits('9'.repeat(16))).toBe(true);
});

test('the digits of a fraction are nothing to take care of, those beside it are', () => {
  const fraction = `-0.${'1234567890'.repeat(2)}`;
  for (let before = 0; before < 40; before += 1) {
    const lead = '[0,'.padEnd(before, ' ');
    expect(mayLoseDigits(`${lead}${fraction},1e-5]`)).toBe(false);
    expect(mayLoseDigits(`${lead}${fraction},${'1'.repeat(16)}]`)).toBe(true);
    expect(mayLoseDigits(`${lead}${'1'.repeat(16)}.5]`)).toBe(true);
  }
});

test('what is no object, or no JSON, is none', () => {
  expect(parseExactObject('[1273456789012345679]')).toBeUndefined();
  expect(parseExactObject('1273456789012345679')).toBeUndefined();
  expect(parseExactObject('{"id":1273456789012345679')).toBeUndefined();
});
