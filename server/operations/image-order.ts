import { createReadStream } from 'node:fs';
import type { ReceivedFile } from '../assets/received.ts';
import type { ImageOrder, Media } from '../upstreams/port.ts';
import type { Call } from './call.ts';

type ImageBody = Call<'createImage'>['input']['body'] | Call<'editImage'>['input']['body'];

/** What an image request asks of an upstream, in the port's words. */
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
export function mediaOf({ path, facts }: ReceivedFile): Media {
  return {
    path,
    mediaType: facts.mediaType ?? 'application/octet-stream',
    open: async () => createReadStream(path),
  };
}
