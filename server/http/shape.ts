/** Why a document is refused before anything else is looked at. */
export type ShapeFault = 'too-deep' | 'too-many-values';

/** How large a document may be, in itself. */
export interface ShapeLimits {
  /** Levels of nesting. */
  readonly depth: number;
  /** Values, counting each element, each property and what holds them. */
  readonly values: number;
}

/** Measures a parsed document, without recursion, and stops as soon as a limit is passed. */
export function measureShape(document: unknown, limits: ShapeLimits): ShapeFault | undefined {
  let values = 0;
  let level: readonly object[] = [[document]];
  for (let depth = 0; level.length > 0; depth += 1) {
    const above = values;
    const next: object[] = [];
    for (const container of level) {
      values += takeApart(container, next);
      if (values > limits.values) return 'too-many-values';
    }
    if (values > above && depth > limits.depth) return 'too-deep';
    level = next;
  }
  return undefined;
}

/** Adds to a level what a container holds that is a container too, and tells how many values it holds. */
function takeApart(container: object, level: object[]): number {
  const items: readonly unknown[] = Array.isArray(container) ? container : Object.values(container);
  for (const item of items) {
    if (typeof item === 'object' && item !== null) level.push(item);
  }
  return items.length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING: readonly (number | undefined)[] = [0x7b, 0x5b];
const CLOSING: readonly (number | undefined)[] = [0x7d, 0x5d];

/**
 * Measures a document before it is parsed, which takes seconds where it has a million keys. Finds nothing that the
 * parsed document would not show, and not all of that: no document has fewer values than commas.
 */
export function measureText(bytes: Uint8Array, limits: ShapeLimits): ShapeFault | undefined {
  let values = 1;
  let depth = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfText(bytes, at + 1);
    } else if (byte === COMMA) {
      values += 1;
      if (values > limits.values) return 'too-many-values';
    } else if (OPENING.includes(byte)) {
      depth += 1;
      if (depth > limits.depth) return 'too-deep';
    } else if (CLOSING.includes(byte)) {
      depth -= 1;
    }
  }
  return undefined;
}

/** Where a text ends: at a quotation mark with an even number of backslashes before it. */
function endOfText(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(QUOTE, from); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    let before = at;
    while (before > from && bytes[before - 1] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return bytes.length;
}
