import { buffer } from 'node:stream/consumers';
import type { ImageEditOrder, ImageOrder, ImageUpstream, MadeImage } from '../port.ts';
import { countTokens } from './conversation.ts';
import {
  askedFailure,
  beSlow,
  readDirectives,
  TRUNCATED,
  withoutDirectives,
} from './directives.ts';
import { type ImageSize, sizeOf, sizeOfPicture } from './image-size.ts';
import type { ImageRequest } from './media/image.ts';
import type { Studio } from './media/studio.ts';

/** A picture of this many pixels counts as one token of output, or of input. */
const PIXELS_PER_TOKEN = 1024;

/** Pictures from nowhere, drawn from their prompts. */
export function sandboxImages(studio: Studio): ImageUpstream {
  return {
    async generate(order, { signal }) {
      const directives = readDirectives(order.prompt);
      await beSlow(directives, signal);
      const failure = askedFailure(directives) ?? (directives.truncated ? TRUNCATED : undefined);
      if (failure !== undefined) return { ok: false, failure };
      const size = sizeOf(order.size);
      const images = await Promise.all(
        requests(order, size).map(async (request) =>
          made(await studio.renderImage(request, { signal }), order),
        ),
      );
      const outputTokens = order.count * tokensOf(size);
      const usage = { textTokens: countTokens(order.prompt), imageTokens: 0, outputTokens };
      return { ok: true, value: { images, usage } };
    },
    async edit(order, { signal }) {
      const directives = readDirectives(order.prompt);
      await beSlow(directives, signal);
      const failure = askedFailure(directives) ?? (directives.truncated ? TRUNCATED : undefined);
      if (failure !== undefined) return { ok: false, failure };
      try {
        return { ok: true, value: await edited(order, signal) };
      } catch (error) {
        if (signal.aborted) throw error;
        const message = `A picture cannot be decoded: ${error instanceof Error ? error.message : ''}`;
        return { ok: false, failure: { kind: 'refused', message, parameter: 'image' } };
      }
    },
  };

  async function edited(order: ImageEditOrder, signal: AbortSignal) {
    const [first] = order.sources;
    if (first === undefined) throw new Error('there is none');
    const source = await buffer(await first.open());
    const mask = order.mask === undefined ? {} : { mask: await buffer(await order.mask.open()) };
    const original = await sizeOfPicture(source);
    const size = order.size === 'auto' ? original : sizeOf(order.size);
    const images = await Promise.all(
      requests(order, size).map(async (request) =>
        made(await studio.renderEdit({ ...request, source, ...mask }, { signal }), order),
      ),
    );
    const usage = {
      textTokens: countTokens(order.prompt),
      imageTokens: order.sources.length * tokensOf(original),
      outputTokens: order.count * tokensOf(size),
    };
    return { images, usage };
  }
}

function requests(order: ImageOrder, { width, height }: ImageSize): readonly ImageRequest[] {
  return Array.from({ length: order.count }, (_, index) => ({
    prompt: withoutDirectives(order.prompt),
    index,
    width,
    height,
    format: order.format,
    compression: order.compression,
    transparent: order.background === 'transparent',
    detail: DETAILS[order.quality] ?? 'standard',
    ...(order.style === undefined ? {} : { style: order.style }),
  }));
}

const DETAILS: Readonly<Record<string, ImageRequest['detail']>> = {
  low: 'low',
  high: 'high',
  hd: 'high',
};

function made(bytes: Uint8Array, { prompt, format }: ImageOrder): MadeImage {
  return { bytes, mediaType: `image/${format}`, revisedPrompt: withoutDirectives(prompt) };
}

function tokensOf({ width, height }: ImageSize): number {
  return Math.ceil((width * height) / PIXELS_PER_TOKEN);
}
