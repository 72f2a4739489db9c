import parseRange from 'range-parser';
import type { ByteRange } from '../assets/store.ts';

/** What a request wants of a file: a range of it, or, where that is undefined, the whole. */
export type WantedPart =
  | { readonly kind: 'inside'; readonly range: ByteRange | undefined }
  | { readonly kind: 'outside' };

const WHOLE: WantedPart = { kind: 'inside', range: undefined };

/**
 * Reads the header `Range` (RFC 9110, section 14.2). Units other than bytes are ignored, and so are several ranges that
 * do not make up one: the whole file may answer both.
 *
 * @param bytes - the size of the file
 */
export function wantedPart(header: string | undefined, bytes: number): WantedPart {
  if (header === undefined || !/^bytes=/i.test(header)) return WHOLE;
  const ranges = parseRange(bytes, withinSize(header, bytes), { combine: true });
  // Malformed and unsatisfiable ranges may both be refused.
  if (typeof ranges === 'number') return { kind: 'outside' };
  const [range, ...others] = ranges;
  return others.length > 0 ? WHOLE : { kind: 'inside', range };
}

/**
 * `bytes=-500` of a file of 300 bytes is the whole file (RFC 9110, section 14.1.2); the parser calls it unsatisfiable.
 */
function withinSize(header: string, bytes: number): string {
  return header.replaceAll(
    /(?<=[=,]\s*)-(\d+)/g,
    (_match, length: string) => `-${Math.min(Number(length), bytes)}`,
  );
}
