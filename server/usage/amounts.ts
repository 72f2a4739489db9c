/**
 * Amounts are numbers of units with 6 decimals at the most, below 2 ** 32. In these bounds a number stands for one
 * decimal text and no other, so that nothing is lost between the text of the database and the number.
 */
const DECIMALS = 6;
const MILLIONTHS_A_UNIT = 10n ** BigInt(DECIMALS);

/** The first amount that is too large to be one. */
export const UNITS_BELOW = 2 ** 32;

/** An amount as exact decimal text without exponent, such as `0.1`. */
export function unitsText(units: number): string {
  if (Number.isInteger(units)) return String(units);
  const text = units.toFixed(DECIMALS).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** An amount for a sentence, such as `1 unit` or `2.5 units`. */
export function inUnits(units: number): string {
  const text = unitsText(units);
  return text === '1' ? '1 unit' : `${text} units`;
}

/** The sum of amounts, without the crumbs of binary fractions. */
export function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const units of amounts) sum += wholeMillionths(units) ?? Number.NaN;
  if (Number.isSafeInteger(sum)) return sum / MILLIONTHS;
  return amountOf(amounts.reduce((total, units) => total + millionthsOf(units), 0n));
}

/**
 * What so many cost, rounded half up to 6 decimals. The product is exact before it is rounded: 0.1 times 3 is 0.3.
 *
 * @param price - of `perCount` of them, in units
 * @throws RangeError where one of the numbers is negative or no number
 */
export function costOf(price: number, quantity: number, { perCount = 1 } = {}): number {
  const cost = wholeCost(price, quantity, perCount);
  if (cost !== undefined) return cost;
  const [one, many, per] = [decimalOf(price), decimalOf(quantity), decimalOf(perCount)];
  const dividend = one.digits * many.digits * MILLIONTHS_A_UNIT * 10n ** per.decimals;
  const divisor = per.digits * 10n ** (one.decimals + many.decimals);
  return amountOf((2n * dividend + divisor) / (2n * divisor));
}

/** Millionths of usual amounts are whole numbers that binary fractions hold exactly, and quick to count with. */
const MILLIONTHS = Number(MILLIONTHS_A_UNIT);
const USUAL_BELOW = 1e9;

/** The millionths of a usual amount; `undefined` where it is another. */
function wholeMillionths(units: number): number | undefined {
  const millionths = Math.round(units * MILLIONTHS);
  const isExact = millionths / MILLIONTHS === units && Math.abs(units) < USUAL_BELOW;
  return isExact ? millionths : undefined;
}

/** The cost in whole numbers, where all of them are small enough to be exact. */
function wholeCost(price: number, quantity: number, perCount: number): number | undefined {
  const dividend = (wholeMillionths(price) ?? Number.NaN) * quantity;
  const areWhole = Number.isSafeInteger(quantity) && Number.isSafeInteger(perCount);
  if (!areWhole || !Number.isSafeInteger(dividend)) return undefined;
  if (price < 0 || quantity < 0 || perCount <= 0) return undefined;
  const rest = dividend % perCount;
  return ((dividend - rest) / perCount + (2 * rest >= perCount ? 1 : 0)) / MILLIONTHS;
}

interface Decimal {
  readonly digits: bigint;
  readonly decimals: bigint;
}

const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The number that is meant: the shortest text that reads as the same binary fraction. */
function decimalOf(value: number): Decimal {
  const [, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(String(value)) ?? [];
  if (whole === '') throw new RangeError(`${value} is no number to count or to price with.`);
  const digits = BigInt(whole + fraction);
  const decimals = fraction.length - Number(exponent);
  return decimals < 0
    ? { digits: digits * 10n ** BigInt(-decimals), decimals: 0n }
    : { digits, decimals: BigInt(decimals) };
}

function millionthsOf(units: number): bigint {
  return BigInt(units.toFixed(DECIMALS).replace('.', ''));
}

function amountOf(millionths: bigint): number {
  return Number(millionths) / Number(MILLIONTHS_A_UNIT);
}
