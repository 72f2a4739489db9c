import { createReadStream } from 'node:fs';
import type { ImageUsage as UsageOfContract } from '../../generated/types.ts';
import type { ReceivedFile } from '../assets/received.ts';
import type { ImageOrder, ImageUsage, Media } from '../upstreams/port.ts';
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
  };
}

/** The tokens of an image operation, as the contract has them. */
export function imageUsage({ textTokens, imageTokens, outputTokens }: ImageUsage): UsageOfContract {
  const inputTokens = textTokens + imageTokens;
  return {
    input_tokens: inputTokens,
    input_tokens_details: { image_tokens: imageTokens, text_tokens: textTokens },
    output_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
}

/** A received file, as an upstream is given it. */
export function mediaOf({ path, facts }: ReceivedFile): Media {
  return {
    mediaType: facts.mediaType ?? 'application/octet-stream',
    open: async () => createReadStream(path),
  };
}
