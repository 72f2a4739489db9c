/**
 * Base64 (RFC 4648, section 4) from bytes to bytes. The runtime's own implementation goes through strings, which for
 * whole files would fill the heap up to its limit.
 */

/** Three bytes are encoded as a group of four digits. */
export const BYTES_PER_GROUP = 3;
export const DIGITS_PER_GROUP = 4;

const DIGITS = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
/** The padding of the last group. */
const PADDING = 0x3d;
/** The value of each byte as a digit; -1 for other bytes. */
const VALUES = Int8Array.from({ length: 256 }, (_, byte) => DIGITS.indexOf(byte));

/** The length of this many bytes in Base64. */
export function lengthInBase64(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_GROUP) * DIGITS_PER_GROUP;
}

/**
 * Encodes bytes. Further output can be appended only if their number is a multiple of three, as the padding ends the
 * text.
 */
export function toBase64(bytes: Uint8Array): Uint8Array {
  const text = Buffer.allocUnsafe(lengthInBase64(bytes.length));
  let at = 0;
  for (let index = 0; index < bytes.length; index += BYTES_PER_GROUP) {
    const bits = (at8(bytes, index) << 16) | (at8(bytes, index + 1) << 8) | at8(bytes, index + 2);
    text[at] = at8(DIGITS, bits >> 18);
    text[at + 1] = at8(DIGITS, (bits >> 12) & 63);
    text[at + 2] = at8(DIGITS, (bits >> 6) & 63);
    text[at + 3] = at8(DIGITS, bits & 63);
    at += DIGITS_PER_GROUP;
  }
  return text.fill(PADDING, at - paddingOf(bytes.length));
}

function paddingOf(bytes: number): number {
  return (BYTES_PER_GROUP - (bytes % BYTES_PER_GROUP)) % BYTES_PER_GROUP;
}

/**
 * Decodes groups of digits without padding.
 *
 * @param text - complete groups
 * @param into - must have room for the decoded bytes
 * @returns the number of decoded bytes; `undefined` if the text contains anything other than digits
 */
export function fromBase64(text: Uint8Array, into: Uint8Array): number | undefined {
  let at = 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += DIGITS_PER_GROUP) {
    const bits =
      (digitAt(text, index) << 18) |
      (digitAt(text, index + 1) << 12) |
      (digitAt(text, index + 2) << 6) |
      digitAt(text, index + 3);
    // The value -1 of a non-digit sets the sign bit.
    seen |= bits;
    into[at] = bits >> 16;
    into[at + 1] = bits >> 8;
    into[at + 2] = bits;
    at += BYTES_PER_GROUP;
  }
  return seen < 0 ? undefined : at;
}

function digitAt(text: Uint8Array, index: number): number {
  return VALUES[at8(text, index)] ?? -1;
}

/** The byte at an index; 0 beyond the end. */
function at8(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
