import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { sendStoredFile } from '../http/stored-file.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'openapi', 'examples', 'files');

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.webm': 'video/webm',
};

/** A file, in the form that the gateway's sender takes. */
type SentFile = Parameters<typeof sendStoredFile>[0];

/** A small file for an example asset. */
export async function exampleFileReply(name: string, expires: number): Promise<SentFile> {
  const path = join(FOLDER, name);
  const [content, { mtime }] = await Promise.all([readFile(path), stat(path)]);
  return {
    mediaType: MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    fileName: name,
    createdAt: mtime,
    expires,
    open: async (range = { start: 0, end: content.length - 1 }) =>
      Readable.from([content.subarray(range.start, range.end + 1)]),
  };
}
