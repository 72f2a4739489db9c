import { lengthInBase64 } from '../../foundation/base64.ts';

/** How vectors are written, as the interface calls it: as lists of numbers, or as the bytes of these in Base64. */
export type VectorEncoding = 'float' | 'base64';

/** In Base64 a number is a float of 32 bits, its least significant byte first. */
const BYTES_A_NUMBER = 4;

/** A vector, as it came. */
export type Vector =
  | { readonly encoding: 'float'; readonly numbers: readonly number[] }
  | { readonly encoding: 'base64'; readonly bytes: Buffer };

/** Reads a vector of an answer; `undefined` where it is none, or has no numbers. */
export function readVector(written: unknown): Vector | undefined {
  if (typeof written === 'string') {
    const bytes = Buffer.from(written, 'base64');
    // What is no digit has been passed over.
    const isWhole = lengthInBase64(bytes.length) === written.length;
    const isVector = isWhole && bytes.length > 0 && bytes.length % BYTES_A_NUMBER === 0;
    return isVector ? { encoding: 'base64', bytes } : undefined;
  }
  const isVector = Array.isArray(written) && written.length > 0 && written.every(isNumber);
  return isVector ? { encoding: 'float', numbers: written } : undefined;
}

/** How many numbers a vector has. */
export function dimensionsOf(vector: Vector): number {
  return vector.encoding === 'float' ? vector.numbers.length : vector.bytes.length / BYTES_A_NUMBER;
}

/** Writes a vector. */
export function writeVector(vector: Vector, encoding: VectorEncoding): readonly number[] | string {
  if (encoding === 'base64') return bytesOf(vector).toString('base64');
  return vector.encoding === 'float' ? vector.numbers : numbersIn(vector.bytes);
}

function bytesOf(vector: Vector): Buffer {
  if (vector.encoding === 'base64') return vector.bytes;
  const bytes = Buffer.allocUnsafe(vector.numbers.length * BYTES_A_NUMBER);
  for (const [index, number] of vector.numbers.entries()) {
    bytes.writeFloatLE(number, index * BYTES_A_NUMBER);
  }
  return bytes;
}

function numbersIn(bytes: Buffer): readonly number[] {
  const length = bytes.length / BYTES_A_NUMBER;
  return Array.from({ length }, (_, index) => bytes.readFloatLE(index * BYTES_A_NUMBER));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
