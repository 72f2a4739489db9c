import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { openScratchRoom } from '../../../server/assets/scratch.ts';
import { openOpenai } from '../../../server/upstreams/openai/openai.ts';
import type { Media } from '../../../server/upstreams/port/call.ts';
import type {
  ImageContext,
  ImageOrder,
  ImageResult,
  ImageUpstream,
} from '../../../server/upstreams/port/images.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import { OPENAI_REFUSALS } from '../../fakes/openai-failures.ts';
import { aSource, withFile, withLessThanPromised, withoutEnd } from '../../operations/a-source.ts';
import { aMask, aPicture } from '../../operations/pictures.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';

let fake: FakeOpenAI;
let folder: string;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  fake = await aFakeOpenAI();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-openai-'));
});

afterEach(async () => {
  fake.behave();
  fake.forgetRequests();
  await Promise.all(opened.splice(0).map((upstream) => upstream.close()));
  await rm(folder, { recursive: true, force: true });
});

afterAll(() => fake.close());

/** An order with only the required fields. */
const PLAIN: ImageOrder = {
  model: 'as-the-caller-says',
  prompt: 'A fox',
  count: 1,
  size: 'auto',
  format: 'png',
  compression: 100,
  quality: 'auto',
  background: 'auto',
  moderation: 'auto',
};

function images(asked: Partial<Asked> = {}): ImageUpstream {
  const answerMegabytes = 16;
  const { parts } = upstreamParts({ baseUrl: `${fake.url}/v1`, answerMegabytes, ...asked });
  const upstream = openOpenai(parts);
  opened.push(upstream);
  if (upstream.images === undefined) throw new Error('It makes no pictures.');
  return upstream.images;
}

async function contextFor(
  model: string,
  signal = new AbortController().signal,
): Promise<ImageContext> {
  const room = await openScratchRoom(join(folder, 'scratch'), { alone: true });
  return { model, signal, scratch: room.open() };
}

async function generate(
  model: string,
  order: Partial<ImageOrder> = {},
  asked: Partial<Asked> = {},
): Promise<UpstreamOutcome<ImageResult>> {
  return images(asked).make({ ...PLAIN, ...order }, await contextFor(model));
}

async function sentFor(model: string, order: Partial<ImageOrder>): Promise<unknown> {
  const outcome = await generate(model, order);
  expect(outcome).toMatchObject({ ok: true });
  return (await fake.nextRequest()).body;
}

function resultOf(outcome: UpstreamOutcome<ImageResult>): ImageResult {
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** The media types, formats and sizes of a result's pictures. */
async function picturesOf(outcome: UpstreamOutcome<ImageResult>) {
  return Promise.all(
    resultOf(outcome).images.map(async (image) => {
      const bytes = await buffer(await image.open());
      expect(image.bytes).toBe(bytes.length);
      const { format, width, height } = await sharp(bytes).metadata();
      return { mediaType: image.mediaType, format, width, height };
    }),
  );
}

/** A file on disk, as a request leaves it there. */
async function aFile(name: string, bytes: Uint8Array, mediaType = 'image/png'): Promise<Media> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { path, mediaType, open: async () => createReadStream(path) };
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('the parameters of a generation', () => {
  test.each(['gpt-image-1', 'dall-e-2', 'dall-e-3', 'a-model-of-somebody'])(
    'say to %s nothing that it does of itself',
    async (model) => {
      const isOld = model.startsWith('dall-e');
      expect(await sentFor(model, {})).toEqual({
        model,
        prompt: 'A fox',
        n: 1,
        ...(isOld ? { response_format: 'b64_json' } : {}),
      });
    },
  );

  test('are all that gpt-image knows', async () => {
    const order = {
      count: 2,
      size: '1536x1024',
      format: 'webp',
      compression: 60,
      quality: 'low',
      background: 'transparent',
      moderation: 'low',
    } as const;
    expect(await sentFor('gpt-image-1-mini', order)).toEqual({
      model: 'gpt-image-1-mini',
      prompt: 'A fox',
      n: 2,
      size: '1536x1024',
      output_format: 'webp',
      output_compression: 60,
      quality: 'low',
      background: 'transparent',
      moderation: 'low',
    });
  });

  test('are no more than dall-e-2 knows', async () => {
    expect(await sentFor('dall-e-2', { size: '256x256', quality: 'standard', count: 3 })).toEqual({
      model: 'dall-e-2',
      prompt: 'A fox',
      n: 3,
      size: '256x256',
      response_format: 'b64_json',
    });
  });

  test.each<[string, Partial<ImageOrder>]>([
    ['output_format', { format: 'webp' }],
    ['output_compression', { compression: 60 }],
    ['background', { background: 'transparent' }],
    ['moderation', { moderation: 'low' }],
  ])('that the older models cannot be told are refused by name: %s', async (parameter, order) => {
    for (const model of ['dall-e-2', 'dall-e-3']) {
      const before = fake.requests.length;
      const outcome = await generate(model, order);
      expect(outcome).toMatchObject({ failure: { kind: 'refused', parameter, isOnlyHere: true } });
      expect(fake.requests).toHaveLength(before);
    }
    expect(await sentFor('dall-e-3', { background: 'opaque' })).not.toHaveProperty('background');
  });

  test.each<[string, string, Partial<ImageOrder>]>([
    ['gpt-image-1', 'style', { style: 'natural' }],
    ['a-model-of-somebody', 'style', { style: 'vivid' }],
    ['dall-e-2', 'style', { style: 'vivid' }],
    ['dall-e-2', 'quality', { quality: 'hd' }],
    ['dall-e-2', 'quality', { quality: 'high' }],
  ])('that %s cannot be told are refused by name: %s', async (model, parameter, order) => {
    const outcome = await generate(model, order);
    expect(outcome).toMatchObject({ failure: { kind: 'refused', parameter, isOnlyHere: true } });
    expect(fake.requests).toHaveLength(0);
  });

  test('are all that dall-e-3 knows', async () => {
    const order = { size: '1792x1024', quality: 'hd', style: 'natural' } as const;
    expect(await sentFor('dall-e-3', order)).toEqual({
      model: 'dall-e-3',
      prompt: 'A fox',
      n: 1,
      size: '1792x1024',
      quality: 'hd',
      style: 'natural',
      response_format: 'b64_json',
    });
  });

  test.each([
    ['gpt-image-1', 'hd', 'high'],
    ['gpt-image-1', 'standard', 'medium'],
    ['dall-e-3', 'high', 'hd'],
    ['dall-e-3', 'low', 'standard'],
  ])('say to %s in its own words that the quality is %s', async (model, quality, said) => {
    expect(await sentFor(model, { quality })).toMatchObject({ quality: said });
  });
});

describe('pictures that were made', () => {
  test('come in Base64 with what they consumed', async () => {
    const order = { count: 3, size: '1024x1536', format: 'jpeg' } as const;
    const outcome = await generate('gpt-image-1', order);
    const picture = { mediaType: 'image/jpeg', format: 'jpeg', width: 1024, height: 1536 };
    expect(await picturesOf(outcome)).toEqual([picture, picture, picture]);
    expect(resultOf(outcome).usage).toEqual({
      textTokens: expect.any(Number),
      imageTokens: 0,
      outputTokens: 3 * 4160,
    });
  });

  test('come with the prompt that the model worked from, where it tells', async () => {
    const [image] = resultOf(await generate('dall-e-3')).images;
    expect(image?.revisedPrompt).toBe('A picture of this: A fox');
    const plain = resultOf(await generate('dall-e-2'));
    expect(plain.images[0]).not.toHaveProperty('revisedPrompt');
    expect(plain).not.toHaveProperty('usage');
  });

  test.each([{}, { input_tokens: 0, output_tokens: 0, total_tokens: 0 }, 'none'])(
    'come without usage where it says nothing: %j',
    async (usage) => {
      const b64_json = (await aPicture()).toString('base64');
      fake.misbehave({ kind: 'status', status: 200, body: { data: [{ b64_json }], usage } });
      expect(resultOf(await generate('gpt-image-1'))).not.toHaveProperty('usage');
    },
  );

  test('may be longer in coming than the first byte of other answers', async () => {
    // Longer than that timeout, which undici checks once a second.
    fake.misbehave({ kind: 'slow', ms: 2_500 });
    const timeouts = { firstByte: 0.05, total: 60 };
    expect(await generate('gpt-image-1', {}, { timeouts })).toMatchObject({ ok: true });
  });

  test('are fetched where they come by address', async () => {
    const picture = await aPicture({ width: 32, height: 16, format: 'webp' });
    const source = await aSource({ '/made.bin': withFile(picture) });
    try {
      answer({ data: [{ url: `${source.url}/made.bin`, b64_json: null }] });
      const outcome = await generate('dall-e-2', {}, { allowPrivateResults: true });
      expect(await picturesOf(outcome)).toEqual([
        { mediaType: 'image/webp', format: 'webp', width: 32, height: 16 },
      ]);
    } finally {
      await source.stop();
    }
  });

  test('are fetched as far as they were asked for, and say of what size they are', async () => {
    const picture = await aPicture();
    const source = await aSource({ '/made.png': withFile(picture) });
    onTestFinished(() => source.stop());
    const data = ['made', 'made', 'beyond'].map((name) => ({ url: `${source.url}/${name}.png` }));
    answer({ data, size: '1536x1024' });
    const outcome = await generate('dall-e-2', { count: 2 }, { allowPrivateResults: true });
    expect(resultOf(outcome).images.map(({ size }) => size)).toEqual(['1536x1024', '1536x1024']);
  });

  test.each(['auto', '', 'x', '0x0', '1024x', 1024, null])(
    'say nothing of their size where the upstream says %j',
    async (size) => {
      answer({ data: [{ b64_json: (await aPicture()).toString('base64') }], size });
      expect(resultOf(await generate('gpt-image-1')).images[0]).not.toHaveProperty('size');
    },
  );

  test('are fetched again from an address that fails for a while, and not made again', async () => {
    const picture = await aPicture({ width: 32, height: 16 });
    const answers = [
      withFile(picture, 503),
      withLessThanPromised(picture),
      (response: ServerResponse) => response.writeHead(429, { 'retry-after': '0' }).end(),
      withFile(picture),
    ];
    const source = await aSource({ '/made.png': (response) => answers.shift()?.(response) });
    onTestFinished(() => source.stop());
    answer({ data: [{ url: `${source.url}/made.png` }] });
    const outcome = await generate('dall-e-2', {}, { allowPrivateResults: true });
    expect(await picturesOf(outcome)).toMatchObject([{ format: 'png', width: 32 }]);
    expect(answers).toEqual([]);
  });

  test.each([
    ['0', 4],
    ['60', 1],
  ])(
    'that are made and cannot be had do not count as not begun with: Retry-After %s',
    async (seconds, times) => {
      let asked = 0;
      const source = await aSource({
        '/made.png': (response) => {
          asked += 1;
          response.writeHead(429, { 'retry-after': seconds }).end();
        },
      });
      onTestFinished(() => source.stop());
      answer({ data: [{ url: `${source.url}/made.png` }] });
      const outcome = await generate('dall-e-2', {}, { allowPrivateResults: true });
      const message = "The upstream's result cannot be fetched just now: status 429.";
      expect(outcome).toEqual({ ok: false, failure: { kind: 'failed', message, mayBeDone: true } });
      expect(asked).toBe(times);
    },
  );

  test('are not fetched from a private address that is not the upstream', async () => {
    const source = await aSource({ '/made.png': withFile(await aPicture()) });
    try {
      answer({ data: [{ url: `${source.url}/made.png` }] });
      const outcome = await generate('dall-e-2');
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused' } });
      expect(source.connections()).toBe(0);
    } finally {
      await source.stop();
    }
  });

  test.each<[string, object]>([
    ['no data', {}],
    ['no picture', { data: [] }],
    ['neither file nor address', { data: [{ revised_prompt: 'A fox' }] }],
    ['no Base64', { data: [{ b64_json: 'A fox!' }] }],
    ['a text in Base64', { data: [{ b64_json: Buffer.from('A fox').toString('base64') }] }],
    ['an empty file', { data: [{ b64_json: '' }] }],
    ['nothing in its one picture', { data: [{ b64_json: '', url: '' }] }],
    ['an error', { error: { message: 'Out of order.' } }],
    ['too many pictures', { data: Array.from({ length: 33 }, () => ({ b64_json: '' })) }],
  ])('cannot be had from an answer with %s', async (_, body) => {
    answer(body);
    expect(await generate('dall-e-2')).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });

  test.each<[string, object, object]>([
    [
      'moderation of the request',
      { created: 1, error: { code: 'contentFilter', message: 'Your task failed.' } },
      { kind: 'moderated', message: 'Your task failed.' },
    ],
    [
      'moderation of what was made',
      { data: [{ respect_moderation: false, url: '' }, { respect_moderation: false }] },
      { kind: 'moderated', message: 'The upstream refuses the content of what it has made.' },
    ],
    [
      'moderation of the one picture',
      { data: [{ error: { code: 'OutputImageSensitiveContentDetected', message: 'No.' } }] },
      { kind: 'moderated', message: 'No.' },
    ],
    [
      'a used-up quota',
      { error: { code: 'insufficient_quota', message: 'Top up.' } },
      { kind: 'keyless', message: "The upstream does not accept the gateway's key." },
    ],
    [
      'a failure of its own',
      { error: { message: 'Out of order.' } },
      { kind: 'failed', message: 'The upstream answered without a picture.' },
    ],
  ])('and status 200 can stand for %s', async (_, body, failure) => {
    answer(body);
    expect(await generate('gpt-image-1', { count: 2 })).toEqual({ ok: false, failure });
  });

  test('are those that were made where others were kept back', async () => {
    const b64_json = (await aPicture()).toString('base64');
    const kept = [
      { respect_moderation: false, b64_json },
      { error: { code: 'OutputImageSensitiveContentDetected', message: 'No.' } },
      null,
    ];
    answer({ data: [...kept, { b64_json }, { b64_json, respect_moderation: true }] });
    expect(resultOf(await generate('gpt-image-1', { count: 5 })).images).toHaveLength(2);
  });

  test('are found in whichever field has them, and empty prompts say nothing', async () => {
    const picture = await aPicture({ width: 32, height: 16 });
    const source = await aSource({ '/made.png': withFile(picture) });
    onTestFinished(() => source.stop());
    const data = [
      { url: `${source.url}/made.png`, b64_json: '', revised_prompt: '' },
      { url: '', b64_json: picture.toString('base64'), revised_prompt: '' },
    ];
    answer({ data });
    const outcome = await generate('gpt-image-1', { count: 2 }, { allowPrivateResults: true });
    expect(await picturesOf(outcome)).toMatchObject([{ width: 32 }, { width: 32 }]);
    expect(resultOf(outcome).images[0]).not.toHaveProperty('revisedPrompt');
  });

  test('cannot be had from a file without end', async () => {
    const source = await aSource({ '/endless': withoutEnd() });
    try {
      answer({ data: [{ url: `${source.url}/endless` }] });
      const asked = { allowPrivateResults: true, answerMegabytes: 1 };
      const outcome = await generate('dall-e-2', {}, asked);
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
    } finally {
      await source.stop();
    }
  });
});

describe('an edit', () => {
  test('sends its files from disk, under the names of the interface', async () => {
    const first = await aPicture({ width: 64, height: 64 });
    const second = await aPicture({ width: 32, height: 32, format: 'jpeg' });
    const mask = await aMask();
    const order = {
      ...PLAIN,
      quality: 'high',
      size: '1024x1024',
      moderation: 'low' as const,
      sources: [await aFile('first', first), await aFile('second', second, 'image/jpeg')],
      mask: await aFile('mask', mask),
    };
    const outcome = await images().make(order, await contextFor('gpt-image-1'));
    expect(await picturesOf(outcome)).toMatchObject([{ format: 'png', width: 1024 }]);
    expect(resultOf(outcome).usage?.imageTokens).toBeGreaterThan(0);
    const { body, files } = await fake.nextRequest();
    expect(body).toEqual({
      model: 'gpt-image-1',
      prompt: 'A fox',
      n: '1',
      quality: 'high',
      size: '1024x1024',
    });
    expect(files).toEqual([
      { field: 'image[]', fileName: 'image-1.png', ...seen(first, 'image/png') },
      { field: 'image[]', fileName: 'image-2.jpeg', ...seen(second, 'image/jpeg') },
      { field: 'mask', fileName: 'mask.png', ...seen(mask, 'image/png') },
    ]);
  });

  test('says how long it is, and sends one picture under the older name', async () => {
    const picture = await aPicture();
    const order = { ...PLAIN, sources: [await aFile('source', picture)] };
    const outcome = await images().make(order, await contextFor('dall-e-2'));
    expect(outcome).toMatchObject({ ok: true });
    const { files, headers, size, body } = await fake.nextRequest();
    expect(files).toEqual([
      { field: 'image', fileName: 'image-1.png', ...seen(picture, 'image/png') },
    ]);
    expect(headers['content-length']).toBe(String(size));
    expect(body).toEqual({
      model: 'dall-e-2',
      prompt: 'A fox',
      n: '1',
      response_format: 'b64_json',
    });
  });

  test('brings files to disk that are elsewhere', async () => {
    const picture = await aPicture();
    const source = { mediaType: 'image/png', open: async () => Readable.from([picture]) };
    const order = { ...PLAIN, sources: [source] };
    const outcome = await images().make(order, await contextFor('gpt-image-1'));
    expect(outcome).toMatchObject({ ok: true });
    expect((await fake.nextRequest()).files).toMatchObject([seen(picture, 'image/png')]);
  });

  test('is sent again, whole, with the next key', async () => {
    const picture = await aPicture();
    const order = { ...PLAIN, sources: [await aFile('source', picture)] };
    const secrets = ['a-key-that-is-not-taken', 'sk-a-key-of-an-upstream'];
    const outcome = await images({ secrets }).make(order, await contextFor('gpt-image-1'));
    expect(outcome).toMatchObject({ ok: true });
    expect(fake.requests.map(({ files }) => files[0]?.sha256)).toEqual([
      digest(picture),
      digest(picture),
    ]);
  });
});

describe('a call for pictures', () => {
  test.each<[string, Misbehaviour, object]>([
    ['moderation', OPENAI_REFUSALS.moderationBlocked, { kind: 'moderated' }],
    ['moderation of old', OPENAI_REFUSALS.contentPolicy, { kind: 'moderated' }],
    ['a rate limit', OPENAI_REFUSALS.rateLimited, { kind: 'limited' }],
    ['a used-up quota', OPENAI_REFUSALS.outOfQuota, { kind: 'keyless' }],
    ['a server error', { kind: 'status', status: 500 }, { kind: 'failed' }],
    ['half a document', { kind: 'malformed-json' }, { kind: 'failed' }],
    ['an empty body', { kind: 'empty-body' }, { kind: 'failed' }],
    ['a page', { kind: 'html' }, { kind: 'failed' }],
    ['an endless body', { kind: 'endless' }, { kind: 'failed' }],
    ['a body that is too short', { kind: 'wrong-content-length', by: 10 }, { kind: 'failed' }],
    ['a reset before the head', { kind: 'reset-before-headers' }, { kind: 'failed' }],
    ['a reset after the head', { kind: 'reset-after-headers' }, { kind: 'failed' }],
    ['a redirect', { kind: 'redirect', to: 'http://127.0.0.1:1' }, { kind: 'failed' }],
  ])('that meets %s is told so', async (_, misbehaviour, failure) => {
    fake.misbehave(misbehaviour);
    const outcome = await generate('gpt-image-1', {}, { answerMegabytes: 1 });
    expect(outcome).toMatchObject({ ok: false, failure });
  });

  test('that the upstream refuses is told which parameter is wrong', async () => {
    expect(await generate('dall-e-3', { size: '1536x1024' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', parameter: 'size' },
    });
  });

  test.each<[string, number, object]>([
    ['is not there', 404, { code: 'model_not_found', message: 'There is no dall-e-3.' }],
    ['is no longer allowed', 400, { param: 'model', message: "Invalid value: 'dall-e-3'." }],
    ['would be at another address', 404, { message: 'Not Found' }],
    ['is not there, told with 200', 200, { code: 'model_not_found', message: 'There is none.' }],
  ])(
    'whose model %s is refused only here, and the operator hears of it',
    async (_, status, error) => {
      const { parts, logged } = upstreamParts({ baseUrl: `${fake.url}/v1` });
      const upstream = openOpenai(parts);
      opened.push(upstream);
      fake.misbehave({ kind: 'status', status, body: { error } });
      const outcome = await upstream.images?.make(PLAIN, await contextFor('dall-e-3'));
      const message = 'The upstream does not have the model that this one is mapped to.';
      const failure = { kind: 'refused', message, because: 'no-model', isOnlyHere: true };
      expect(outcome).toEqual({ ok: false, failure });
      expect(logged.join()).toContain('upstream has no such model of images');
    },
  );

  test('is ended by the caller', async () => {
    fake.misbehave({ kind: 'hang' });
    const caller = new AbortController();
    const context = await contextFor('gpt-image-1', caller.signal);
    const asking = images().make(PLAIN, context);
    await fake.nextRequest();
    caller.abort(new Error('The caller went away.'));
    await expect(asking).rejects.toBe(caller.signal.reason);
    await fake.aborted();
  });
});

/** Sets the JSON reply to the next request. */
function answer(body: object): void {
  fake.misbehave({ kind: 'status', status: 200, body });
}

function seen(bytes: Uint8Array, mediaType: string) {
  return { mediaType, size: bytes.length, sha256: digest(bytes) };
}
