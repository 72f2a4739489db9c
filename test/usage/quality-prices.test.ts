import { describe, expect, test } from 'vitest';
import { openPrices, type Priced, type PriceRule } from '../../server/usage/prices.ts';

const operations = ['createImage'];
const HIGH: PriceRule = { id: 'high', operations, qualities: ['high'], per: 'image', units: 16 };
const ANY: PriceRule = { id: 'any', operations, per: 'image', units: 4 };
const OPEN: Priced = {
  operation: 'createImage',
  model: 'm',
  quality: 'auto',
  mayTake: ['high', 'medium', 'low'],
  qualities: ['high', 'medium', 'low'],
};

function quoted(rules: readonly PriceRule[], priced = OPEN) {
  const quote = openPrices({ ceiling: 100, rules }).quote(priced, 2);
  return quote.ok ? quote.value : quote.problem.message;
}

describe('a quality', () => {
  test('that is asked for has the price of the first rule that names it, or names none', () => {
    const asked = (quality: string) =>
      quoted([HIGH, ANY], { ...OPEN, quality, mayTake: undefined });
    expect(asked('high')).toMatchObject({ rule: 'high', units: 32 });
    expect(asked('low')).toMatchObject({ rule: 'any', units: 8 });
  });

  test('that is asked for tells what the others cost, as another one may be made', () => {
    const quote = quoted([HIGH, ANY], { ...OPEN, quality: 'low', mayTake: undefined });
    expect(quote).toMatchObject({
      units: 8,
      sizes: [
        { quality: 'low', rule: 'any', price: 4 },
        { quality: 'high', rule: 'high', price: 16 },
        { quality: 'medium', rule: 'any', price: 4 },
      ],
    });
    expect(quote).not.toHaveProperty('least');
  });

  test('that is left to the model costs the dearest that it may take, and tells the least and the price of each', () => {
    expect(quoted([HIGH, ANY])).toEqual({
      rule: 'high',
      lines: [{ unit: 'image', quantity: 2, price: 16, units: 32 }],
      units: 32,
      least: {
        rule: 'any',
        lines: [{ unit: 'image', quantity: 2, price: 4, units: 8 }],
        units: 8,
      },
      sizes: [
        { quality: 'high', rule: 'high', price: 16 },
        { quality: 'medium', rule: 'any', price: 4 },
        { quality: 'low', rule: 'any', price: 4 },
      ],
    });
    expect(quoted([{ ...HIGH, units: 1 }, ANY])).toMatchObject({
      rule: 'any',
      units: 8,
      least: { rule: 'high', units: 2 },
    });
  });

  test('that is left to the model has one price where all qualities have', () => {
    const quote = quoted([{ ...HIGH, units: 4 }, ANY]);
    expect(quote).toMatchObject({ units: 8 });
    expect(quote).not.toHaveProperty('least');
    expect(quote).not.toHaveProperty('sizes');
  });

  test('that is left to the model has the price of a rule that names it', () => {
    const named: PriceRule = { ...ANY, id: 'open', qualities: ['auto'], units: 5 };
    const quote = quoted([named, HIGH, ANY]);
    expect(quote).toMatchObject({ rule: 'open', units: 10 });
    expect(quote).not.toHaveProperty('sizes');
  });

  test('has no price where one that may be taken has none', () => {
    expect(quoted([HIGH])).toContain('has no price');
  });

  test('and a size that are both left to the model cost the dearest of both, and the least of both', () => {
    const wide: PriceRule = { ...HIGH, id: 'wide', sizes: ['3x1'], units: 20 };
    const open = { ...OPEN, size: 'auto', mayCome: ['1x1', '3x1'] };
    expect(quoted([wide, HIGH, ANY], open)).toEqual({
      rule: 'wide',
      lines: [{ unit: 'image', quantity: 2, price: 20, units: 40 }],
      units: 40,
      least: {
        rule: 'any',
        lines: [{ unit: 'image', quantity: 2, price: 4, units: 8 }],
        units: 8,
      },
      sizes: [
        { quality: 'high', size: '3x1', rule: 'wide', price: 20 },
        { quality: 'high', rule: 'high', price: 16 },
        { quality: 'medium', rule: 'any', price: 4 },
        { quality: 'low', rule: 'any', price: 4 },
      ],
    });
  });
});
