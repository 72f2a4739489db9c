import type { Readable } from 'node:stream';
import { jsonIn } from './json-document.ts';

/** What is read of an answer that says no: another upstream may be asked instead, and somebody waits. */
export const REFUSAL = { bytes: 65_536, milliseconds: 2_000 } as const;

/** Reads what a refusal says, as far as it is worth it; `undefined` where that is no JSON. */
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
    return jsonIn(Buffer.concat(chunks))?.value;
  } catch {
    // The status has said enough.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
