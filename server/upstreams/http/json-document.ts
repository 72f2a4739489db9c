import { parseExactly } from '../../foundation/exact-json.ts';
import type { UpstreamFailure } from '../port/outcome.ts';

/** A JSON text and its parsed value; integers keep all their digits. */
export interface JsonDocument {
  readonly text: string;
  readonly body: unknown;
}

/** The failure for an answer that is not valid JSON. */
export const NONSENSE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is not JSON.',
  mayBeDone: true,
};
/** Removes a byte order mark, and replaces invalid UTF-8. */
const UTF8 = new TextDecoder();

/** Parses JSON; `undefined` if it is invalid. */
export function jsonIn(bytes: Buffer): JsonDocument | undefined {
  const text = UTF8.decode(bytes);
  try {
    return { text, body: parseExactly(text) };
  } catch {
    return undefined;
  }
}
