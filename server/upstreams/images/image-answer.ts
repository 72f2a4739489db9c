import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';
import { AnswerFailed, bytesOf } from '../http/answer-failure.ts';
import type { HttpAnswer, UpstreamHttp } from '../http/upstream-http.ts';
import type { ImageContext, ImageResult, ImageUsage, MadeImage } from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { readJsonWithFiles, UnreadableDocument } from './json-with-files.ts';
import { fetchPicture } from './named-picture.ts';

/** The maximum number of images in an answer; more than any request asks for. */
const MAX_IMAGES = 32;
/** The maximum number of characters besides the images; several times the longest prompt. */
const MAX_CHARACTERS = 2 ** 20;
/** The format of the size in pixels, which newer models report once for all images. */
const SIZE = /^[1-9]\d{0,5}x[1-9]\d{0,5}$/;
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Options for reading an answer with images. */
export interface ImageReading {
  readonly http: UpstreamHttp;
  /** The number of requested images; surplus images are not downloaded. */
  readonly count: number;
}

/** Reads `{data: [{b64_json | url, revised_prompt}], size, usage}`. Images are written to disk as they arrive. */
export async function readImages(
  { body }: Pick<HttpAnswer, 'body'>,
  reading: ImageReading,
  context: ImageContext,
): Promise<UpstreamOutcome<ImageResult>> {
  return readingWell(context, async () => {
    const document = await readPictures(bytesOf(body, context), context);
    return resultOf(document, reading, context);
  });
}

/** Reads `{b64_json, size, quality, background}`, the event of a partial image. */
export function readPartialImage(
  data: string,
  { http }: Pick<ImageReading, 'http'>,
  context: ImageContext,
): Promise<UpstreamOutcome<MadeImage>> {
  return readingWell(context, async () => {
    const told = await readEvent(data, context);
    return { ...(await imageOf(told, http, context)), ...toldIn(told) };
  });
}

/** Reads the event of a finished image: the fields of a partial one, and `usage`. */
export function readFinishedImage(
  data: string,
  { http }: Pick<ImageReading, 'http'>,
  context: ImageContext,
): Promise<UpstreamOutcome<ImageResult>> {
  return readingWell(context, async () => {
    const told = await readEvent(data, context);
    return resultOf({ ...told, data: [told] }, { http, count: 1 }, context);
  });
}

async function readEvent(data: string, context: ImageContext): Promise<JsonObject> {
  return fieldsIn(await readPictures([Buffer.from(data)], context));
}

function readPictures(
  json: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { scratch }: ImageContext,
): Promise<unknown> {
  return readJsonWithFiles(json, {
    name: 'b64_json',
    newPath: () => scratch.newPath(),
    maxFiles: MAX_IMAGES,
    maxCharacters: MAX_CHARACTERS,
  });
}

async function readingWell<T>(
  { signal }: ImageContext,
  read: () => Promise<T>,
): Promise<UpstreamOutcome<T>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnreadableDocument) return failed(NONSENSE);
    if (error instanceof AnswerFailed) return failed(error.failure);
    throw error;
  }
}

const NONSENSE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that cannot be read as pictures.',
};
const NO_PICTURES: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered without a picture.',
};
const NO_PICTURE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered with a file that is no picture.',
};

async function resultOf(
  document: unknown,
  { http, count }: ImageReading,
  context: ImageContext,
): Promise<ImageResult> {
  const { data, usage, ...facts } = fieldsIn(document);
  if (!Array.isArray(data) || data.length === 0) throw new AnswerFailed(NO_PICTURES);
  const images: MadeImage[] = [];
  // One at a time, so that each answer uses at most one additional connection.
  for (const item of data.slice(0, count)) {
    images.push({ ...(await imageOf(item, http, context)), ...toldIn(facts) });
  }
  const consumed = usageOf(usage);
  return consumed === undefined ? { images } : { images, usage: consumed };
}

/** The properties of the images, as newer models report them. */
function toldIn({ size, quality, background }: JsonObject) {
  return {
    ...(typeof size === 'string' && SIZE.test(size) ? { size } : {}),
    ...(typeof quality === 'string' ? { quality } : {}),
    ...(typeof background === 'string' ? { background } : {}),
  };
}

async function imageOf(
  item: unknown,
  http: UpstreamHttp,
  context: ImageContext,
): Promise<MadeImage> {
  const { b64_json, url, revised_prompt } = fieldsIn(item);
  const path =
    typeof b64_json === 'string'
      ? b64_json
      : typeof url === 'string'
        ? await fetchPicture(url, http, context)
        : undefined;
  if (path === undefined) throw new AnswerFailed(NO_PICTURES);
  // Loaded on demand, with the first image.
  const { fileTypeFromFile } = await import('file-type');
  const mediaType = (await fileTypeFromFile(path))?.mime ?? '';
  if (!PICTURES.has(mediaType)) throw new AnswerFailed(NO_PICTURE);
  return {
    path,
    mediaType,
    bytes: (await stat(path)).size,
    open: async () => createReadStream(path),
    ...(typeof revised_prompt === 'string' ? { revisedPrompt: revised_prompt } : {}),
  };
}

/** The consumed tokens, as newer models report them. */
function usageOf(usage: unknown): ImageUsage | undefined {
  if (!isObject(usage)) return undefined;
  const details = fieldsIn(usage.input_tokens_details);
  const imageTokens = tokens(details.image_tokens);
  const textTokens = tokens(details.text_tokens ?? tokens(usage.input_tokens) - imageTokens);
  return { textTokens, imageTokens, outputTokens: tokens(usage.output_tokens) };
}

function tokens(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
