import { describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { ModelPrice } from '../../generated/types.ts';
import { modelPrices } from '../../server/operations/model-prices.ts';
import { openPrices, type PriceRule } from '../../server/usage/prices.ts';
import { aGateway } from '../a-gateway.ts';

const VIDEO = 'vidx-imagine-video-1.5';
const SECOND = { operations: ['createVideo'], per: 'second', units: 1 } as const;

function pricesBy(rules: readonly PriceRule[], model = VIDEO, operation = 'createVideo') {
  return modelPrices(openPrices({ ceiling: 100, rules }), operation, model);
}

describe('the prices of a model', () => {
  test('are those that count: a later rule shows the sizes that are left', () => {
    const rules = [
      { ...SECOND, id: 'large', sizes: ['1080p', '4k'], units: 3 },
      { ...SECOND, id: 'other', units: 0.25 },
      { ...SECOND, id: 'never', sizes: ['720p'] },
    ];
    expect(pricesBy(rules)).toEqual([
      {
        operation: 'createVideo',
        rule: 'other',
        sizes: ['480p', '720p'],
        per: 'second',
        units: '0.25',
      },
      { operation: 'createVideo', rule: 'large', sizes: ['1080p'], per: 'second', units: '3' },
    ]);
  });

  test('name no sizes where all cost the same', () => {
    const rules = [{ ...SECOND, id: 'hd', sizes: ['720p'] }];
    expect(pricesBy(rules, 'vidx-imagine-video')).toEqual([
      { operation: 'createVideo', rule: 'hd', per: 'second', units: '1' },
    ]);
  });

  test('of pictures tell the qualities that cost otherwise, by size where that differs', () => {
    const picture = { operations: ['createImage'], per: 'image' } as const;
    const rules: readonly PriceRule[] = [
      { ...picture, id: 'fine', sizes: ['1024x1024'], qualities: ['high'], units: 16 },
      { ...picture, id: 'rough', qualities: ['low'], units: 1 },
      { ...picture, id: 'usual', units: 4 },
    ];
    const price = { operation: 'createImage', per: 'image' } as const;
    const others = ['1536x1024', '1024x1536'];
    expect(pricesBy(rules, 'imgx-image-1', 'createImage')).toEqual([
      { ...price, rule: 'fine', sizes: ['1024x1024'], qualities: ['high'], units: '16' },
      { ...price, rule: 'usual', sizes: ['1024x1024'], qualities: ['medium'], units: '4' },
      { ...price, rule: 'rough', qualities: ['low'], units: '1' },
      { ...price, rule: 'usual', sizes: others, qualities: ['high', 'medium'], units: '4' },
    ]);
    expect(pricesBy(rules.slice(2), 'imgx-image-1', 'createImage')).toEqual([
      { ...price, rule: 'usual', units: '4' },
    ]);
  });

  test('of text say what the cache costs, as the input where nothing is said of it', () => {
    const text: PriceRule = {
      id: 'text',
      operations: ['createMessage'],
      per: 'million-tokens',
      input: 3,
      output: 15,
    };
    expect(pricesBy([text], 'any', 'createMessage')).toEqual([
      {
        operation: 'createMessage',
        rule: 'text',
        per: 'million-tokens',
        input: '3',
        cachedInput: '3',
        cacheWrite: '3',
        longCacheWrite: '3',
        output: '15',
      },
    ]);
  });

  test('are none where no rule is for the model or its sizes', () => {
    expect(pricesBy([{ ...SECOND, id: 'small', sizes: ['240p'] }])).toEqual([]);
    expect(pricesBy([{ ...SECOND, id: 'other', models: ['another'] }])).toEqual([]);
    expect(pricesBy([{ ...SECOND, id: 'music', operations: ['createMusic'] }])).toEqual([]);
  });
});

describe('GET /v1/models', () => {
  test('tells the prices of the gateway, and lists no operation without one', async () => {
    const rules = [
      { id: 'picture', operations: ['createImage' as const], per: 'image' as const, units: 2.5 },
    ];
    const gateway = await aGateway({ prices: { ceiling: 100, rules } });
    const { json } = await gateway.call('/v1/models');
    const one = await gateway.call('/v1/models/imgy-2');
    const unpriced = await gateway.call(`/v1/models/${VIDEO}`);
    await gateway.stop();
    expect(one.json).toMatchObject({
      operations: ['createImage'],
      prices: [{ operation: 'createImage', rule: 'picture', per: 'image', units: '2.5' }],
    });
    expect(json.data.map(({ id }: { id: string }) => id)).not.toContain(VIDEO);
    expect(unpriced.status).toBe(404);
  });

  test('tells of every operation what a quote of it says', async () => {
    const gateway = await aGateway();
    const { json } = await gateway.call('/v1/models');
    const wide = { prompt: 'A fox', mode: 'imgx-image-1', size: '1536x1024' };
    const headers = { prefer: 'quote' };
    const { path } = operations.createImage;
    const quote = JSON.parse((await gateway.call(path, { json: wide, headers })).text);
    await gateway.stop();
    for (const { operations: served, prices } of json.data) {
      const priced = prices.map(({ operation }: ModelPrice) => operation);
      expect([...new Set(priced)]).toEqual(served);
    }
    const model = json.data.find(({ id }: { id: string }) => id === 'imgx-image-1');
    const shown = model.prices.find(
      ({ operation, sizes }: { operation: string; sizes?: readonly string[] }) =>
        operation === 'createImage' && sizes?.includes('1536x1024'),
    );
    expect(quote.data).toMatchObject({ rule: shown.rule, units: shown.units });
  });
});
