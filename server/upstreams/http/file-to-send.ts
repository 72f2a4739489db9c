import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CallContext, Media, ScratchFiles } from '../port/call.ts';

/** Where to put a file that is not on disk. It must stay there until it has been sent. */
export interface SendingContext extends CallContext {
  readonly scratch: ScratchFiles;
}

/**
 * Makes a form's part of a file. It stays on disk and is read while it is sent.
 *
 * @param name - without an extension, which follows from the media type: some upstreams tell the type by it
 */
export async function fileToSend(
  media: Media,
  name: string,
  context: SendingContext,
): Promise<File> {
  const { mediaType: type } = media;
  const blob = await openAsBlob(media.path ?? (await copied(media, context)), { type });
  const ending = type.replace(/^\w+\//, '');
  return new File([blob], `${name}.${ending}`, { type });
}

/** Copies a file to disk. */
async function copied(media: Media, { scratch, signal }: SendingContext): Promise<string> {
  const path = await scratch.newPath();
  await pipeline(await media.open(), createWriteStream(path, { flags: 'wx' }), { signal });
  return path;
}
