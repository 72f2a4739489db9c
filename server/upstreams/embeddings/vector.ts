import { lengthInBase64 } from '../../foundation/base64.ts';

/** The encodings of vectors in the interface: lists of numbers, or their bytes in Base64. */
export type VectorEncoding = 'float' | 'base64';

/** In Base64, a number is a 32-bit float in little-endian byte order. */
const BYTES_PER_NUMBER = 4;

/** A vector in the encoding that it was received in. */
export type Vector =
  | { readonly encoding: 'float'; readonly numbers: readonly number[] }
  | { readonly encoding: 'base64'; readonly bytes: Buffer };

/** Reads a vector of an answer; `undefined` if it is invalid or empty. */
export function readVector(written: unknown): Vector | undefined {
  if (typeof written === 'string') {
    const bytes = Buffer.from(written, 'base64');
    // `Buffer.from` skips invalid characters, so the length shows whether there were any.
    const isWhole = lengthInBase64(bytes.length) === written.length;
    const isVector = isWhole && bytes.length > 0 && bytes.length % BYTES_PER_NUMBER === 0;
    return isVector ? { encoding: 'base64', bytes } : undefined;
  }
  const isVector = Array.isArray(written) && written.length > 0 && written.every(isNumber);
  return isVector ? { encoding: 'float', numbers: written } : undefined;
}

/** How many numbers a vector has. */
export function dimensionsOf(vector: Vector): number {
  return vector.encoding === 'float'
    ? vector.numbers.length
    : vector.bytes.length / BYTES_PER_NUMBER;
}

/** Writes a vector. */
export function writeVector(vector: Vector, encoding: VectorEncoding): readonly number[] | string {
  if (encoding === 'base64') return bytesOf(vector).toString('base64');
  return vector.encoding === 'float' ? vector.numbers : numbersIn(vector.bytes);
}

function bytesOf(vector: Vector): Buffer {
  if (vector.encoding === 'base64') return vector.bytes;
  const bytes = Buffer.allocUnsafe(vector.numbers.length * BYTES_PER_NUMBER);
  for (const [index, number] of vector.numbers.entries()) {
    bytes.writeFloatLE(number, index * BYTES_PER_NUMBER);
  }
  return bytes;
}

function numbersIn(bytes: Buffer): readonly number[] {
  const length = bytes.length / BYTES_PER_NUMBER;
  return Array.from({ length }, (_, index) => bytes.readFloatLE(index * BYTES_PER_NUMBER));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
