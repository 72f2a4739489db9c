import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Answer, aGateway, type JobRecord, type TestGateway } from '../../a-gateway.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import { aFakeXai, type FakeXai } from '../../fakes/a-fake-xai.ts';
import type { SeenRequest } from '../../fakes/seen-request.ts';

let fake: FakeXai;
let gateway: TestGateway;

beforeAll(async () => {
  fake = await aFakeXai();
  gateway = await aGateway({
    upstreams: { xai: { kind: 'xai-video', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] } },
    models: [
      { id: 'vidx-imagine-video', upstream: 'xai', model: 'grok-imagine-video' },
      { id: 'vidx-imagine-video-1.5', upstream: 'xai', model: 'grok-imagine-video-1.5' },
    ],
  });
});

afterEach(() => {
  fake.behave();
  fake.plan({});
  fake.serve();
  fake.forgetRequests();
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
});

const VIDEO_FILE = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'openapi',
  'examples',
  'files',
  'video.webm',
);
const VIDEO = { model: 'vidx-imagine-video', prompt: 'A harbour at dawn', video_length: '8' };

function create(json: object): Promise<Answer> {
  return gateway.call('/vidx/generations', { method: 'POST', json });
}

async function made(json: object = VIDEO): Promise<JobRecord> {
  const { json: answer } = await create(json);
  return gateway.ended('/vidx/fetch', answer.data.jobId);
}

test('a video is made upstream and kept here', async () => {
  fake.plan({ pollsUntilDone: 1 });
  const record = await made();
  expect(record).toMatchObject({ status: 'SUCCESS', data: { progress: '100%' } });
  expect(record.data).not.toHaveProperty('coverUrl');
  const video = await fetch(record.data.videoUrl);
  expect(video.headers.get('content-type')).toBe('video/webm');
  const ours = Buffer.from(await video.arrayBuffer());
  const theirs = await fetch(fake.videos.at(-1)?.url ?? '');
  expect(ours.equals(Buffer.from(await theirs.arrayBuffer()))).toBe(true);
  expect((await fake.nextRequest()).body).toEqual({
    model: 'grok-imagine-video',
    prompt: 'A harbour at dawn',
    duration: 8,
    aspect_ratio: '16:9',
    resolution: '720p',
  });
});

test.each([
  [5, '50', '5'],
  [5.0625, '50.625', '5.063'],
  // A longer duration than ordered is not charged. The file, which is 3 seconds long, tells where the upstream does not.
  [11, '80', '11'],
  [0, '30', '3'],
  [1e300, '30', '3'],
])(
  'a video of %s seconds where 8 were asked for is charged as it is',
  async (duration, quota, told) => {
    fake.plan({ pollsUntilDone: 0, ending: { status: 'done', duration } });
    const before = await gateway.call('/account');
    const { data } = await made();
    expect(data).toMatchObject({ videoLength: '8', quota });
    expect(data.duration).toBe(told);
    const after = await gateway.call('/account');
    const spent = Number(before.json.data.balance) - Number(after.json.data.balance);
    expect([spent, after.json.data.reserved]).toEqual([Number(quota), '0']);
  },
);

test('a video begins with its one picture, and its voices speak', async () => {
  fake.plan({ pollsUntilDone: 0 });
  const record = await made({
    model: 'vidx-imagine-video-1.5',
    prompt: 'A harbour at dawn',
    refer_images: ['https://example.com/1.png'],
    reference_audios: [{ voice_id: 'luna' }],
    resolution_name: '1080p',
  });
  expect(record.status).toBe('SUCCESS');
  expect((await fake.nextRequest()).body).toMatchObject({
    model: 'grok-imagine-video-1.5',
    image: { url: 'https://example.com/1.png' },
    reference_audios: [{ voice_id: 'luna' }],
    resolution: '1080p',
  });
});

test('a video that moderation keeps is a failure for that reason', async () => {
  fake.plan({ pollsUntilDone: 0, ending: { status: 'moderated' } });
  expect(await made()).toMatchObject({ status: 'FAILED', data: { reason: 'moderation' } });
});

test('a failure upstream is told, and free', async () => {
  const error = { code: 'internal_error', message: 'The video could not be made.' };
  fake.plan({ pollsUntilDone: 0, ending: { status: 'failed', error } });
  expect(await made()).toMatchObject({
    status: 'FAILED',
    message: 'The video could not be made.',
    data: { reason: 'upstream', quota: '0' },
  });
});

test('a result whose address has lapsed is a failure, and asked for once (B11)', async () => {
  fake.plan({
    pollsUntilDone: 0,
    ending: { status: 'done', url: `${fake.url}/results/lapsed.webm` },
  });
  expect(await made()).toMatchObject({
    status: 'FAILED',
    message: "The upstream's result is not at its address: status 404.",
  });
  const visits = fake.requests.filter(({ path }) => path === '/results/lapsed.webm');
  expect(visits).toHaveLength(1);
});

test('a result whose server takes no more requests just now is fetched when it does (B11)', async () => {
  fake.plan({ pollsUntilDone: 0 });
  const matching = ({ path }: SeenRequest) => path.startsWith('/results/');
  fake.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '1' } }, { matching });
  expect(await made()).toMatchObject({ status: 'SUCCESS' });
});

test.each(['binary/octet-stream', 'text/plain', ''])(
  'a video that is served as "%s" is one',
  async (mediaType) => {
    fake.plan({ pollsUntilDone: 0 });
    fake.serve({ content: await readFile(VIDEO_FILE), mediaType });
    const record = await made();
    expect(record.status, record.message).toBe('SUCCESS');
    const video = await fetch(record.data.videoUrl);
    expect(video.headers.get('content-type')).toBe('video/webm');
  },
);

test.each(['video/mp4', 'text/html'])(
  'a result that is no video, whatever is said of it, is a failure (B13): %s',
  async (mediaType) => {
    fake.plan({ pollsUntilDone: 0 });
    fake.serve({ content: Buffer.from('<html>Not here.</html>'), mediaType });
    expect(await made()).toMatchObject({
      status: 'FAILED',
      message: 'What the upstream has made is no video.',
    });
  },
);

test('a result without end that is no video is let go (B13)', async () => {
  fake.plan({ pollsUntilDone: 0 });
  fake.serve({ content: Buffer.from('<html>'), mediaType: 'text/html' });
  const matching = ({ path }: SeenRequest) => path.startsWith('/results/');
  fake.misbehave({ kind: 'endless' }, { matching });
  expect(await made()).toMatchObject({ status: 'FAILED', data: { reason: 'upstream' } });
  await fake.aborted();
});

test('a video that says unknown words, and whose progress goes back, is asked for until it is done (B11)', async () => {
  const shown: number[] = [];
  const said = [
    { status: 'pending', progress: 60 },
    { status: 'dreaming', progress: 20 },
    { status: 'pending', progress: 30 },
  ];
  fake.plan({
    say: (poll, { url }) => said[poll - 1] ?? { status: 'done', video: { url, duration: 8 } },
  });
  const { json } = await create(VIDEO);
  const { jobId } = json.data;
  await vi.waitFor(
    async () => {
      const { json: record } = await gateway.call(`/vidx/fetch?jobId=${jobId}`);
      shown.push(Number.parseInt(record.data.progress, 10));
      expect(record.status).toBe('SUCCESS');
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown).toContain(60);
  expect(shown.at(-1)).toBe(100);
});

test.each([
  ['says that it is done and not where', { status: 'done' }],
  ['has a result elsewhere inside', { status: 'done', video: { url: 'http://169.254.169.254/v' } }],
])('a video that %s has failed for that reason, and is free (B11)', async (_how, report) => {
  fake.plan({ say: () => report });
  const record = await made();
  expect(record).toMatchObject({ status: 'FAILED', data: { reason: 'upstream', quota: '0' } });
  expect(record.message).toMatch(/^(The upstream says that|The upstream's result is not)/);
  expect(record.message).not.toContain('169.254');
  expect(record.data).not.toHaveProperty('videoUrl');
});
