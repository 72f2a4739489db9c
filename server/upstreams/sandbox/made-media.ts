import { Readable } from 'node:stream';
import type { Media } from '../port/call.ts';

/** Bytes that were rendered, as a file to open. */
export function media(mediaType: string, bytes: Uint8Array): Media {
  return { mediaType, open: async () => Readable.from([Buffer.from(bytes)]) };
}
