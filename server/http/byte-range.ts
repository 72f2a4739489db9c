import parseRange from 'range-parser';
import type { ByteRange } from '../assets/store.ts';

/** The part of a file that a request asks for. An undefined range means the whole file. */
export type WantedPart =
  | { readonly kind: 'inside'; readonly range: ByteRange | undefined }
  | { readonly kind: 'outside' };

const WHOLE: WantedPart = { kind: 'inside', range: undefined };

/**
 * Parses the header `Range` (RFC 9110, section 14.2). Units other than bytes are ignored, and so are multiple ranges
 * that cannot be combined into one: a server may answer both with the whole file.
 *
 * @param bytes - the size of the file
 */
export function wantedPart(header: string | undefined, bytes: number): WantedPart {
  if (header === undefined || !/^bytes=/i.test(header)) return WHOLE;
  const ranges = parseRange(bytes, withinSize(header, bytes), { combine: true });
  // The RFC permits a refusal of both malformed and unsatisfiable ranges.
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
