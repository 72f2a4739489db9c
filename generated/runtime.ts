// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/**
 * What the compiled checks call. `generated/runtime.ts` is a copy of this file, so that the checks need no
 * package and run in a browser as they are.
 */

/**
 * Whether a text has more characters than so many. They are counted as the contract does, in Unicode code points, of
 * which each has one or two units: most texts need no counting.
 */
export function isLongerThan(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  return text.length > characters * 2 || codePointLength(text) > characters;
}

/** Whether a text has fewer characters than so many. */
export function isShorterThan(text: string, characters: number): boolean {
  if (text.length < characters) return true;
  return text.length < characters * 2 && codePointLength(text) < characters;
}

function codePointLength(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; length += 1) index += isPairAt(text, index) ? 2 : 1;
  return length;
}

function isPairAt(text: string, index: number): boolean {
  return (
    (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00
  );
}

const URI_CHARACTERS = /^[a-z][a-z0-9+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})+$/i;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/** The formats that the contract uses. */
export const formats = {
  /** An absolute URI (RFC 3986). */
  uri: (text: string): boolean => URI_CHARACTERS.test(text) && URL.canParse(text),
  /** A time (RFC 3339). */
  'date-time': (text: string): boolean => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
};
