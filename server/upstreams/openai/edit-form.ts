import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FormData } from 'undici';
import type { ImageContext, ImageEditOrder, Media } from '../port.ts';
import { editParameters } from './image-parameters.ts';

/** The form of an edit. Its files stay on disk, and are read when it is sent. */
export async function editForm(order: ImageEditOrder, context: ImageContext): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(editParameters(order, context.model))) {
    form.append(name, String(value));
  }
  const field = order.sources.length === 1 ? 'image' : 'image[]';
  for (const [index, source] of order.sources.entries()) {
    form.append(field, await blobOf(source, context), nameOf(`image-${index + 1}`, source));
  }
  if (order.mask !== undefined) {
    form.append('mask', await blobOf(order.mask, context), nameOf('mask', order.mask));
  }
  return form;
}

async function blobOf(media: Media, context: ImageContext): Promise<Blob> {
  return openAsBlob(media.path ?? (await copied(media, context)), { type: media.mediaType });
}

/** Brings a file to disk that is elsewhere. */
async function copied(media: Media, { scratch, signal }: ImageContext): Promise<string> {
  const path = await scratch.newPath();
  await pipeline(await media.open(), createWriteStream(path, { flags: 'wx' }), { signal });
  return path;
}

/** Some tell by its name what a file is. */
function nameOf(name: string, { mediaType }: Media): string {
  return `${name}.${mediaType.replace(/^image\//, '')}`;
}
