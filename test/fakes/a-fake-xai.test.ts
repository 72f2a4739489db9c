import { fileTypeFromBuffer } from 'file-type';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { UPSTREAM_KEY } from './a-fake-server.ts';
import { aFakeXai, type FakeXai } from './a-fake-xai.ts';
import { faultsOf } from './published-shapes.ts';
import type { VideoPlan } from './xai-videos.ts';

const KEY = { authorization: `Bearer ${UPSTREAM_KEY}` };
const REQUEST = { model: 'grok-imagine-video', prompt: 'A hat in the wind', duration: 5 };

let fake: FakeXai;

beforeAll(async () => {
  fake = await aFakeXai();
});

afterEach(() => {
  fake.plan({});
  fake.serve();
});

afterAll(() => fake.close());

interface Told {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects.
  readonly body: any;
}

async function call(
  path: string,
  body?: object,
  headers: Record<string, string> = KEY,
): Promise<Told> {
  const response = await fetch(`${fake.url}/v1/videos/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Requests a video, then polls it the given number of times. */
async function followed(
  plan: VideoPlan,
  polls: number,
  request: object = REQUEST,
): Promise<readonly Told[]> {
  fake.plan(plan);
  const { body } = await call('generations', request);
  expect(faultsOf('videoStarted', body)).toEqual([]);
  const told: Told[] = [];
  for (let poll = 0; poll < polls; poll += 1) told.push(await call(body.request_id));
  if (plan.say === undefined && plan.pendingAs !== 'accepted-empty') {
    for (const each of told) expect(faultsOf('video', each.body)).toEqual([]);
  }
  return told;
}

describe('a video', () => {
  test('is pending, then done, and can be fetched whole', async () => {
    const told = await followed({}, 3);
    expect(told.map(({ status, body }) => [status, body.status])).toEqual([
      [202, 'pending'],
      [202, 'pending'],
      [200, 'done'],
    ]);
    const { video } = told[2]?.body ?? {};
    expect(video).toMatchObject({ duration: 5, respect_moderation: true });
    const file = await fetch(video.url);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(file.headers.get('content-length')).toBe(String(bytes.length));
    expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: 'video/webm' });
  });

  test('takes as many polls as a test says, with the progress that it says', async () => {
    const told = await followed({ pollsUntilDone: 3, progress: [50, 20], pendingAs: 'ok' }, 4);
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(told.map(({ body }) => body.progress)).toEqual([50, 20, 20, 100]);
  });

  test('is pending without a word', async () => {
    const [pending] = await followed({ pendingAs: 'accepted-empty' }, 1);
    expect(pending).toEqual({ status: 202, body: undefined });
  });

  test.each([
    [{ status: 'moderated' }, { status: 'done', video: { url: '', respect_moderation: false } }],
    [{ status: 'failed' }, { status: 'failed', error: { code: 'internal_error' } }],
    [
      { status: 'failed', error: 'No luck.' },
      { status: 'failed', error: 'No luck.' },
    ],
    [{ status: 'expired' }, { status: 'expired' }],
    [
      { status: 'done', url: 'http://192.0.2.1/x', duration: 2 },
      { video: { url: 'http://192.0.2.1/x', duration: 2 } },
    ],
  ] as const)('ends as %j', async (ending, expected) => {
    const [told] = await followed({ pollsUntilDone: 0, ending }, 1);
    expect(told?.status).toBe(200);
    expect(told?.body).toMatchObject(expected);
  });

  test('is told of in words of the test alone', async () => {
    const say: VideoPlan['say'] = (poll, { requestId }) => ({
      status: `thinking ${poll}`,
      requestId,
    });
    const told = await followed({ say }, 2);
    expect(told.map(({ body }) => body.status)).toEqual(['thinking 1', 'thinking 2']);
  });

  test('is forgotten, and its address lapses', async () => {
    await followed({ pollsUntilDone: 0 }, 1);
    const { url = '', requestId = '' } = fake.videos.at(-1) ?? {};
    fake.expireLinks();
    expect((await fetch(url)).status).toBe(404);
    fake.forgetVideos();
    const { status, body } = await call(requestId);
    expect(status).toBe(404);
    expect(faultsOf('xaiError', body)).toEqual([]);
  });

  test('is another file where a test says so', async () => {
    fake.serve({ content: Buffer.from('no video'), mediaType: 'video/mp4' });
    const [told] = await followed({ pollsUntilDone: 0 }, 1);
    const file = await fetch(told?.body.video.url);
    expect(file.headers.get('content-type')).toBe('video/mp4');
    expect(await file.text()).toBe('no video');
  });
});

describe('a request for a video', () => {
  const IMAGE = { url: 'https://example.com/1.png' };
  const VOICE = { voice_id: 'v' };

  test.each([
    { image: IMAGE },
    { image: { url: 'data:image/png;base64,AA==' } },
    { reference_images: [IMAGE, IMAGE], aspect_ratio: '9:16', resolution: '480p' },
    { reference_audios: [VOICE, VOICE, VOICE] },
  ])('with %j is taken', async (more) => {
    expect((await call('generations', { ...REQUEST, ...more })).status).toBe(200);
  });

  test.each([
    { prompt: undefined },
    { prompt: ' ' },
    { model: undefined },
    { duration: '5' },
    { duration: 2.5 },
    { duration: 16 },
    { aspect_ratio: '5:4' },
    { resolution: '4k' },
    { image: 'https://example.com/1.png' },
    { image: IMAGE, reference_images: [IMAGE] },
    { reference_images: [] },
    { reference_audios: [VOICE, VOICE, VOICE, VOICE] },
    { reference_audios: [{}] },
    { video_length: '5' },
  ])('with %j is refused', async (more) => {
    const { status, body } = await call('generations', { ...REQUEST, ...more });
    expect(status).toBe(400);
    expect(faultsOf('xaiError', body)).toEqual([]);
  });

  test('needs the key', async () => {
    expect((await call('generations', REQUEST, {})).status).toBe(401);
    const { status, body } = await call('generations', REQUEST, {
      authorization: 'Bearer xai-other',
    });
    expect(status).toBe(400);
    expect(body.error).toContain('Incorrect API key');
  });
});
