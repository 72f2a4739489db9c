import { Readable } from 'node:stream';
import type { Media } from '../port/call.ts';

/** Wraps rendered bytes as a file that can be opened. */
export function media(mediaType: string, bytes: Uint8Array): Media {
  return { mediaType, open: async () => Readable.from([Buffer.from(bytes)]) };
}
