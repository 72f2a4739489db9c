import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CallContext, Media, ScratchFiles } from '../port.ts';

/** Where a file can be put that is not on disk. It must stay there until it has been sent. */
export interface SendingContext extends CallContext {
  readonly scratch: ScratchFiles;
}

/**
 * Makes a part of a form of a file, which stays on disk and is read whenever it is sent.
 *
 * @param name - without its ending, which follows from the media type: some tell by it what a file is
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

/** Brings a file to disk that is elsewhere. */
async function copied(media: Media, { scratch, signal }: SendingContext): Promise<string> {
  const path = await scratch.newPath();
  await pipeline(await media.open(), createWriteStream(path, { flags: 'wx' }), { signal });
  return path;
}
