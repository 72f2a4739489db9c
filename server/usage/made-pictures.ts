import type { LedgerLine, SizePrice } from '../database/tables/usage-tables.ts';
import { costOf } from './amounts.ts';

/** An image that was made. */
export interface MadePicture {
  /** In pixels, as `1024x768`, where known. */
  readonly size?: string | undefined;
}

/** A reservation for images. */
export interface ReservedForPictures {
  readonly rule: string;
  /** Of one image. */
  readonly price: number;
  /** The number of images requested. */
  readonly quantity: number;
  /** The price of an image by its size. */
  readonly sizes: readonly SizePrice[];
}

/** The cost of images. */
export interface PicturesCost {
  /** The most expensive rule that applied. */
  readonly rule: string;
  readonly lines: readonly LedgerLine[];
}

/**
 * The cost of images: each by its size, at most what was reserved for one. Images beyond the requested number are free.
 */
export function costOfPictures(
  made: readonly MadePicture[],
  reserved: ReservedForPictures,
): PicturesCost {
  const priced = made.slice(0, reserved.quantity).map(({ size }) => priceOf(size, reserved));
  const alike = Map.groupBy(priced, ({ size, price }) => `${size} ${price}`);
  const lines = [...alike.values()].flatMap((pictures): readonly LedgerLine[] => {
    const [first] = pictures;
    if (first === undefined) return [];
    const { size, price } = first;
    const quantity = pictures.length;
    const units = costOf(price, quantity);
    return [{ unit: 'image', ...(size === undefined ? {} : { size }), quantity, price, units }];
  });
  const dearest = priced.toSorted((one, other) => other.price - one.price)[0];
  return { rule: dearest?.rule ?? reserved.rule, lines };
}

interface PricedPicture extends MadePicture {
  readonly rule: string;
  readonly price: number;
}

function priceOf(
  size: string | undefined,
  { rule, price, sizes }: ReservedForPictures,
): PricedPicture {
  const found =
    sizes.find((one) => one.size === size) ?? sizes.find((one) => one.size === undefined);
  return found === undefined || found.price > price
    ? { size, rule, price }
    : { size, rule: found.rule, price: found.price };
}
