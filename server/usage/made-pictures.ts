import type { LedgerLine, SizePrice } from '../database/tables.ts';
import { costOf } from './amounts.ts';

/** A picture that was made. */
export interface MadePicture {
  /** In pixels, as `1024x768`, where it is known. */
  readonly size?: string | undefined;
}

/** The reservation for pictures. */
export interface ReservedForPictures {
  readonly rule: string;
  /** Of one. */
  readonly price: number;
  /** How many were asked for. */
  readonly quantity: number;
  /** What a picture costs by its size. */
  readonly sizes: readonly SizePrice[];
}

/** The cost of pictures. */
export interface PicturesCost {
  /** The dearest rule that counted. */
  readonly rule: string;
  readonly lines: readonly LedgerLine[];
}

/**
 * The cost of pictures: each by its size, and no more than was reserved for one. Pictures beyond the number asked for
 * are free.
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
