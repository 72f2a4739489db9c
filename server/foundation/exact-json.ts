import { isObject, type JsonObject } from './json-object.ts';

declare global {
  // TypeScript does not know these yet (https://github.com/tc39/proposal-json-parse-with-source).
  interface JSON {
    parse(text: string, reviver: Reviver): unknown;
    /** Creates a value that `stringify` serializes as this text. */
    rawJSON(text: string): object;
    isRawJSON(value: unknown): boolean;
  }
}

/** Transforms the values of a document during parsing. */
type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** The number of digits at which an integer may exceed JavaScript's precision. */
const LONG = 16;
const WHOLE_NUMBER = /^-?\d+$/;

/**
 * Whether a JSON text may contain an integer that loses digits as a JavaScript number. Any run of this many digits
 * covers an index of the form `n * LONG - 1`, so only those indexes are checked. Fractions are ignored, as embedding
 * vectors are full of them.
 */
export function mayLoseDigits(text: string): boolean {
  for (let at = LONG - 1; at < text.length; at += LONG) {
    if (isDigit(text, at) && digitsAround(text, at) >= LONG) return true;
  }
  return false;
}

/** Fractions written by programs have fewer digits; the bound keeps the scan linear for a text of digits only. */
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

/** Whether a value is a number outside JavaScript's safe integers. */
function isUnsafe(value: unknown): value is number {
  return typeof value === 'number' && !Number.isSafeInteger(value);
}

/**
 * Parses JSON that is passed on. Integers that exceed JavaScript's precision, as identifiers can, keep their digits:
 * they become raw JSON objects that are serialized as they were read, and cannot be calculated with.
 *
 * @throws SyntaxError if the text is not JSON
 */
export function parseExactly(text: string): unknown {
  return mayLoseDigits(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
}

/** Parses a JSON object that is passed on; `undefined` if the text is not one. */
export function parseExactObject(text: string): JsonObject | undefined {
  try {
    const value = parseExactly(text);
    return isObject(value) && !JSON.isRawJSON(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
