import { randomUUID } from 'node:crypto';
import { type FakeAnswer, withBytes, withEvents, withJson } from './fake-answer.ts';
import { tokensOf } from './fake-text.ts';
import type { JsonRecord } from './json-record.ts';
import { madePicture, type PictureWish } from './made-pictures.ts';
import { requestId, withFailure } from './openai-failures.ts';
import { familyOf, filesFault, type ImageOperation, imageFault } from './openai-image-rules.ts';
import type { SeenRequest } from './seen-request.ts';

/** The path under which images are served whose URLs are given out. */
export const PICTURES_PATH = '/made/';

const DEFAULT_MODELS = { generate: 'dall-e-2', edit: 'gpt-image-1' } as const;
const TOKENS_PER_PICTURE: Readonly<Record<string, number>> = { low: 272, medium: 1056, high: 4160 };
const TOKENS_PER_SOURCE = 194;

/** Answers the image operations, following the published `ImagesResponse`. */
export class OpenAIImages {
  readonly #kept = new Map<string, PictureWish>();

  /** Expires the URLs given out so far. */
  expireLinks(): void {
    this.#kept.clear();
  }

  /** `POST /v1/images/generations` and `POST /v1/images/edits`. */
  async answer(
    { body, files }: SeenRequest,
    operation: ImageOperation,
    origin: string,
  ): Promise<FakeAnswer> {
    const request: JsonRecord = { model: DEFAULT_MODELS[operation], ...body };
    const family = familyOf(request.model);
    const fault =
      imageFault(body && request, operation) ??
      (operation === 'edit' ? filesFault(files, family) : undefined);
    if (fault !== undefined) return withFailure(400, fault);
    const created = Math.floor(Date.now() / 1000);
    const count = Number(request.n ?? 1);
    const wishes = Array.from({ length: count }, (_, index) => wishOf(request, index));
    if (family !== 'gpt-image') {
      const data = wishes.map((wish) => this.#older(request, wish, origin));
      return withJson(200, { created, data: await Promise.all(data) }, requestId());
    }
    const facts = factsOf(request, wishes, files.length);
    // In a form all values are text.
    if (String(request.stream) === 'true') return streamed(request, { operation, wishes, facts });
    const data = wishes.map(async (wish) => ({ b64_json: await base64Of(wish) }));
    return withJson(200, { created, data: await Promise.all(data), ...facts }, requestId());
  }

  /** Serves an image whose URL was given out. */
  async answerPicture(path: string): Promise<FakeAnswer> {
    const wish = this.#kept.get(path);
    if (wish === undefined) {
      return withBytes(Buffer.from('<Error/>'), { 'content-type': 'application/xml' }, 403);
    }
    return withBytes(await madePicture(wish), { 'content-type': `image/${wish.format}` });
  }

  async #older(request: JsonRecord, wish: PictureWish, origin: string): Promise<object> {
    const revised =
      request.model === 'dall-e-3'
        ? { revised_prompt: `A picture of this: ${request.prompt}` }
        : {};
    if (request.response_format === 'b64_json')
      return { ...revised, b64_json: await base64Of(wish) };
    const path = `${PICTURES_PATH}${randomUUID()}.${wish.format}`;
    this.#kept.set(path, wish);
    return { ...revised, url: `${origin}${path}` };
  }
}

function wishOf(request: JsonRecord, index: number): PictureWish {
  const [width, height] = sizeOf(request).split('x').map(Number);
  const format =
    request.output_format === 'jpeg' || request.output_format === 'webp'
      ? request.output_format
      : 'png';
  return {
    width: width ?? 0,
    height: height ?? 0,
    format,
    isTransparent: request.background === 'transparent',
    quality: Number(request.output_compression ?? 100),
    index,
  };
}

function sizeOf({ size }: JsonRecord): string {
  return typeof size === 'string' && size !== 'auto' ? size : '1024x1024';
}

const EVENT_TYPES = { generate: 'image_generation', edit: 'image_edit' } as const;
/** Offset of the colour index: partial images have other colours than finished ones. */
const UNFINISHED = 1;

/** The events of a streamed image, following the published `ImageGenStreamEvent` and `ImageEditStreamEvent`. */
async function streamed(
  { partial_images }: JsonRecord,
  {
    operation,
    wishes: [wish],
    facts,
  }: {
    readonly operation: ImageOperation;
    readonly wishes: readonly PictureWish[];
    readonly facts: ReturnType<typeof factsOf>;
  },
): Promise<FakeAnswer> {
  if (wish === undefined) throw new Error('No picture is asked for.');
  const created_at = Math.floor(Date.now() / 1000);
  const { usage, ...told } = facts;
  const event = async (what: string, shown: PictureWish, more: object): Promise<string> => {
    const type = `${EVENT_TYPES[operation]}.${what}`;
    const b64_json = await base64Of(shown);
    return `event: ${type}\ndata: ${JSON.stringify({ type, b64_json, created_at, ...told, ...more })}\n\n`;
  };
  const partials = Array.from({ length: Number(partial_images ?? 0) }, (_, index) =>
    event('partial_image', { ...wish, index: index + UNFINISHED }, { partial_image_index: index }),
  );
  const events = await Promise.all([...partials, event('completed', wish, { usage })]);
  return withEvents(events, requestId());
}

/** What newer models report about the images, including their token usage. */
function factsOf(request: JsonRecord, wishes: readonly PictureWish[], sources: number) {
  const quality = ['low', 'medium'].includes(String(request.quality)) ? request.quality : 'high';
  const text = tokensOf(String(request.prompt)).length;
  const image = sources * TOKENS_PER_SOURCE;
  const output = wishes.length * (TOKENS_PER_PICTURE[String(quality)] ?? 0);
  return {
    background: request.background === 'transparent' ? 'transparent' : 'opaque',
    output_format: wishes[0]?.format,
    quality,
    size: sizeOf(request),
    usage: {
      input_tokens: text + image,
      input_tokens_details: { text_tokens: text, image_tokens: image },
      output_tokens: output,
      output_tokens_details: { text_tokens: 0, image_tokens: output },
      total_tokens: text + image + output,
    },
  };
}

async function base64Of(wish: PictureWish): Promise<string> {
  return (await madePicture(wish)).toString('base64');
}
