import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fieldsIn, isObject, type JsonObject, textOf } from '../../foundation/json-object.ts';
import { AnswerFailed, bytesOf } from '../http/answer-failure.ts';
import { failureInAnswer } from '../http/told-failure.ts';
import type { HttpAnswer, UpstreamHttp } from '../http/upstream-http.ts';
import type { ImageContext, ImageResult, ImageUsage, MadeImage } from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { toldRefusal } from '../text/chat/told-refusal.ts';
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
    const image = await imageOf(told, http, context);
    if (image === undefined) throw new AnswerFailed(NO_PICTURES);
    return { ...image, ...toldIn(told) };
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
  mayBeDone: true,
};
const NO_PICTURES: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered without a picture.',
  mayBeDone: true,
};
const MODERATED: UpstreamFailure = {
  kind: 'moderated',
  message: 'The upstream refuses the content of what it has made.',
};
const NO_PICTURE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered with a file that is no picture.',
  mayBeDone: true,
};

async function resultOf(
  document: unknown,
  { http, count }: ImageReading,
  context: ImageContext,
): Promise<ImageResult> {
  const { data, usage, ...facts } = fieldsIn(document);
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  const images: MadeImage[] = [];
  // One at a time, so that each answer uses at most one additional connection.
  for (const item of items) {
    if (images.length === count) break;
    const image = await imageOf(item, http, context);
    if (image !== undefined) images.push({ ...image, ...toldIn(facts) });
  }
  if (images.length === 0) throw new AnswerFailed(withoutImages([document, ...items], http));
  const consumed = usageOf(usage);
  return consumed === undefined ? { images } : { images, usage: consumed };
}

/** The failure for an answer without images: the moderation or the error that it reports, if any. */
function withoutImages(told: readonly unknown[], { judge }: UpstreamHttp): UpstreamFailure {
  if (told.some(isKeptBack)) return MODERATED;
  const isError = (one: unknown): boolean => isObject(one) && Boolean(one.error);
  return failureInAnswer(toldRefusal(told.find(isError)), judge, NO_PICTURES);
}

/** Whether moderation has kept back an image after it was generated, as xAI reports it. */
function isKeptBack(item: unknown): boolean {
  return fieldsIn(item).respect_moderation === false;
}

/** The properties of the images, as newer models report them. */
function toldIn({ size, quality, background }: JsonObject) {
  return {
    ...(typeof size === 'string' && SIZE.test(size) ? { size } : {}),
    ...(typeof quality === 'string' ? { quality } : {}),
    ...(typeof background === 'string' ? { background } : {}),
  };
}

/** Reads an image; `undefined` if there is none, as upstreams keep back single ones. */
async function imageOf(
  item: unknown,
  http: UpstreamHttp,
  context: ImageContext,
): Promise<MadeImage | undefined> {
  const { revised_prompt, ...said } = fieldsIn(item);
  if (isKeptBack(item)) return undefined;
  const url = textOf(said.url);
  // Some services send both fields, and one of them empty.
  const path = (await fileIn(said.b64_json)) ?? (url && (await fetchPicture(url, http, context)));
  if (path === undefined) return undefined;
  const revisedPrompt = textOf(revised_prompt);
  // Loaded on demand, with the first image.
  const { fileTypeFromFile } = await import('file-type');
  const mediaType = (await fileTypeFromFile(path))?.mime ?? '';
  if (!PICTURES.has(mediaType)) throw new AnswerFailed(NO_PICTURE);
  return {
    path,
    mediaType,
    bytes: (await stat(path)).size,
    open: async () => createReadStream(path),
    ...(revisedPrompt === undefined ? {} : { revisedPrompt }),
  };
}

/** The path of a decoded file; `undefined` if it is empty or there is none. */
async function fileIn(path: unknown): Promise<string | undefined> {
  if (typeof path !== 'string') return undefined;
  return (await stat(path)).size === 0 ? undefined : path;
}

/** The consumed tokens, as newer models report them. Another Patchbay reports zeros where it knows none. */
function usageOf(usage: unknown): ImageUsage | undefined {
  if (!isObject(usage)) return undefined;
  const details = fieldsIn(usage.input_tokens_details);
  const imageTokens = tokens(details.image_tokens);
  const textTokens = tokens(details.text_tokens ?? tokens(usage.input_tokens) - imageTokens);
  const outputTokens = tokens(usage.output_tokens);
  const isTold = textTokens + imageTokens + outputTokens > 0;
  return isTold ? { textTokens, imageTokens, outputTokens } : undefined;
}

function tokens(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
