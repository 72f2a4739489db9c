// Generated from openapi/ (contract 45eed27cfa6d) by `npm run generate`. Do not edit.
/**
 * What the compiled checks call. `generated/runtime.ts` is a copy of this file, so that the checks need no
 * package and run in a browser as they are.
 */

/** Counts characters as the contract does: Unicode code points. */
export function codePointLength(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const isPair =
      unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
    if (isPair) index += 1;
    length += 1;
  }
  return length;
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
