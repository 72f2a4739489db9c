import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openScratchRoom } from '../../../server/assets/scratch.ts';
import { openOpenai } from '../../../server/upstreams/openai/openai.ts';
import type {
  ImageEditOrder,
  ImageOrder,
  ImageStage,
  MadeImage,
  StreamingContext,
} from '../../../server/upstreams/port/images.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import { eventually } from '../../eventually.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import { aPicture } from '../../operations/pictures.ts';
import { upstreamParts } from '../upstream-parts.ts';

let fake: FakeOpenAI;
let folder: string;
let upstream: ReturnType<typeof openOpenai>;

beforeAll(async () => {
  fake = await aFakeOpenAI();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-stages-'));
  upstream = openOpenai(upstreamParts({ baseUrl: `${fake.url}/v1`, answerMegabytes: 16 }).parts);
});

afterEach(async () => {
  fake.behave();
  fake.forgetRequests();
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

afterAll(() => fake.close());

const ORDER: ImageOrder = {
  model: 'as-the-caller-says',
  prompt: 'A fox',
  count: 1,
  size: '1024x1024',
  format: 'webp',
  compression: 100,
  quality: 'low',
  background: 'auto',
  moderation: 'auto',
};

interface Asking {
  readonly model?: string;
  readonly partialImages?: number;
  readonly signal?: AbortSignal;
}

async function show(
  order: ImageOrder | ImageEditOrder = ORDER,
  { model = 'gpt-image-1', partialImages = 2, signal = new AbortController().signal }: Asking = {},
): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>> {
  const room = await openScratchRoom(join(folder, 'scratch'), { alone: true });
  const context: StreamingContext = { model, partialImages, signal, scratch: room.open() };
  if (upstream.images?.stream === undefined) throw new Error('The upstream cannot stream images.');
  return upstream.images.stream(order, context);
}

async function stagesOf(
  outcome: UpstreamOutcome<AsyncIterable<ImageStage>>,
): Promise<readonly ImageStage[]> {
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return Array.fromAsync(outcome.value);
}

function kindsOf(stages: readonly ImageStage[]): readonly string[] {
  return stages.map(({ kind }) => kind);
}

async function seen({ path = '', size, quality, background, mediaType }: MadeImage) {
  const { width, format } = await sharp(path).metadata();
  return { width, format, size, quality, background, mediaType };
}

test('a picture is shown in the states that were asked for, which are files, and finished at the end', async () => {
  const stages = await stagesOf(await show());
  expect(kindsOf(stages)).toEqual(['partial', 'partial', 'finished']);
  const file = {
    width: 1024,
    format: 'webp',
    size: '1024x1024',
    quality: 'low',
    background: 'opaque',
    mediaType: 'image/webp',
  };
  for (const [place, stage] of stages.entries()) {
    if (stage.kind === 'partial') {
      expect(stage.index).toBe(place);
      expect(await seen(stage.image)).toEqual(file);
    } else if (stage.kind === 'finished') {
      expect(await Promise.all(stage.result.images.map(seen))).toEqual([file]);
      expect(stage.result.usage).toEqual({ textTokens: 2, imageTokens: 0, outputTokens: 272 });
    }
  }
  expect((await fake.nextRequest()).body).toMatchObject({ stream: true, partial_images: 2 });
});

test('an edit is shown in the same way', async () => {
  const path = join(folder, 'fox.png');
  await writeFile(path, await aPicture());
  const source = { path, mediaType: 'image/png', open: async () => createReadStream(path) };
  const stages = await stagesOf(await show({ ...ORDER, sources: [source] }));
  expect(kindsOf(stages)).toEqual(['partial', 'partial', 'finished']);
  const { body, files } = await fake.nextRequest();
  expect(body).toMatchObject({ stream: 'true', partial_images: '2' });
  expect(files).toMatchObject([{ field: 'image' }]);
});

test.each([
  ['where it is all that is wanted', { partialImages: 0 }],
  ['by a model that shows no other', { model: 'dall-e-3' }],
])('the finished picture is asked for by itself %s', async (_, asking) => {
  const order = { ...ORDER, format: 'png' as const, size: 'auto', quality: 'auto' };
  expect(kindsOf(await stagesOf(await show(order, asking)))).toEqual(['finished']);
  expect((await fake.nextRequest()).body).not.toHaveProperty('stream');
});

function refusing(param?: string): Misbehaviour {
  const error = { message: `Unknown parameter: '${param}'.`, param, code: 'unknown_parameter' };
  return { kind: 'status', status: 400, body: { error } };
}

test.each([
  ['stream', 'stream'],
  ['partial_images', 'partial_images'],
  ['a parameter without naming it', undefined],
])('one who refuses %s is asked for the finished picture alone', async (_, param) => {
  fake.misbehave(refusing(param));
  expect(kindsOf(await stagesOf(await show()))).toEqual(['finished']);
  expect(fake.requestCount).toBe(2);
});

test('one who has refused is asked for the finished picture alone for a while, of that model and in that way', async () => {
  const { parts, logged } = upstreamParts({ baseUrl: `${fake.url}/v1`, answerMegabytes: 16 });
  let now = new Date('2026-11-26T12:00:00Z');
  await upstream.close();
  upstream = openOpenai({ ...parts, now: () => now });
  fake.misbehave(refusing('stream'));
  const shown = async (asking: Asking = {}) => kindsOf(await stagesOf(await show(ORDER, asking)));
  expect([await shown(), await shown()]).toEqual([['finished'], ['finished']]);
  expect(fake.requests.map(({ body }) => body.stream)).toEqual([true, undefined, undefined]);
  expect(logged.filter((line) => line.includes('only finished images'))).toHaveLength(1);
  expect(await shown({ model: 'gpt-image-2' })).toEqual(['partial', 'partial', 'finished']);
  now = new Date('2026-11-26T12:10:00Z');
  expect(await shown()).toEqual(['partial', 'partial', 'finished']);
});

test('one who refuses without a word of streams is asked for the next picture as a stream again', async () => {
  fake.misbehave(refusing());
  expect(kindsOf(await stagesOf(await show()))).toEqual(['finished']);
  expect(kindsOf(await stagesOf(await show()))).toEqual(['partial', 'partial', 'finished']);
});

test('one who answers a stream whole is asked once for each picture', async () => {
  const data = [{ b64_json: (await aPicture()).toString('base64') }];
  fake.misbehave({ kind: 'status', status: 200, body: { data } }, { times: 2 });
  expect(kindsOf(await stagesOf(await show()))).toEqual(['finished']);
  expect(kindsOf(await stagesOf(await show()))).toEqual(['finished']);
  expect(fake.requests.map(({ body }) => body.stream)).toEqual([true, true]);
});

test('one who refuses the finished picture too has not said that it shows none', async () => {
  fake.misbehave(refusing(), { times: 2 });
  expect(await show()).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  expect(kindsOf(await stagesOf(await show()))).toEqual(['partial', 'partial', 'finished']);
});

test('one who has shown a picture is asked for the next over the same connection', async () => {
  const { promise: until, resolve } = Promise.withResolvers<void>();
  fake.misbehave({ kind: 'held', until, afterEvents: 3 });
  expect(kindsOf(await stagesOf(await show())).at(-1)).toBe('finished');
  resolve();
  const { senderPort } = await fake.nextRequest();
  await eventually(() => expect(fake.underWay).toBe(0));
  await eventually(async () => {
    await stagesOf(await show());
    expect(await fake.nextRequest()).toMatchObject({ senderPort });
  });
});

test('one who does not end the stream after the finished picture is not held', async () => {
  await upstream.close();
  const timeouts = { firstByte: 300, idle: 300, total: 300 };
  const settings = { baseUrl: `${fake.url}/v1`, answerMegabytes: 16, timeouts };
  upstream = openOpenai(upstreamParts(settings).parts);
  const { promise: until, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  fake.misbehave({ kind: 'held', until, afterEvents: 3 });
  expect(kindsOf(await stagesOf(await show())).at(-1)).toBe('finished');
  await eventually(() => expect(fake.underWay).toBe(0));
});

test('one who refuses something else is not asked again', async () => {
  fake.misbehave(refusing('quality'));
  expect(await show()).toMatchObject({ ok: false, failure: { parameter: 'quality' } });
  expect(fake.requestCount).toBe(1);
});

const NO_MODEL = { error: { message: 'The model does not exist.', code: 'model_not_found' } };

test.each<[string, Misbehaviour]>([
  ['', { kind: 'status', status: 404, body: NO_MODEL }],
  [
    ', told in a stream,',
    { kind: 'error-event', afterEvents: 0, event: `data: ${JSON.stringify(NO_MODEL)}\n\n` },
  ],
])(
  'one who lacks the model%s is not asked again, and the operator hears of it',
  async (_, told) => {
    await upstream.close();
    const { parts, logged } = upstreamParts({ baseUrl: `${fake.url}/v1` });
    upstream = openOpenai(parts);
    fake.misbehave(told);
    const failure = { because: 'no-model', isOnlyHere: true };
    expect(await show()).toMatchObject({ ok: false, failure });
    expect(fake.requestCount).toBe(1);
    expect(logged.join()).toContain('upstream has no such model of images');
  },
);

test('no more states are handed over than were asked for', async () => {
  const b64_json = (await aPicture()).toString('base64');
  const partial = `data: ${JSON.stringify({ type: 'image_generation.partial_image', b64_json })}\n\n`;
  const done = `data: ${JSON.stringify({ type: 'image_generation.completed', b64_json })}\n\n`;
  const event = partial.repeat(3) + done;
  fake.misbehave({ kind: 'error-event', afterEvents: 0, event });
  expect(kindsOf(await stagesOf(await show(ORDER, { partialImages: 1 })))).toEqual([
    'partial',
    'finished',
  ]);
});

test('events without a name are told by their type, and others are passed over', async () => {
  const b64_json = (await aPicture()).toString('base64');
  const events = [
    ': still there\n\n',
    'data: {"type":"image_generation.queued"}\n\n',
    `data: ${JSON.stringify({ type: 'image_generation.partial_image', b64_json })}\n\n`,
    `data: ${JSON.stringify({ type: 'image_generation.completed', b64_json })}\n\n`,
  ];
  fake.misbehave({ kind: 'error-event', afterEvents: 0, event: events.join('') });
  expect(kindsOf(await stagesOf(await show()))).toEqual(['partial', 'finished']);
});

test('a state that cannot be read is passed over: the picture may still be whole', async () => {
  const b64_json = (await aPicture()).toString('base64');
  const events = [
    'data: {"type":"image_generation.partial_image","b64_json":"AAAA"}\n\n',
    `data: ${JSON.stringify({ type: 'image_generation.completed', b64_json })}\n\n`,
  ];
  fake.misbehave({ kind: 'error-event', afterEvents: 0, event: events.join('') });
  expect(kindsOf(await stagesOf(await show()))).toEqual(['finished']);
});

test('a state may be as long in coming as the whole call may take', async () => {
  await upstream.close();
  const timeouts = { firstByte: 0.05, idle: 0.05, total: 60 };
  const settings = { baseUrl: `${fake.url}/v1`, answerMegabytes: 16, timeouts };
  upstream = openOpenai(upstreamParts(settings).parts);
  const { promise: until, resolve } = Promise.withResolvers<void>();
  fake.misbehave({ kind: 'held', until, afterEvents: 1 });
  const showing = show();
  await fake.nextRequest();
  // Longer than the idle timeout of other streams, which undici checks once a second.
  setTimeout(resolve, 2_500);
  expect(kindsOf(await stagesOf(await showing))).toEqual(['partial', 'partial', 'finished']);
});

const NO_PICTURE = `data: ${JSON.stringify({ type: 'image_generation.completed', b64_json: 'AAAA' })}\n\n`;
const QUEUED = 'data: {"type":"image_generation.queued"}\n\n';
const BLOCKED_UP = 'data: {"error":{"type":"server_error","message":"A fox is too much."}}\n\n';
const BROKEN_OFF = 'The upstream ended its response before it was complete.';
const OVERLOADED =
  'event: error\ndata: {"error":{"code":"server_is_overloaded","message":"Later."}}\n\n';
const BLOCKED = 'event: error\ndata: {"error":{"code":"moderation_blocked","message":"No."}}\n\n';

test.each<[string, Misbehaviour, object]>([
  [
    'an error',
    { kind: 'error-event', afterEvents: 1 },
    { kind: 'failed', message: 'The server had an error in the middle of a stream.' },
  ],
  [
    'an overload',
    { kind: 'error-event', afterEvents: 1, event: OVERLOADED },
    { kind: 'failed', message: 'Later.', isOverloaded: true },
  ],
  [
    'moderation',
    { kind: 'error-event', afterEvents: 1, event: BLOCKED },
    { kind: 'moderated', message: 'No.' },
  ],
  [
    'what is no picture',
    { kind: 'error-event', afterEvents: 1, event: NO_PICTURE },
    { kind: 'failed', message: 'The upstream answered with a file that is no picture.' },
  ],
  ['the end', { kind: 'truncated-stream', at: 'end' }, { kind: 'failed', message: BROKEN_OFF }],
])('after its first state %s is the last', async (_, misbehaviour, failure) => {
  fake.misbehave(misbehaviour);
  const stages = await stagesOf(await show());
  expect(stages.slice(0, -1).every(({ kind }) => kind === 'partial')).toBe(true);
  expect(stages.at(-1)).toMatchObject({ kind: 'failed', failure });
  expect(stages.length).toBeGreaterThan(1);
});

test.each<[string, Misbehaviour]>([
  ['an error', { kind: 'error-event', afterEvents: 0 }],
  ['the end', { kind: 'empty-body' }],
  ['what is no picture', { kind: 'error-event', afterEvents: 0, event: NO_PICTURE }],
  ['an error after a word', { kind: 'error-event', afterEvents: 0, event: QUEUED + BLOCKED_UP }],
  ['a status', { kind: 'status', status: 500 }],
])('before anything is shown %s is the failure of the call', async (_, misbehaviour) => {
  fake.misbehave(misbehaviour);
  const outcome = await show(ORDER, { partialImages: 1 });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  expect(JSON.stringify(outcome)).not.toContain('A fox');
});

test('who goes away ends it', async () => {
  fake.misbehave({ kind: 'silent-stream', afterEvents: 1 });
  const caller = new AbortController();
  const outcome = await show(ORDER, { signal: caller.signal });
  const stages = outcome.ok ? outcome.value[Symbol.asyncIterator]() : undefined;
  expect((await stages?.next())?.value).toMatchObject({ kind: 'partial' });
  const next = stages?.next();
  caller.abort(new Error('The caller went away.'));
  await expect(next).rejects.toBe(caller.signal.reason);
  await fake.aborted();
});
