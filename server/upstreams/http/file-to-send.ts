import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CallContext, Media, ScratchFiles } from '../port/call.ts';

/**
 * Context of sending a file. A file that is not on disk is copied to `scratch`, and must stay there until it has been
 * sent.
 */
export interface SendingContext extends CallContext {
  readonly scratch: ScratchFiles;
}

/**
 * Makes a form field of a file. The file stays on disk and is read while it is sent.
 *
 * @param name - the file name without its extension, which is derived from the media type: some upstreams infer the
 *   type from it
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
