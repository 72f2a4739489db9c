/** Why a document is refused before anything else is looked at. */
export type ShapeFault = 'too-deep' | 'too-many-values';

/** How large a document may be, in itself. */
export interface ShapeLimits {
  /** Levels of nesting. */
  readonly depth: number;
  /** Values, counting each element, each property and what holds them. */
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
 * Measures a document of JSON before it is parsed, which takes seconds where it has a million keys. Stops as soon as a
 * limit is passed, and looks at each byte once at the most but for spaces. What is not well-formed is left to the parser.
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
    // Behind a comma there is another value, and the first one behind what opens.
    values += 1;
    if (values > limits.values) return 'too-many-values';
  }
  return undefined;
}

function isClosing(sign: number | undefined): boolean {
  return sign === CLOSING_BRACE || sign === CLOSING_BRACKET;
}

/** The white space of JSON ends here (RFC 8259, section 2). */
const SPACE = 0x20;

/** Whether what opens is closed without a value. */
function isEmpty(bytes: Uint8Array, opening: number): boolean {
  let at = opening + 1;
  while ((bytes[at] ?? QUOTE) <= SPACE) at += 1;
  return isClosing(bytes[at]);
}

const SIGNS = [QUOTE, COMMA, OPENING_BRACE, OPENING_BRACKET, CLOSING_BRACE, CLOSING_BRACKET];
/** 1 at the number of each sign that tells of the shape. */
const IS_SIGN = Uint8Array.from({ length: 256 }, (_none, byte) => (SIGNS.includes(byte) ? 1 : 0));

/** Where the next sign is that tells of the shape. Millions of spaces may stand in front of it. */
function nextSign(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && IS_SIGN[bytes[at] ?? 0] === 0) at += 1;
  return at;
}

/** Where a text ends: at the first quotation mark that no backslash takes for a sign of the text. */
function endOfText(bytes: Uint8Array, from: number): number {
  const quote = bytes.indexOf(QUOTE, from);
  if (quote < 0) return bytes.length;
  if (!isEscaped(bytes, from, quote)) return quote;
  // Where there is one there may be millions, too many to look for each by itself.
  for (let at = quote + 1; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}

/** Whether there is an odd number of backslashes in front of a sign of a text. */
function isEscaped(bytes: Uint8Array, from: number, sign: number): boolean {
  let before = sign;
  while (before > from && bytes[before - 1] === BACKSLASH) before -= 1;
  return (sign - before) % 2 === 1;
}
