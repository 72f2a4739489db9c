import type { LedgerLine, PicturePrice } from '../database/tables/usage-tables.ts';
import type { Priced } from './price-rules.ts';
import type { SizeRules } from './size-prices.ts';

/**
 * The request with each quality that its price may depend on. One variant is enough where the request names the
 * quality, or a rule prices the value that leaves it to the model.
 */
export function qualitiesThatMayCount(
  priced: Priced,
  { ruleFor }: Pick<SizeRules, 'ruleFor'>,
): readonly Priced[] {
  const { quality, mayTake } = priced;
  if (mayTake === undefined || quality === undefined) return [priced];
  if (ruleFor(priced)?.qualities?.includes(quality) === true) return [priced];
  return mayTake.map((one) => ({ ...priced, quality: one }));
}

/** The request with each quality that may be made instead of the one that it names. */
export function qualitiesMadeInstead(priced: Priced): readonly Priced[] {
  const { quality, mayTake, qualities = [] } = priced;
  if (quality === undefined || mayTake !== undefined) return [];
  return qualities.filter((one) => one !== quality).map((one) => ({ ...priced, quality: one }));
}

/** The price of images of one quality. */
export interface QualityQuote {
  readonly quality: string | undefined;
  readonly quote: {
    readonly rule: string;
    readonly lines: readonly LedgerLine[];
    /** By size, where prices differ. */
    readonly sizes?: readonly PicturePrice[];
  };
}

/**
 * The price of an image by what is made; `undefined` where all prices are equal.
 *
 * @param quotes - for each quality; the first one is for images of no known quality
 */
export function pricesOfPictures(
  quotes: readonly QualityQuote[],
): readonly PicturePrice[] | undefined {
  const bySize = quotes.map(({ quote }) => pricesBySizeIn(quote));
  if (new Set(bySize.map(asText)).size <= 1) return quotes[0]?.quote.sizes;
  return quotes.flatMap(({ quality, quote }) =>
    pricesBySizeIn(quote).map((price) => ({ ...(quality && { quality }), ...price })),
  );
}

function pricesBySizeIn({ rule, lines, sizes }: QualityQuote['quote']): readonly PicturePrice[] {
  return sizes ?? lines.flatMap(({ unit, price }) => (unit === 'image' ? [{ rule, price }] : []));
}

function asText(prices: readonly PicturePrice[]): string {
  return JSON.stringify(prices.map(({ size, price }) => [size, price]));
}
