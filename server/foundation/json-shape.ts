/** Why a document is rejected before it is parsed. */
export type ShapeFault = 'too-deep' | 'too-many-values';

/** Limits on the structure of a document. */
export interface ShapeLimits {
  /** The maximum nesting depth. */
  readonly depth: number;
  /** The maximum number of values, counting each element, each property and their containers. */
  readonly values: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Measures the structure of a JSON document before it is parsed, as parsing takes seconds if the document has a million
 * keys. Stops at the first exceeded limit, and reads each byte at most once, except for white space. Malformed
 * documents are left to the parser.
 */
export function measureShape(bytes: Uint8Array, limits: ShapeLimits): ShapeFault | undefined {
  let values = 1;
  let level = 0;
  for (let at = nextSign(bytes, 0); at < bytes.length; at = nextSign(bytes, at + 1)) {
    const sign = bytes[at];
    if (sign === QUOTE) {
      at = endOfText(bytes, at + 1);
      continue;
    }
    if (isClosing(sign)) {
      level -= 1;
      continue;
    }
    if (sign !== COMMA) {
      level += 1;
      if (isEmpty(bytes, at)) continue;
      if (level > limits.depth) return 'too-deep';
    }
    // A value follows each comma and each opening bracket.
    values += 1;
    if (values > limits.values) return 'too-many-values';
  }
  return undefined;
}

function isClosing(sign: number | undefined): boolean {
  return sign === CLOSING_BRACE || sign === CLOSING_BRACKET;
}

/** The highest byte of JSON's white space (RFC 8259, section 2). */
const SPACE = 0x20;

/** Whether a bracket is closed without containing a value. */
function isEmpty(bytes: Uint8Array, opening: number): boolean {
  let at = opening + 1;
  while ((bytes[at] ?? QUOTE) <= SPACE) at += 1;
  return isClosing(bytes[at]);
}

const SIGNS = [QUOTE, COMMA, OPENING_BRACE, OPENING_BRACKET, CLOSING_BRACE, CLOSING_BRACKET];
/** 1 for each byte that affects the structure. */
const IS_SIGN = Uint8Array.from({ length: 256 }, (_none, byte) => (SIGNS.includes(byte) ? 1 : 0));

/** The next byte that affects the structure. Millions of spaces may precede it. */
function nextSign(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && IS_SIGN[bytes[at] ?? 0] === 0) at += 1;
  return at;
}

/** The end of a string: its first quotation mark that is not escaped. */
function endOfText(bytes: Uint8Array, from: number): number {
  const quote = bytes.indexOf(QUOTE, from);
  if (quote < 0) return bytes.length;
  if (!isEscaped(bytes, from, quote)) return quote;
  // Scans byte by byte, as there may be millions of escaped quotation marks.
  for (let at = quote + 1; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}

/** Whether an odd number of backslashes precedes a character of a string. */
function isEscaped(bytes: Uint8Array, from: number, sign: number): boolean {
  let before = sign;
  while (before > from && bytes[before - 1] === BACKSLASH) before -= 1;
  return (sign - before) % 2 === 1;
}
