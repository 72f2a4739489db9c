import { describe, expect, test } from 'vitest';
import { openPrices, type Priced, type PriceRule } from '../../server/usage/prices.ts';

const operations = ['createImage'];
const SMALL: PriceRule = { id: 'small', operations, sizes: ['1x1'], per: 'image', units: 1 };
const WIDE: PriceRule = { id: 'wide', operations, sizes: ['3x1'], per: 'image', units: 6 };
const ANY: PriceRule = { id: 'any', operations, per: 'image', units: 4 };
const OPEN: Priced = {
  operation: 'createImage',
  model: 'm',
  size: 'auto',
  mayCome: ['1x1', '3x1'],
};

function quoted(rules: readonly PriceRule[], priced = OPEN) {
  const quote = openPrices({ ceiling: 100, rules }).quote(priced, 2);
  return quote.ok ? quote.value : quote.problem.message;
}

describe('a size that is left to the model', () => {
  test('costs the dearest that may come, and tells the least and the price of each', () => {
    expect(quoted([SMALL, WIDE, ANY])).toEqual({
      rule: 'wide',
      lines: [{ unit: 'image', quantity: 2, price: 6, units: 12 }],
      units: 12,
      least: {
        rule: 'small',
        lines: [{ unit: 'image', quantity: 2, price: 1, units: 2 }],
        units: 2,
      },
      sizes: [
        { size: '1x1', rule: 'small', price: 1 },
        { size: '3x1', rule: 'wide', price: 6 },
        { rule: 'any', price: 4 },
      ],
    });
  });

  test('may be another one than those that the model has names for', () => {
    expect(quoted([SMALL, ANY])).toMatchObject({
      rule: 'any',
      units: 8,
      least: { rule: 'small', units: 2 },
    });
  });

  test('has one price where all sizes have', () => {
    const quote = quoted([ANY]);
    expect(quote).toMatchObject({ rule: 'any', units: 8 });
    expect(quote).not.toHaveProperty('least');
    expect(quote).not.toHaveProperty('sizes');
  });

  test('has the price of a rule that names it, whichever is made', () => {
    const named: PriceRule = { ...ANY, id: 'open', sizes: ['auto'], units: 5 };
    const quote = quoted([named, SMALL, WIDE, ANY]);
    expect(quote).toMatchObject({ rule: 'open', units: 10 });
    expect(quote).not.toHaveProperty('least');
    expect(quote).not.toHaveProperty('sizes');
  });

  test('has a price without a rule of every size, where each that may come has one', () => {
    expect(quoted([SMALL, WIDE])).toMatchObject({ rule: 'wide', units: 12 });
    expect(quoted([WIDE])).toContain('has no price');
  });
});

test('a size that is asked for tells what the others cost, and has one price itself', () => {
  const quote = quoted([SMALL, WIDE, ANY], { ...OPEN, size: '1x1', mayCome: undefined });
  expect(quote).toMatchObject({ rule: 'small', units: 2, sizes: [{}, {}, {}] });
  expect(quote).not.toHaveProperty('least');
});
