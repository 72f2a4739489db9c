/** A quantity: a number with its unit, a ratio, or a width and height. */
export interface Measure {
  /** Comparable quantities have the same unit: `p` of `720p`, nothing of `10`, `:` of a ratio, `x` of a size. */
  readonly unit: string;
  /** One coordinate, or two for a size. */
  readonly at: readonly number[];
}

const NUMBER = String.raw`(\d{1,9}(?:\.\d{1,9})?)`;
const AMOUNT = new RegExp(`^${NUMBER}([a-z]*)$`, 'i');
const PAIR = new RegExp(`^${NUMBER}([:x])${NUMBER}$`, 'i');

/** Parses a measure; `undefined` if the value is not one. */
export function measureOf(value: unknown): Measure | undefined {
  const text = String(value);
  const [, left, separator, right] = PAIR.exec(text) ?? [];
  // On a logarithmic scale, 16:9 is as far from 1:1 as 9:16 is.
  if (separator === ':') return finite(':', [Math.log(Number(left) / Number(right))]);
  if (separator !== undefined) return finite('x', [Number(left), Number(right)]);
  const [, number, unit = ''] = AMOUNT.exec(text) ?? [];
  return number === undefined ? undefined : finite(unit.toLowerCase(), [Number(number)]);
}

function finite(unit: string, at: readonly number[]): Measure | undefined {
  return at.every(Number.isFinite) ? { unit, at } : undefined;
}

/** The distance between two measures of the same unit. */
export function distanceBetween(one: Measure, other: Measure): number {
  return Math.hypot(...one.at.map((at, axis) => at - (other.at[axis] ?? 0)));
}

/** The magnitude of a measure, comparable with others of its unit. */
export function sizeOf({ at }: Measure): number {
  return at.reduce((sum, one) => sum + one, 0);
}
