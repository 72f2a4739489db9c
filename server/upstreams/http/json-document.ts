import { parseExactly } from '../../foundation/exact-json.ts';
import type { UpstreamFailure } from '../port.ts';

/** JSON as it came, and what it says; whole numbers keep their digits. */
export interface JsonDocument {
  readonly text: string;
  readonly value: unknown;
}

/** An answer that should be JSON and is not. */
export const NONSENSE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is not JSON.',
};
/** A mark of the byte order is left out, and what is no UTF-8 is replaced. */
const UTF8 = new TextDecoder();

/** Reads JSON; `undefined` where it is none. */
export function jsonIn(bytes: Buffer): JsonDocument | undefined {
  const text = UTF8.decode(bytes);
  try {
    return { text, value: parseExactly(text) };
  } catch {
    return undefined;
  }
}
