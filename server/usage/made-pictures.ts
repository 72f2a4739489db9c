import type { ItemizedPrice, LedgerLine, PicturePrice } from '../database/tables/usage-tables.ts';
import { costOf } from './amounts.ts';

/** An image that was made. */
export interface MadePicture {
  /** In pixels, as `1024x768`, where known. */
  readonly size?: string | undefined;
  /** As the upstream names it, where it does. */
  readonly quality?: string | undefined;
}

/** A reservation for images. */
export interface ReservedForPictures {
  readonly rule: string;
  /** Of one image. */
  readonly price: number;
  /** The number of images requested. */
  readonly quantity: number;
  /** The price of an image by its size and quality. */
  readonly sizes: readonly PicturePrice[];
}

/**
 * The cost of images: each by its size and quality, at most what was reserved for one. Images beyond the requested
 * number are free.
 *
 * @returns with the most expensive rule that applied
 */
export function costOfPictures(
  made: readonly MadePicture[],
  reserved: ReservedForPictures,
): ItemizedPrice {
  const priced = made.slice(0, reserved.quantity).map((picture) => priceOf(picture, reserved));
  const alike = Map.groupBy(priced, ({ size, quality, price }) => `${size} ${quality} ${price}`);
  const lines = [...alike.values()].flatMap((pictures): readonly LedgerLine[] => {
    const [first] = pictures;
    if (first === undefined) return [];
    const { size, quality, price } = first;
    const facts = { ...(size && { size }), ...(quality && { quality }) };
    const quantity = pictures.length;
    return [{ unit: 'image', ...facts, quantity, price, units: costOf(price, quantity) }];
  });
  const dearest = priced.toSorted((one, other) => other.price - one.price)[0];
  return { rule: dearest?.rule ?? reserved.rule, lines };
}

interface PricedPicture extends MadePicture {
  readonly rule: string;
  readonly price: number;
}

/** The price of an image, with the facts that it depends on. */
function priceOf(
  { size, quality }: MadePicture,
  { rule, price, sizes }: ReservedForPictures,
): PricedPicture {
  const isKnown = sizes.some((one) => one.quality === quality);
  const counted = isKnown ? quality : sizes[0]?.quality;
  const ofQuality = sizes.filter((one) => one.quality === counted);
  const found =
    ofQuality.find((one) => one.size === size) ?? ofQuality.find((one) => one.size === undefined);
  const facts = {
    ...(sizes.some((one) => one.size !== undefined) ? { size } : {}),
    ...(sizes.some((one) => one.quality !== undefined) ? { quality: counted } : {}),
  };
  return found === undefined || found.price > price
    ? { ...facts, rule, price }
    : { ...facts, rule: found.rule, price: found.price };
}
