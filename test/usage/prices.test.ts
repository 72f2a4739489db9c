import { describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { readSettings } from '../../server/config/settings.ts';
import {
  openPrices,
  type Priced,
  type PriceRule,
  type TokenRule,
  textPrice,
} from '../../server/usage/prices.ts';

const TEXT: TokenRule = {
  id: 'text',
  operations: ['createMessage'],
  per: 'million-tokens',
  input: 1,
  cachedInput: 0.1,
  output: 4,
};

const RULES: readonly PriceRule[] = [
  {
    id: 'wide',
    operations: ['createImage'],
    models: ['a'],
    sizes: ['2x1'],
    per: 'image',
    units: 6,
  },
  { id: 'of-a', operations: ['createImage', 'editImage'], models: ['a'], per: 'image', units: 5 },
  { id: 'image', operations: ['createImage'], per: 'image', units: 4 },
  { id: 'second', operations: ['createVideo'], sizes: ['720p'], per: 'second', units: 0.1 },
  { id: 'flat', operations: ['createVideo'], models: ['flat'], per: 'request', units: 7 },
  { id: 'free', operations: ['extractMidi'], per: 'request', units: 0 },
  TEXT,
];

const prices = openPrices({ ceiling: 100, rules: RULES });

function priced(operation: string, model = 'b', size?: string): Priced {
  return { operation, model, ...(size === undefined ? {} : { size }) };
}

describe('the price', () => {
  test.each([
    [priced('createImage', 'a', '2x1'), 2, 'wide', 12],
    [priced('createImage', 'a', '1x1'), 2, 'of-a', 10],
    [priced('editImage', 'a'), 1, 'of-a', 5],
    [priced('createImage', 'b', '2x1'), 2, 'image', 8],
    [priced('createVideo', 'b', '720p'), 3, 'second', 0.3],
    [priced('createVideo', 'flat', '4k'), 15, 'flat', 7],
    [priced('extractMidi'), 1, 'free', 0],
    [priced('createMessage'), { input: 1_000, output: 0 }, 'text', 0.001],
  ])('of %j times %j is by the first rule that matches: %s, %f', (what, quantity, rule, units) => {
    expect(prices.ruleFor(what)?.id).toBe(rule);
    expect(prices.quote(what, quantity)).toMatchObject({ ok: true, value: { rule, units } });
  });

  test.each([
    [priced('createVideo', 'b', '4k'), 'b at 4k has no price for createVideo'],
    [priced('createVideo'), 'b has no price for createVideo'],
    [priced('editImage'), 'b has no price for editImage'],
    [priced('createChatCompletion'), 'b has no price for createChatCompletion'],
  ])('of %j is refused, never nothing', (what, message) => {
    expect(prices.quote(what, 1)).toEqual({
      ok: false,
      problem: {
        kind: 'not-found',
        message: `${message}, and is not served without one.`,
        code: 'model_not_priced',
      },
    });
  });

  test('of tokens is none of what is counted', () => {
    expect(() => prices.quote(priced('createMessage'), 1_000)).toThrow('applies to text only');
  });

  test('above the ceiling is refused, with both amounts', () => {
    expect(prices.quote(priced('createImage'), 25)).toMatchObject({ ok: true });
    const message = 'The request costs 104 units; a request may cost at most 100 units.';
    expect(prices.quote(priced('createImage'), 26)).toMatchObject({
      ok: false,
      problem: {
        kind: 'refused',
        violations: [{ parameter: '', rule: 'price-ceiling', message }],
      },
    });
  });

  test('of text has a line for each kind of tokens; those from the cache are not counted twice', () => {
    expect(textPrice(TEXT, { input: 1000, cachedInput: 400, output: 50 })).toEqual({
      rule: 'text',
      units: 0.00084,
      lines: [
        { unit: 'input-token', quantity: 600, price: 1, units: 0.0006 },
        { unit: 'cached-input-token', quantity: 400, price: 0.1, units: 0.00004 },
        { unit: 'output-token', quantity: 50, price: 4, units: 0.0002 },
      ],
    });
  });

  test('of text from the cache is that of other input, where it has none of its own', () => {
    const { cachedInput: _, ...rule } = TEXT;
    const tokens = { input: 1_000_000, cachedInput: 500_000, output: 0 };
    expect(textPrice(rule, tokens).units).toBe(1);
  });

  test('of text has lines of their own for what is written to a cache, and for how long', () => {
    const rule = { ...TEXT, cacheWrite: 1.25, longCacheWrite: 2 };
    const tokens = {
      input: 1000,
      cachedInput: 400,
      cacheWrite: 300,
      longCacheWrite: 100,
      output: 0,
    };
    expect(textPrice(rule, tokens)).toEqual({
      rule: 'text',
      units: 0.00079,
      lines: [
        { unit: 'input-token', quantity: 300, price: 1, units: 0.0003 },
        { unit: 'cached-input-token', quantity: 400, price: 0.1, units: 0.00004 },
        { unit: 'cache-write-token', quantity: 200, price: 1.25, units: 0.00025 },
        { unit: 'long-cache-write-token', quantity: 100, price: 2, units: 0.0002 },
      ],
    });
  });

  test.each([
    ['other input', {}, 1],
    ['what is written for a short time', { cacheWrite: 1.25 }, 1.25],
  ])(
    'of what is written to a cache is that of %s, where it has none of its own',
    (_, own, units) => {
      const tokens = {
        input: 1_000_000,
        cacheWrite: 1_000_000,
        longCacheWrite: 1_000_000,
        output: 0,
      };
      expect(textPrice({ ...TEXT, ...own }, tokens).units).toBe(units);
    },
  );

  test('of text counts no token twice, whatever an upstream tells of its cache', () => {
    const tokens = { input: 10, cachedInput: 8, cacheWrite: 5, longCacheWrite: 9, output: 0 };
    expect(textPrice(TEXT, tokens).lines.map(({ unit, quantity }) => [unit, quantity])).toEqual([
      ['cached-input-token', 8],
      ['long-cache-write-token', 2],
    ]);
  });

  test('of text may be one of a request', () => {
    const rule = { id: 'flat', operations: ['createMessage'], per: 'request', units: 2 } as const;
    expect(textPrice(rule, { input: 9, output: 9 })).toMatchObject({
      units: 2,
      lines: [{ unit: 'request', quantity: 1 }],
    });
  });
});

describe('the charge of text', () => {
  const message = priced('createMessage');

  test('is its price, up to the ceiling', () => {
    const tokens = { input: 20_000_000, cachedInput: 0, output: 20_000_000 };
    expect(prices.charge(message, tokens)).toMatchObject({ units: 100, isCut: false });
  });

  test('is the ceiling beyond that, and its lines come to the same, with all their tokens', () => {
    const tokens = { input: 40_000_000, cachedInput: 10_000_000, output: 10 ** 12 };
    expect(prices.charge(message, tokens)).toEqual({
      rule: 'text',
      units: 100,
      isCut: true,
      lines: [
        { unit: 'input-token', quantity: 30_000_000, price: 1, units: 30 },
        { unit: 'cached-input-token', quantity: 10_000_000, price: 0.1, units: 1 },
        { unit: 'output-token', quantity: 10 ** 12, price: 4, units: 69 },
      ],
    });
  });

  test('is nothing where there is no price', () => {
    expect(prices.charge(priced('createChatCompletion'), { input: 1, output: 1 })).toBeUndefined();
  });
});

describe('the usual prices', () => {
  const usual = openPrices(readSettings({}, { PATCHBAY_CONFIG: '' }).prices);

  test.each([
    [priced('createVideo', 'any', '480p'), 6, 30],
    [priced('createVideo', 'any', '720p'), 10, 100],
    [priced('createVideo', 'any', '1080p'), 15, 300],
    [priced('createMusic'), 2, 20],
    [priced('createImage', 'any', '1024x1024'), 2, 8],
    [priced('editImage', 'any', 'auto'), 1, 4],
    [priced('createMessage'), { input: 1_000_000, output: 0 }, 1],
    [priced('extractMidi'), 1, 0],
    [priced('uploadSample'), 1, 0],
  ])('of %j times %j is %i', (what, quantity, units) => {
    expect(usual.quote(what, quantity)).toMatchObject({ ok: true, value: { units } });
  });

  test('name operations of the contract', () => {
    const { rules } = readSettings({}, { PATCHBAY_CONFIG: '' }).prices;
    for (const id of rules.flatMap((rule) => rule.operations)) {
      expect(operations).toHaveProperty(id);
    }
  });
});
