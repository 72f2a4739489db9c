import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ImageEditOrder,
  type ImageOrder,
  type ImageResult,
  type ImageStage,
  type ImageUpstream,
  isEdit,
  type MadeImage,
} from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { countTokens } from './conversation.ts';
import {
  askedFailure,
  beSlow,
  readDirectives,
  TRUNCATED,
  withoutDirectives,
} from './directives.ts';
import { type ImageSize, sizeFor, sizeOfPicture } from './image-size.ts';
import { media } from './made-media.ts';
import type { ImageRequest } from './media/image.ts';
import type { Studio } from './media/studio.ts';
import { FullError } from './media/turnstile.ts';
import { UndecodablePicture } from './media/undecodable-picture.ts';

/** The simulated time that a model takes for each stage of a picture. */
const STAGE_PAUSE_MS = 200;
/** The size of the finest detail in the first stage, in pixels. */
const COARSEST_GRAIN = 64;

/** A picture of this many pixels counts as one token of output, or of input. */
const PIXELS_PER_TOKEN = 1024;

/** An order, the studio that draws it, and the signal that cancels it. */
interface Drawing<Order = ImageOrder> {
  readonly studio: Studio;
  readonly order: Order;
  readonly signal: AbortSignal;
}

type AnyOrder = ImageOrder | ImageEditOrder;

/** An image upstream that draws pictures from their prompts, without a model. */
export function sandboxImages(studio: Studio): ImageUpstream {
  return {
    // The same order gives the same picture, and nothing is charged for it.
    knowsKeys: true,
    async make(order, { signal }) {
      const failure = await misbehaviour(order, signal);
      return failure === undefined
        ? drawing(() => drawn({ studio, order, signal }))
        : failed(failure);
    },
    stream: (order, { signal, partialImages }) =>
      streamed({ studio, order, signal }, partialImages),
  };
}

async function streamed(
  asked: Drawing<AnyOrder>,
  count: number,
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  const { order, signal } = asked;
  const failure = await misbehaviour(order, signal);
  const breaksOff = failure === TRUNCATED;
  // A truncated answer fails only after its partial images, if it has any.
  if (failure !== undefined && (!breaksOff || count === 0)) return failed(failure);
  return drawing(async () => {
    const result = await drawn(asked);
    const partials = await unfinished(result, asked, count);
    return paced(partials, { result, signal, breaksOff });
  });
}

/** The simulated partial images of the first picture, each twice as fine as the one before. */
async function unfinished(
  { images: [finished] }: ImageResult,
  { studio, order, signal }: Drawing,
  count: number,
): Promise<readonly MadeImage[]> {
  if (finished === undefined) throw new Error('The sandbox made no image.');
  const { format, compression } = order;
  const picture = await buffer(await finished.open());
  const grains = Array.from({ length: count }, (_, index) => COARSEST_GRAIN / 2 ** index);
  const drawings = grains.map((grain) =>
    studio.renderUnfinished({ picture, grain, format, compression }, { signal }),
  );
  const size = finished.size ?? order.size;
  return (await Promise.all(drawings)).map((bytes) => made(bytes, { ...order, size }));
}

function drawn({ order, ...where }: Drawing<AnyOrder>): Promise<ImageResult> {
  return isEdit(order) ? edited({ order, ...where }) : generated({ order, ...where });
}

async function generated({ studio, order, signal }: Drawing): Promise<ImageResult> {
  const size = sizeFor(order);
  const images = await Promise.all(
    requests(order, size).map(async (request) =>
      made(await studio.renderImage(request, { signal }), { ...order, size: textOf(size) }),
    ),
  );
  const outputTokens = order.count * tokensOf(size);
  const usage = { textTokens: countTokens(order.prompt), imageTokens: 0, outputTokens };
  return { images, usage };
}

async function edited({ studio, order, signal }: Drawing<ImageEditOrder>): Promise<ImageResult> {
  const [first] = order.sources;
  if (first === undefined) throw new Error('An image edit must have a source image.');
  const source = await buffer(await first.open());
  const mask = order.mask === undefined ? {} : { mask: await buffer(await order.mask.open()) };
  const original = await sizeOfPicture(source);
  const size = sizeFor(order, original);
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

/** Yields the stages of a picture with the delays of a model. */
async function* paced(
  partials: readonly MadeImage[],
  {
    result,
    signal,
    breaksOff,
  }: { readonly result: ImageResult; readonly signal: AbortSignal; readonly breaksOff: boolean },
): AsyncIterable<ImageStage> {
  for (const [index, image] of partials.entries()) {
    yield { kind: 'partial', index, image };
    await sleep(STAGE_PAUSE_MS, undefined, { signal });
  }
  yield breaksOff ? { kind: 'failed', failure: TRUNCATED } : { kind: 'finished', result };
}

/** Delays, and returns a failure, as directives in the prompt request. */
async function misbehaviour(
  { prompt }: ImageOrder,
  signal: AbortSignal,
): Promise<UpstreamFailure | undefined> {
  const directives = readDirectives(prompt);
  await beSlow(directives, signal);
  return askedFailure(directives) ?? (directives.truncated ? TRUNCATED : undefined);
}

/** Returns errors of the studio as failures of the upstream; rethrows others. */
async function drawing<T>(draw: () => Promise<T>): Promise<UpstreamOutcome<T>> {
  try {
    return { ok: true, value: await draw() };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return failed(failure);
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
  const revised = revisedPrompt === prompt ? {} : { revisedPrompt };
  return { ...media(`image/${format}`, bytes), bytes: bytes.length, size, ...revised };
}

function textOf({ width, height }: ImageSize): string {
  return `${width}x${height}`;
}

function tokensOf({ width, height }: ImageSize): number {
  return Math.ceil((width * height) / PIXELS_PER_TOKEN);
}
