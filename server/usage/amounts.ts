/**
 * Amounts are numbers of units with at most 6 decimals, below 2 ** 32. Within these bounds each number stands for
 * exactly one decimal text, so that converting between the database and numbers is lossless.
 */
const DECIMALS = 6;
const MILLIONTHS_PER_UNIT = 10n ** BigInt(DECIMALS);

/** Amounts are below this. */
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

/** The sum of amounts, without rounding errors. */
export function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const units of amounts) sum += wholeMillionths(units) ?? Number.NaN;
  if (Number.isSafeInteger(sum)) return sum / MILLIONTHS;
  return amountOf(amounts.reduce((total, units) => total + millionthsOf(units), 0n));
}

/**
 * The cost of a quantity, rounded half up to 6 decimals. The product is exact before it is rounded: 0.1 times 3 is 0.3.
 *
 * @param price - in units, for `perCount` items
 * @throws RangeError where one of the numbers is negative or not a number
 */
export function costOf(price: number, quantity: number, { perCount = 1 } = {}): number {
  const cost = wholeCost(price, quantity, perCount);
  if (cost !== undefined) return cost;
  const [one, many, per] = [decimalOf(price), decimalOf(quantity), decimalOf(perCount)];
  const dividend = one.digits * many.digits * MILLIONTHS_PER_UNIT * 10n ** per.decimals;
  const divisor = per.digits * 10n ** (one.decimals + many.decimals);
  return amountOf((2n * dividend + divisor) / (2n * divisor));
}

/** Typical amounts are whole millionths, which numbers represent exactly and calculate with fast. */
const MILLIONTHS = Number(MILLIONTHS_PER_UNIT);
const USUAL_BELOW = 1e9;

/** An amount in whole millionths; `undefined` where it is too large or not whole. */
function wholeMillionths(units: number): number | undefined {
  const millionths = Math.round(units * MILLIONTHS);
  const isExact = millionths / MILLIONTHS === units && Math.abs(units) < USUAL_BELOW;
  return isExact ? millionths : undefined;
}

/** The cost in integer arithmetic; `undefined` where a number is too large or not whole. */
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

/** The decimal value of a number: the shortest text that parses to the same binary fraction. */
function decimalOf(value: number): Decimal {
  const [, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(String(value)) ?? [];
  if (whole === '') throw new RangeError(`${value} is not a finite decimal number.`);
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
  return Number(millionths) / Number(MILLIONTHS_PER_UNIT);
}
