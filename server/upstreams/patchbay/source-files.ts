import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CallContext, Media } from '../port.ts';

/**
 * Puts a file where it can be sent from as often as needed without being held in memory.
 *
 * @param path - where nothing is yet; the file must stay there until it has been sent
 */
export async function fileToSend(
  media: Media,
  path: string,
  { signal }: CallContext,
): Promise<File> {
  await pipeline(await media.open(), createWriteStream(path), { signal });
  const { mediaType: type } = media;
  return new File([await openAsBlob(path, { type })], nameFor(type), { type });
}

/** What a file is, its content tells; the name is for services that look at it. */
function nameFor(mediaType: string): string {
  const [, kind = 'file'] = mediaType.split('/');
  return `file.${kind.replace(/\W.*$/, '')}`;
}
