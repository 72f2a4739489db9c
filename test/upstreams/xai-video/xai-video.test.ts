import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { JobUpstream, VideoOrder, VideoResult } from '../../../server/upstreams/port/jobs.ts';
import { openXaiVideo } from '../../../server/upstreams/xai-video/xai-video.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import { aFakeXai, type FakeXai } from '../../fakes/a-fake-xai.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import type { SeenRequest } from '../../fakes/seen-request.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';

type VideoUpstream = JobUpstream<VideoOrder, VideoResult>;

let fake: FakeXai;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  fake = await aFakeXai();
});

afterEach(async () => {
  fake.behave();
  fake.plan({});
  fake.serve();
  fake.forgetRequests();
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

afterAll(() => fake.close());

const SIGNAL = new AbortController().signal;
const CONTEXT = { model: 'grok-imagine-video', key: 'a-key-of-a-job', signal: SIGNAL };
const ORDER: VideoOrder = {
  model: 'vidx-imagine-video',
  prompt: 'A harbour at dawn',
  seconds: 8,
  aspectRatio: '16:9',
  resolution: '720p',
  referenceImages: [],
  voices: [],
};

function anXai(asked: Partial<Asked> = {}): {
  readonly video: VideoUpstream;
  readonly logged: readonly string[];
} {
  const { parts, logged } = upstreamParts({ baseUrl: `${fake.url}/v1`, ...asked });
  const upstream = openXaiVideo(parts);
  opened.push(upstream);
  if (upstream.video === undefined) throw new Error('It makes no videos.');
  return { video: upstream.video, logged };
}

async function submitted(video = anXai().video, order: Partial<VideoOrder> = {}): Promise<string> {
  const outcome = await video.submit({ ...ORDER, ...order }, CONTEXT);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** Submits a job and polls it once. */
async function polled(video = anXai().video) {
  return video.poll(await submitted(video), { signal: SIGNAL });
}

async function fetched(address: string, asked: Partial<Asked> = {}) {
  return anXai(asked).video.fetch('a-job', address, { signal: SIGNAL });
}

function running(progress: unknown) {
  return { ok: true, value: { state: 'running', progress } };
}

function failure(kind: string, message?: string) {
  return { ok: true, value: { state: 'failed', failure: { kind, ...(message && { message }) } } };
}

describe('what is submitted', () => {
  async function sentFor(order: Partial<VideoOrder>) {
    await submitted(undefined, order);
    return (await fake.nextRequest()).body;
  }

  test('goes to the generations with the key, and comes back with a name', async () => {
    const requestId = await submitted();
    expect(requestId).toBe(fake.videos.at(-1)?.requestId);
    const { method, path, headers } = await fake.nextRequest();
    expect([method, path]).toEqual(['POST', '/v1/videos/generations']);
    expect(headers).toMatchObject({
      authorization: `Bearer ${UPSTREAM_KEY}`,
      'content-type': 'application/json',
    });
  });

  test('goes to the same place where the base address has no version', async () => {
    await submitted(anXai({ baseUrl: fake.url }).video);
    expect((await fake.nextRequest()).path).toBe('/v1/videos/generations');
  });

  test('is the order in the words of the interface', async () => {
    expect(await sentFor({})).toEqual({
      model: 'grok-imagine-video',
      prompt: 'A harbour at dawn',
      duration: 8,
      aspect_ratio: '16:9',
      resolution: '720p',
    });
  });

  const PICTURES = ['https://example.com/1.png', 'data:image/png;base64,AAAA'];

  test.each(['vidx-imagine-video', 'vidx-imagine-video-1.5-fast'])(
    'refers to pictures for %s',
    async (model) => {
      const body = await sentFor({ model, referenceImages: PICTURES });
      expect(body.reference_images).toEqual(PICTURES.map((url) => ({ url })));
      expect(body).not.toHaveProperty('image');
    },
  );

  test('begins with its picture for vidx-imagine-video-1.5', async () => {
    const model = 'vidx-imagine-video-1.5';
    const body = await sentFor({ model, referenceImages: PICTURES.slice(0, 1) });
    expect(body.image).toEqual({ url: PICTURES[0] });
    expect(body).not.toHaveProperty('reference_images');
  });

  test('has the voices by their names', async () => {
    const body = await sentFor({ voices: ['luna', 'atlas'] });
    expect(body.reference_audios).toEqual([{ voice_id: 'luna' }, { voice_id: 'atlas' }]);
  });

  const faults: readonly (readonly [Misbehaviour, object])[] = [
    [{ kind: 'malformed-json' }, { kind: 'failed' }],
    [{ kind: 'empty-body' }, { kind: 'failed' }],
    [{ kind: 'html' }, { kind: 'failed' }],
    [{ kind: 'endless' }, { kind: 'failed' }],
    [{ kind: 'reset-before-headers' }, { kind: 'failed' }],
    [{ kind: 'reset-after-headers' }, { kind: 'failed' }],
    [{ kind: 'wrong-content-length', by: 10 }, { kind: 'failed' }],
    [{ kind: 'redirect', to: 'http://127.0.0.1:1' }, { kind: 'failed' }],
    [{ kind: 'status', status: 200, body: {} }, { kind: 'failed' }],
    [{ kind: 'status', status: 200, body: { request_id: '' } }, { kind: 'failed' }],
    [{ kind: 'status', status: 503, headers: { 'retry-after': '9' } }, { retryAfterSeconds: 9 }],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '9' } }, { kind: 'limited' }],
    [{ kind: 'status', status: 401 }, { kind: 'keyless' }],
    [{ kind: 'status', status: 403 }, { kind: 'keyless' }],
    [{ kind: 'status', status: 404 }, { kind: 'refused' }],
  ];
  test.each(faults)('that meets %j fails as %j', async (misbehaviour, expected) => {
    fake.misbehave(misbehaviour);
    const outcome = await anXai().video.submit(ORDER, CONTEXT);
    expect(outcome).toMatchObject({ ok: false, failure: expected });
    expect(JSON.stringify(outcome)).not.toContain('127.0.0.1');
  });

  test('is refused in the words of the upstream', async () => {
    const outcome = await anXai().video.submit({ ...ORDER, seconds: 99 }, CONTEXT);
    const message = 'duration must be a whole number from 1 to 15.';
    expect(outcome).toEqual({ ok: false, failure: { kind: 'refused', message } });
  });

  test('is ended at the upstream where nobody wants it any more', async () => {
    fake.misbehave({ kind: 'hang' });
    const caller = new AbortController();
    const asked = anXai().video.submit(ORDER, { ...CONTEXT, signal: caller.signal });
    await fake.nextRequest();
    caller.abort();
    await expect(asked).rejects.toThrow('abort');
    await fake.aborted();
  });
});

describe('a refusal', () => {
  async function refusedWith(status: number, body: object) {
    fake.misbehave({ kind: 'status', status, body });
    return anXai().video.submit(ORDER, CONTEXT);
  }

  test('of a wrong key, which comes with 400, is not told to the caller', async () => {
    const { video, logged } = anXai({ secrets: ['xai-wrong-key'] });
    const outcome = await video.submit(ORDER, CONTEXT);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'keyless' } });
    expect(JSON.stringify(outcome)).not.toContain('***');
    expect(logged.join()).toContain('upstream key refused');
  });

  test('for want of credit, which comes with 429, is the matter of the key', async () => {
    const error =
      'Your team has either used all available credits or reached its monthly spending limit.';
    const outcome = await refusedWith(429, { code: 'Some resource has been exhausted', error });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'keyless' } });
  });

  test.each([
    [400, { code: 'imagine:content-moderated', error: 'No.' }],
    [
      400,
      { code: 'Client specified an invalid argument', error: 'Rejected by content moderation.' },
    ],
    [403, { error: 'Content violates usage guidelines. Team: 1, API key ID: 2.' }],
    [400, { error: { code: 'content_moderation', message: 'No.' } }],
  ])(
    'of the content (%d %j) is moderation, and tells nothing of the account',
    async (status, body) => {
      const message = 'The upstream refuses the content.';
      expect(await refusedWith(status, body)).toEqual({
        ok: false,
        failure: { kind: 'moderated', message },
      });
    },
  );
});

describe('a report', () => {
  test.each(['ok', 'accepted'] as const)(
    'of work under way (%s) says how far it is',
    async (as) => {
      fake.plan({ pendingAs: as, progress: [37] });
      expect(await polled()).toMatchObject(running(37));
    },
  );

  test('of work under way can be a status alone', async () => {
    fake.plan({ pendingAs: 'accepted-empty' });
    expect(await polled()).toMatchObject(running(0));
  });

  test.each([
    [{ status: 'pending' }, 0],
    [{ status: 'pending', progress: null }, 0],
    [{ status: 'pending', progress: '50' }, 0],
    [{ status: 'pending', progress: -3 }, 0],
    [{ status: 'pending', progress: 250 }, 100],
  ])('%j is at %d percent', async (report, progress) => {
    fake.plan({ say: () => report });
    expect(await polled()).toMatchObject(running(progress));
  });

  test('is asked for more and more seldom, but always again', async () => {
    fake.plan({ pollsUntilDone: Infinity });
    const { video } = anXai();
    const id = await submitted(video);
    const waits: number[] = [];
    for (let poll = 0; poll < 15; poll += 1) {
      const outcome = await video.poll(id, { signal: SIGNAL });
      if (!outcome.ok || outcome.value.state !== 'running') throw new Error('It does not run.');
      waits.push(outcome.value.pollAfterSeconds);
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect([waits[0], waits.at(-1)]).toEqual([2, 10]);
  });

  test('in a word that is not known is work under way, and the operator hears of it once (B11)', async () => {
    fake.plan({ say: () => ({ status: 'dreaming', progress: 5 }) });
    const { video, logged } = anXai();
    const id = await submitted(video);
    expect(await video.poll(id, { signal: SIGNAL })).toMatchObject(running(5));
    expect(await video.poll(id, { signal: SIGNAL })).toMatchObject(running(5));
    expect(logged.filter((line) => line.includes('dreaming'))).toHaveLength(1);
  });

  test('of a done video says where and how long it is', async () => {
    fake.plan({ pollsUntilDone: 0 });
    const outcome = await polled();
    const result = { video: fake.videos.at(-1)?.url, seconds: 8 };
    expect(outcome).toEqual({ ok: true, value: { state: 'done', result } });
  });

  test.each([undefined, null, 0, -1, '6'])(
    'of a done video whose length cannot be (%j) says nothing of it',
    async (duration) => {
      fake.plan({ say: (_poll, { url }) => ({ status: 'done', video: { url, duration } }) });
      const outcome = await polled();
      const result = { video: fake.videos.at(-1)?.url };
      expect(outcome).toEqual({ ok: true, value: { state: 'done', result } });
    },
  );

  test('of a done video can be without a status', async () => {
    fake.plan({ say: (_poll, { url }) => ({ video: { url }, model: 'grok-imagine-video' }) });
    expect(await polled()).toMatchObject({ ok: true, value: { state: 'done' } });
  });

  test.each([
    [{ status: 'done' }],
    [{ status: 'done', video: {} }],
    [{ status: 'done', video: { url: '', respect_moderation: true } }],
    [{ status: 'done', video: { url: 7 } }],
    [{ status: 'done', video: { url: `https://example.com/${'a'.repeat(8000)}` } }],
  ])('of a done video that is nowhere (%.60j) is a failure', async (report) => {
    fake.plan({ say: () => report });
    const message = 'The upstream says that the video is done, and not where it is.';
    expect(await polled()).toMatchObject(failure('failed', message));
  });

  test('of a done video that moderation keeps is moderation', async () => {
    fake.plan({ pollsUntilDone: 0, ending: { status: 'moderated' } });
    expect(await polled()).toMatchObject(failure('moderated'));
  });

  test.each([
    ['The prompt is too dark.', 'failed', 'The prompt is too dark.'],
    [{ code: 'internal_error', message: 'It broke.' }, 'failed', 'It broke.'],
    [{ code: 'internal_error', message: '' }, 'failed', 'The upstream could not make the video.'],
    [{ code: 'imagine:content-moderated', message: 'No.' }, 'moderated', undefined],
    ['Generated video rejected by content moderation.', 'moderated', undefined],
  ])('of a failure with %j tells it', async (error, kind, message) => {
    fake.plan({ pollsUntilDone: 0, ending: { status: 'failed', error } });
    expect(await polled()).toMatchObject(failure(kind, message));
  });

  test.each([
    ['Incorrect API key provided: xa***yz.', 401],
    ['Your team 76d413d5-32ce-42c9-ad95-931b52a899d4 has used all available credits.', 402],
  ])(
    "of a failure for the gateway's account (%s) is the operator's matter",
    async (error, status) => {
      fake.plan({ pollsUntilDone: 0, ending: { status: 'failed', error } });
      const { video, logged } = anXai();
      const message = "The upstream does not accept the gateway's key.";
      expect(await polled(video)).toMatchObject(failure('keyless', message));
      const lines = logged.map((line): unknown => JSON.parse(line));
      const line = { status, msg: 'upstream forbids the request' };
      expect(lines).toContainEqual(expect.objectContaining(line));
    },
  );

  test('of a failure does not name the account', async () => {
    const error = 'Too many videos for team 76d413d5-32ce-42c9-ad95-931b52a899d4.';
    fake.plan({ pollsUntilDone: 0, ending: { status: 'failed', error } });
    expect(await polled()).toMatchObject(failure('failed', 'Too many videos for team (hidden).'));
  });

  test('of a failure without words has some', async () => {
    fake.plan({ say: () => ({ status: 'failed' }) });
    expect(await polled()).toMatchObject(
      failure('failed', 'The upstream could not make the video.'),
    );
  });

  test('of an error without a status is a failure', async () => {
    fake.plan({ say: () => ({ code: 'x', error: 'The image could not be fetched.' }) });
    expect(await polled()).toMatchObject(failure('failed', 'The image could not be fetched.'));
  });

  test('that repeats the key does not tell it', async () => {
    fake.plan({ say: () => ({ status: 'failed', error: `What is ${UPSTREAM_KEY}?` }) });
    expect(JSON.stringify(await polled())).not.toContain(UPSTREAM_KEY);
  });

  test('of a video that was given up is a failure', async () => {
    fake.plan({ pollsUntilDone: 0, ending: { status: 'expired' } });
    expect(await polled()).toMatchObject(failure('failed'));
  });

  test('of a job that the upstream has forgotten is that (B12)', async () => {
    const { video } = anXai();
    const id = await submitted(video);
    fake.forgetVideos();
    const message = 'The upstream does not know the job.';
    expect(await video.poll(id, { signal: SIGNAL })).toEqual({
      ok: false,
      failure: { kind: 'unknown-job', message },
    });
  });

  test('is asked for with the other keys where one does not know the job', async () => {
    fake.plan({ pollsUntilDone: Infinity });
    const { video } = anXai({ secrets: [UPSTREAM_KEY, 'of-another-account'] });
    const id = await submitted(video);
    const matching = ({ headers }: SeenRequest) =>
      headers.authorization === 'Bearer of-another-account';
    fake.misbehave({ kind: 'status', status: 404 }, { times: Infinity, matching });
    for (let poll = 0; poll < 3; poll += 1) {
      const outcome = await video.poll(id, { signal: SIGNAL });
      expect(outcome).toMatchObject(running(expect.any(Number)));
    }
    expect(fake.requests.some(matching)).toBe(true);
  });

  test('that one key does not know and another may not ask for yet is waited for', async () => {
    const { video } = anXai({ secrets: [UPSTREAM_KEY, 'of-another-account'] });
    const id = await submitted(video);
    fake.misbehave({ kind: 'status', status: 404 });
    fake.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '9' } });
    const outcome = await video.poll(id, { signal: SIGNAL });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'limited' } });
  });

  test('can be a refusal: moderation ends jobs so', async () => {
    const error = 'Generated video rejected by content moderation.';
    const { video } = anXai();
    const id = await submitted(video);
    fake.misbehave({ kind: 'status', status: 400, body: { code: 'invalid', error } });
    const outcome = await video.poll(id, { signal: SIGNAL });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'moderated' } });
  });

  const faults: readonly (readonly [Misbehaviour, object])[] = [
    [{ kind: 'malformed-json' }, { kind: 'failed' }],
    [{ kind: 'html' }, { kind: 'failed' }],
    [{ kind: 'status', status: 200, body: ['pending'] }, { kind: 'failed' }],
    [{ kind: 'status', status: 200, body: {} }, { kind: 'failed' }],
    [{ kind: 'status', status: 500 }, { kind: 'failed' }],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '9' } }, { retryAfterSeconds: 9 }],
    [{ kind: 'reset-after-headers' }, { kind: 'failed' }],
    [{ kind: 'hang' }, { kind: 'timed-out' }],
  ];
  test.each(faults)('that meets %j fails as %j', async (misbehaviour, expected) => {
    fake.plan({ pendingAs: 'ok' });
    const { video } = anXai({ timeouts: { firstByte: 0.3 } });
    const id = await submitted(video);
    fake.misbehave(misbehaviour);
    const outcome = await video.poll(id, { signal: SIGNAL });
    expect(outcome).toMatchObject({ ok: false, failure: expected });
  });
});

describe('a result', () => {
  async function anAddress(): Promise<string> {
    await submitted();
    return fake.videos.at(-1)?.url ?? '';
  }

  test('is the video, fetched without the key', async () => {
    const address = await anAddress();
    fake.serve({ content: Buffer.from('moving pictures'), mediaType: 'video/mp4' });
    const outcome = await fetched(address);
    if (!outcome.ok) throw new Error(outcome.failure.message);
    expect(outcome.value.mediaType).toBe('video/mp4');
    expect(await text(await outcome.value.open())).toBe('moving pictures');
    const { headers } = await fake.nextRequest(({ path }) => path.startsWith('/results/'));
    expect(headers.authorization).toBeUndefined();
  });

  test('is not bound by the size of other answers', async () => {
    const address = await anAddress();
    fake.serve({ content: Buffer.alloc(3 * 2 ** 20), mediaType: 'video/mp4' });
    const outcome = await fetched(address, { answerMegabytes: 1 });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    expect(await text(await outcome.value.open())).toHaveLength(3 * 2 ** 20);
  });

  test('whose address has lapsed is not to be had (B11)', async () => {
    const address = await anAddress();
    fake.expireLinks();
    const message = "The upstream's result is not at its address: status 404.";
    const failure = { kind: 'refused', message, because: 'no-result' };
    expect(await fetched(address)).toEqual({ ok: false, failure });
  });

  test.each([403, 410])('whose address answers %d is not to be had', async (status) => {
    const address = await anAddress();
    fake.misbehave({ kind: 'status', status });
    expect(await fetched(address)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  test.each([500, 503])('whose address answers %d may come later', async (status) => {
    const address = await anAddress();
    fake.misbehave({ kind: 'status', status });
    expect(await fetched(address)).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });

  test('that redirects is not followed', async () => {
    const address = await anAddress();
    fake.misbehave({ kind: 'redirect', to: fake.url });
    expect(await fetched(address)).toMatchObject({ ok: false });
    expect(fake.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  test.each([
    'file:///etc/passwd',
    'data:video/mp4;base64,AAAA',
    'nowhere',
    'http://a:b@example.com/',
  ])('at %s is not fetched', async (address) => {
    expect(await fetched(address)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  describe('at a private address that is not the upstream', () => {
    let other: Server;
    let address = '';
    let visits = 0;

    beforeAll(async () => {
      other = createServer((_request, response) => {
        visits += 1;
        response.writeHead(200, { 'content-type': 'video/mp4' }).end('moving pictures');
      });
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const bound = other.address();
      if (bound !== null && typeof bound === 'object') address = `http://127.0.0.1:${bound.port}/`;
    });

    afterAll(() => {
      other.closeAllConnections();
      other.close();
    });

    test('is not fetched', async () => {
      const message =
        "The upstream's result is not fetched from its address: it is private, " +
        "which upstreams.tested.allowPrivateResults in the gateway's settings would allow.";
      const failure = { kind: 'refused', message, because: 'no-result' };
      expect(await fetched(address)).toEqual({ ok: false, failure });
      expect(visits).toBe(0);
    });

    test('is fetched where the operator allows it', async () => {
      const outcome = await fetched(address, { allowPrivateResults: true });
      if (!outcome.ok) throw new Error(outcome.failure.message);
      expect(await text(await outcome.value.open())).toBe('moving pictures');
    });
  });
});
