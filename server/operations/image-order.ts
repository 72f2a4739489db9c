import { createReadStream } from 'node:fs';
import type { ReceivedFile } from '../assets/received.ts';
import type { Media } from '../upstreams/port/call.ts';
import type { ImageEditOrder, ImageOrder } from '../upstreams/port/images.ts';
import type { ImageCall } from './make-images.ts';

type ImageBody = ImageCall['input']['body'];

/** The files of a request for pictures, as they were received. */
export interface ImageFiles {
  readonly sources: readonly ReceivedFile[];
  readonly mask?: ReceivedFile | undefined;
}

/** What a request for pictures asks of an upstream that is to answer it at once. */
export function orderOf(
  body: ImageBody,
  { sources, mask }: ImageFiles,
): ImageOrder | ImageEditOrder {
  const order = imageOrder(body);
  if (sources.length === 0) return order;
  const files = { sources: sources.map(mediaOf) };
  return { ...order, ...files, ...(mask === undefined ? {} : { mask: mediaOf(mask) }) };
}

/** The same in the port's words, without the files. */
export function imageOrder(body: ImageBody): ImageOrder {
  return {
    model: body.mode,
    prompt: body.prompt,
    count: body.n,
    size: body.size,
    format: body.output_format,
    compression: body.output_compression,
    quality: body.quality,
    background: 'background' in body ? body.background : 'auto',
    moderation: 'moderation' in body ? body.moderation : 'auto',
    ...('style' in body && body.style !== undefined ? { style: body.style } : {}),
    ...(body.user === undefined ? {} : { user: body.user }),
  };
}

/** A received file, as an upstream is given it. */
function mediaOf({ path, facts }: ReceivedFile): Media {
  return {
    path,
    mediaType: facts.mediaType ?? 'application/octet-stream',
    open: async () => createReadStream(path),
  };
}
