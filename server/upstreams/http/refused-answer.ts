import type { Readable } from 'node:stream';
import { jsonIn } from './json-document.ts';

/**
 * Limits for reading the body of an error response. They are low because the caller waits, and another upstream may be
 * tried instead.
 */
export const REFUSAL = { bytes: 65_536, milliseconds: 2_000 } as const;

/** Reads the body of an error response, within these limits; `undefined` if it is not JSON. */
export async function readRefusalBody(body: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), REFUSAL.milliseconds);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > REFUSAL.bytes) break;
    }
    return jsonIn(Buffer.concat(chunks))?.body;
  } catch {
    // The status is enough.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
