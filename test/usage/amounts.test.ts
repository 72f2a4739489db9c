import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOf, inUnits, sumOf, UNITS_BELOW, unitsText } from '../../server/usage/amounts.ts';

const MILLION = 1_000_000n;

/** Generates millionths of a unit, up to the largest amount. */
const amount = fc.bigInt({ min: 0n, max: BigInt(UNITS_BELOW) * MILLION - 1n });

/** Generates prices in millionths of a unit: up to a million units, with up to 6 decimals. */
const price = fc.bigInt({ min: 0n, max: MILLION * MILLION });

describe('amounts', () => {
  test('are the same as text, and read from it', () => {
    fc.assert(
      fc.property(amount, (millionths) => {
        const units = Number(millionths) / 1e6;
        const text = unitsText(units);
        const [whole = '', fraction = ''] = text.split('.');
        expect(BigInt(whole + fraction.padEnd(6, '0'))).toBe(millionths);
        expect(Number(text)).toBe(units);
      }),
    );
  });

  test.each([
    [0, '0'],
    [-0, '0'],
    [-1e-9, '0'],
    [100, '100'],
    [10.5, '10.5'],
    [0.000001, '0.000001'],
    [-2.25, '-2.25'],
    [0.1 + 0.2, '0.3'],
  ])('%f is written %s', (units, text) => {
    expect(unitsText(units)).toBe(text);
  });

  test.each([
    [1, '1 unit'],
    [0.5, '0.5 units'],
  ])('%f is %s in a sentence', (units, text) => {
    expect(inUnits(units)).toBe(text);
  });

  test('add up without crumbs', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 5 }), (list) => {
        const sum = list.reduce((all, millionths) => all + millionths, 0n);
        expect(sumOf(list.map((millionths) => Number(millionths) / 1e6))).toBe(Number(sum) / 1e6);
      }),
    );
  });
});

describe('what so many cost', () => {
  test('is the exact product, for what is counted by one', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 4_000 }), (millionths, quantity) => {
        const expected = Number(millionths * BigInt(quantity)) / 1e6;
        expect(costOf(Number(millionths) / 1e6, quantity)).toBe(expected);
      }),
    );
  });

  test('is rounded half up to 6 decimals, for tokens by the million', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 4_000_000 }), (millionths, tokens) => {
        const exact = millionths * BigInt(tokens);
        const rounded = (exact + MILLION / 2n) / MILLION;
        const units = costOf(Number(millionths) / 1e6, tokens, { perCount: 1_000_000 });
        expect(units).toBe(Number(rounded) / 1e6);
      }),
    );
  });

  test.each([
    [0.1, 3, 0.3],
    [0.07, 10, 0.7],
    [1.1, 30, 33],
    [1.005, 1.5, 1.5075],
    [1e-7, 5, 0.000001],
    [1e-7, 4, 0],
    [1e21, 0, 0],
  ])('at %f for %f is %f', (one, quantity, units) => {
    expect(costOf(one, quantity)).toBe(units);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('cannot be told for %f', (wrong) => {
    expect(() => costOf(wrong, 1)).toThrow(RangeError);
    expect(() => costOf(1, wrong)).toThrow(RangeError);
  });
});
