import { describe, expect, test } from 'vitest';
import { type PriceList, priceOf } from '../../server/usage/prices.ts';

const PRICES: PriceList = {
  videoSecond: { '480p': 5, '720p': 10, '1080p': 20 },
  song: 20,
  image: 4,
};

describe('the price', () => {
  test.each([
    [6, '480p', 30],
    [10, '720p', 100],
    [15, '1080p', 300],
  ])('of %i seconds of video at %s is %i', (seconds, resolution, price) => {
    expect(priceOf(PRICES, { kind: 'video', seconds, resolution })).toBe(price);
  });

  test('of a music job is that of a song, whatever comes of it', () => {
    expect(priceOf(PRICES, { kind: 'music' })).toBe(20);
  });

  test('may be nothing, if the operator says so', () => {
    const free: PriceList = { videoSecond: { '720p': 0 }, song: 0, image: 4 };
    expect(priceOf(free, { kind: 'music' })).toBe(0);
    expect(priceOf(free, { kind: 'video', seconds: 10, resolution: '720p' })).toBe(0);
  });

  test.each([
    [0.1, 3, 0.3],
    [0.07, 10, 0.7],
    [1.1, 30, 33],
  ])('of %f a second for %i seconds is %f, without crumbs', (second, seconds, price) => {
    const prices: PriceList = { videoSecond: { '720p': second }, song: 0, image: 4 };
    expect(priceOf(prices, { kind: 'video', seconds, resolution: '720p' })).toBe(price);
  });

  test('of what has none is a mistake: nothing is free by accident', () => {
    const work = { kind: 'video', seconds: 10, resolution: '4k' } as const;
    expect(() => priceOf(PRICES, work)).toThrow('There is no price for video at 4k.');
  });
});
