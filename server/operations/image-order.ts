import { createReadStream } from 'node:fs';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { ReceivedFile } from '../assets/received.ts';
import type { Media } from '../upstreams/port/call.ts';
import type { ImageEditOrder, ImageOrder } from '../upstreams/port/images.ts';
import type { ImageCall, ImageOperationId } from './make-images.ts';

type ImageBody = ImageCall['input']['body'];

/** The received files of a request for images. */
export interface ImageFiles {
  readonly sources: readonly ReceivedFile[];
  readonly mask?: ReceivedFile | undefined;
}

/** The order of a request for images, for an upstream that answers it directly. */
export function orderOf(
  operation: ImageOperationId,
  body: ImageBody,
  { sources, mask }: ImageFiles,
): ImageOrder | ImageEditOrder {
  const order = imageOrder(operation, body);
  if (sources.length === 0) return order;
  return { ...order, sources: sources.map(mediaOf), mask: mask && mediaOf(mask) };
}

/** The order in the port's terms, without files. */
export function imageOrder(operation: ImageOperationId, body: ImageBody): ImageOrder {
  const { pricing }: Operation = operations[operation];
  return {
    model: body.mode,
    prompt: body.prompt,
    count: body.n,
    size: body.size,
    sizes: pricing?.sizes?.[body.mode],
    format: body.output_format,
    compression: body.output_compression,
    quality: body.quality,
    background: 'background' in body ? body.background : 'auto',
    moderation: 'moderation' in body ? body.moderation : 'auto',
    style: 'style' in body ? body.style : undefined,
    user: body.user,
  };
}

/** A received file, as it is passed to an upstream. */
function mediaOf({ path, facts }: ReceivedFile): Media {
  return {
    path,
    mediaType: facts.mediaType ?? 'application/octet-stream',
    open: async () => createReadStream(path),
  };
}
