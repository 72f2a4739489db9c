import { buffer } from 'node:stream/consumers';
import type {
  ImageEditOrder,
  ImageOrder,
  ImageResult,
  ImageUpstream,
  MadeImage,
  UpstreamFailure,
  UpstreamOutcome,
} from '../port.ts';
import { countTokens } from './conversation.ts';
import {
  askedFailure,
  beSlow,
  readDirectives,
  TRUNCATED,
  withoutDirectives,
} from './directives.ts';
import { type ImageSize, sizeOf, sizeOfPicture } from './image-size.ts';
import { media } from './made-media.ts';
import type { ImageRequest } from './media/image.ts';
import type { Studio } from './media/studio.ts';
import { FullError } from './media/turnstile.ts';
import { UndecodablePicture } from './media/undecodable-picture.ts';

/** A picture of this many pixels counts as one token of output, or of input. */
const PIXELS_PER_TOKEN = 1024;

/** Pictures from nowhere, drawn from their prompts. */
export function sandboxImages(studio: Studio): ImageUpstream {
  return {
    // What is asked for in the same words looks the same, and nobody is paid for it.
    knowsKeys: true,
    generate: (order, { signal }) => drawn(order, signal, generated),
    edit: (order, { signal }) => drawn(order, signal, edited),
  };

  async function generated(order: ImageOrder, signal: AbortSignal): Promise<ImageResult> {
    const size = sizeOf(order.size);
    const images = await Promise.all(
      requests(order, size).map(async (request) =>
        made(await studio.renderImage(request, { signal }), { ...order, size: textOf(size) }),
      ),
    );
    const outputTokens = order.count * tokensOf(size);
    const usage = { textTokens: countTokens(order.prompt), imageTokens: 0, outputTokens };
    return { images, usage };
  }

  async function edited(order: ImageEditOrder, signal: AbortSignal): Promise<ImageResult> {
    const [first] = order.sources;
    if (first === undefined) throw new Error('An edit has no picture.');
    const source = await buffer(await first.open());
    const mask = order.mask === undefined ? {} : { mask: await buffer(await order.mask.open()) };
    const original = await sizeOfPicture(source);
    const size = order.size === 'auto' ? original : sizeOf(order.size);
    const images = await Promise.all(
      requests(order, size).map(async (request) =>
        made(await studio.renderEdit({ ...request, source, ...mask }, { signal }), {
          ...order,
          size: textOf(size),
        }),
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

/** Draws as the prompt's directives let it; what the studio can't do is a failure of the upstream. */
async function drawn<T extends ImageOrder>(
  order: T,
  signal: AbortSignal,
  draw: (order: T, signal: AbortSignal) => Promise<ImageResult>,
): Promise<UpstreamOutcome<ImageResult>> {
  const directives = readDirectives(order.prompt);
  await beSlow(directives, signal);
  const asked = askedFailure(directives) ?? (directives.truncated ? TRUNCATED : undefined);
  if (asked !== undefined) return { ok: false, failure: asked };
  try {
    return { ok: true, value: await draw(order, signal) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return { ok: false, failure };
  }
}

function failureOf(error: unknown): UpstreamFailure | undefined {
  if (error instanceof UndecodablePicture) {
    return { kind: 'refused', message: error.message, parameter: error.picture };
  }
  if (error instanceof FullError) return { kind: 'limited', message: error.message };
  return undefined;
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

function made(bytes: Uint8Array, { prompt, format, size }: ImageOrder): MadeImage {
  const revisedPrompt = withoutDirectives(prompt);
  return { ...media(`image/${format}`, bytes), bytes: bytes.length, size, revisedPrompt };
}

function textOf({ width, height }: ImageSize): string {
  return `${width}x${height}`;
}

function tokensOf({ width, height }: ImageSize): number {
  return Math.ceil((width * height) / PIXELS_PER_TOKEN);
}
