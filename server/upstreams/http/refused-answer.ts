import type { Readable } from 'node:stream';
import { jsonIn } from './json-document.ts';

/** How much of a refusal is read, and for how long: somebody waits, and another upstream may be asked instead. */
export const REFUSAL = { bytes: 65_536, milliseconds: 2_000 } as const;

/** Reads the body of a refusal, up to these limits; `undefined` where it is no JSON. */
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
