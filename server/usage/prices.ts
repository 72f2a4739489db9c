/** What work costs, in units of quota, as the operator has set it. */
export interface PriceList {
  /** A second of video, by resolution. */
  readonly videoSecond: Readonly<Record<string, number>>;
  /** A music job, which gives two songs. */
  readonly song: number;
  /** A picture. */
  readonly image: number;
}

/** What of a request decides its price. */
export type Priced =
  | { readonly kind: 'video'; readonly seconds: number; readonly resolution: string }
  | { readonly kind: 'music' }
  | { readonly kind: 'image'; readonly count: number };

/**
 * The price of a piece of work in units of quota.
 *
 * @throws where the list has no price: nothing is free by accident
 */
export function priceOf(prices: PriceList, work: Priced): number {
  if (work.kind === 'music') return prices.song;
  if (work.kind === 'image') return withoutCrumbs(prices.image * work.count);
  const second = prices.videoSecond[work.resolution];
  if (second === undefined) throw new Error(`There is no price for video at ${work.resolution}.`);
  return withoutCrumbs(second * work.seconds);
}

/** Binary fractions leave crumbs: 0.1 times 3 would be 0.30000000000000004. */
function withoutCrumbs(price: number): number {
  return Number(price.toFixed(PRICE_DIGITS));
}

const PRICE_DIGITS = 6;
