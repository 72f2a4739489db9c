import { isObject, type JsonObject } from './json-object.ts';

declare global {
  // TypeScript does not know these yet (https://github.com/tc39/proposal-json-parse-with-source).
  interface JSON {
    parse(text: string, reviver: Reviver): unknown;
    /** A value that `stringify` writes as this text. */
    rawJSON(text: string): object;
    isRawJSON(value: unknown): boolean;
  }
}

/** Replaces the values of a document. */
type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** More digits than a number of JavaScript can hold. */
const LONG = 16;
const WHOLE_NUMBER = /^-?\d+$/;

/**
 * Whether a JSON text may hold a whole number that loses digits as a number of JavaScript. In any run of this many digits
 * one stands at a multiple of that number, so only those places are looked at. Fractions are passed over: vectors are full
 * of them.
 */
export function mayLoseDigits(text: string): boolean {
  for (let at = LONG - 1; at < text.length; at += LONG) {
    if (isDigit(text, at) && digitsAround(text, at) >= LONG) return true;
  }
  return false;
}

/** No fraction that a program has written has as many digits; a text of digits alone is not gone through again and again. */
const LOOKED_BACK = 2 * LONG;

function digitsAround(text: string, place: number): number {
  let from = place;
  while (place - from < LOOKED_BACK && isDigit(text, from - 1)) from -= 1;
  if (text[from - 1] === '.') return 0;
  let end = place + 1;
  while (end - from < LONG && isDigit(text, end)) end += 1;
  return end - from;
}

const ZERO = 0x30;
const NINE = 0x39;

function isDigit(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return sign >= ZERO && sign <= NINE;
}

const keepDigits: Reviver = (_key, value, { source = '' }) =>
  isUnsafe(value) && WHOLE_NUMBER.test(source) && String(value) !== source
    ? JSON.rawJSON(source)
    : value;

/** Whether a value is a number beyond those that JavaScript holds; a zero with a sign, which it writes without, is not. */
function isUnsafe(value: unknown): value is number {
  return typeof value === 'number' && !Number.isSafeInteger(value);
}

/**
 * Parses JSON that is passed on. Whole numbers that are too long for JavaScript, as identifiers can be, keep their
 * digits: they become objects that are written as they were read, and cannot be calculated with.
 *
 * @throws SyntaxError where the text is no JSON
 */
export function parseExactly(text: string): unknown {
  return mayLoseDigits(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
}

/** Parses a JSON object that is passed on; `undefined` where it is none. */
export function parseExactObject(text: string): JsonObject | undefined {
  try {
    const value = parseExactly(text);
    return isObject(value) && !JSON.isRawJSON(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
