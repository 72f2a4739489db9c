import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ImageContext, ImageOrder } from '../../../server/upstreams/port/images.ts';
import type { MusicOrder, VideoOrder } from '../../../server/upstreams/port/jobs.ts';
import { aPicture } from '../../operations/pictures.ts';
import {
  aService,
  json,
  PATIENT,
  type Respond,
  type ServedUpstream,
  type ServiceOptions,
} from './a-service.ts';

let folder: string;
const open: ServedUpstream[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-test-'));
});

afterEach(async () => {
  for (const upstream of open.splice(0)) await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

async function serving(respond: Respond, options?: ServiceOptions): Promise<ServedUpstream> {
  const upstream = await aService(respond, options);
  open.push(upstream);
  return upstream;
}

const VIDEO: VideoOrder = {
  model: 'vidx-imagine-video',
  prompt: 'A lighthouse',
  seconds: 6,
  aspectRatio: '1:1',
  resolution: '720p',
  referenceImages: [],
  voices: [],
};
const toVideo = { ...PATIENT, model: 'vidx-imagine-video', key: 'job-1' };

const MADE = await aPicture();
const PICTURE: ImageOrder = {
  model: 'imgy-2',
  prompt: 'A kite',
  count: 1,
  size: 'auto',
  format: 'png',
  compression: 100,
  quality: 'auto',
  background: 'auto',
  moderation: 'auto',
};

function toPicture(model = 'imgy-2'): ImageContext {
  const newPath = async () => join(folder, randomUUID());
  return { ...PATIENT, model, key: 'job-2', scratch: { newPath } };
}

const problem = (message: string, data?: object) => ({
  status: 'FAILED',
  message,
  ...(data === undefined ? {} : { data }),
});

describe('a call', () => {
  test('carries key, idempotency key and trace, below the address of the service', async () => {
    const upstream = await serving((_, response) => json(response, { data: { jobId: 'theirs' } }));
    const outcome = await upstream.video.submit(VIDEO, toVideo);
    expect(outcome.ok && outcome.value).toMatch(/^\d+\.theirs$/);
    const [request] = upstream.received;
    expect([request?.method, request?.path]).toEqual(['POST', '/below/vidx/generations']);
    expect(request?.headers).toMatchObject({
      'svc-api-key': 'a-key',
      'idempotency-key': 'job-1',
      'content-type': 'application/json',
      traceparent: 'a-trace',
    });
    expect(JSON.parse(String(request?.body))).toEqual({
      model: 'vidx-imagine-video',
      prompt: 'A lighthouse',
      aspect_ratio: '1:1',
      video_length: '6',
      resolution_name: '720p',
    });
  });

  test('under an idempotency key is sent again, however late a kept connection is closed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const served = new Set<unknown>();
    let closed = 0;
    const upstream = await serving((_, response) => {
      const { socket } = response;
      if (closed > 0 || !served.has(socket)) {
        served.add(socket);
        return json(response, { data: { jobId: 'theirs' } });
      }
      closed += 1;
      vi.advanceTimersByTime(3_000);
      return void socket?.end();
    });
    while (closed === 0) {
      expect(await upstream.video.submit(VIDEO, toVideo)).toMatchObject({ ok: true });
    }
    const keys = new Set(upstream.received.map(({ headers }) => headers['idempotency-key']));
    expect([...keys]).toEqual(['job-1']);
  });

  test('shows no key where there is none', async () => {
    const upstream = await serving((_, response) => json(response, {}), { secrets: [] });
    await upstream.midi.extract('song', PATIENT);
    expect(upstream.received[0]?.headers).not.toHaveProperty('svc-api-key');
  });

  test('says of pictures only what is not usual anyway', async () => {
    const upstream = await serving((_, response) =>
      json(response, { data: [{ b64_json: 'AAAA' }] }),
    );
    await upstream.images.make(PICTURE, toPicture());
    await upstream.images.make({ ...PICTURE, format: 'webp', count: 2 }, toPicture('imgx-image-1'));
    expect(upstream.received.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { mode: 'imgy-2', prompt: 'A kite', response_format: 'url' },
      {
        mode: 'imgx-image-1',
        prompt: 'A kite',
        n: 2,
        output_format: 'webp',
        response_format: 'b64_json',
      },
    ]);
  });

  test('that does not suit the model it is mapped to is refused before it is made', async () => {
    const upstream = await serving((_, response) => json(response, {}));
    const outcome = await upstream.images.make({ ...PICTURE, format: 'webp' }, toPicture());
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'refused', parameter: 'output_format' },
    });
    expect(upstream.received).toEqual([]);
  });

  test('with files is made again with the next key, and the files are whole', async () => {
    const upstream = await serving(
      ({ headers }, response) =>
        headers['svc-api-key'] === 'used-up'
          ? json(response, problem('The key is wrong.'), 401)
          : json(response, { data: [{ b64_json: MADE.toString('base64') }] }),
      { secrets: ['used-up', 'good'] },
    );
    const content = Buffer.alloc(300_000, 'picture');
    const source = { mediaType: 'image/png', open: async () => Readable.from([content]) };
    const outcome = await upstream.images.make(
      { ...PICTURE, sources: [source], mask: source },
      toPicture(),
    );
    const [image] = outcome.ok ? outcome.value.images : [];
    expect(await buffer(await (image?.open() ?? Readable.from([])))).toEqual(MADE);
    expect(upstream.received).toHaveLength(2);
    for (const { body, headers } of upstream.received) {
      const type = headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': type },
      }).formData();
      expect([...form.keys()]).toEqual(['mode', 'prompt', 'image', 'mask']);
      for (const [name, fileName] of Object.entries({ image: 'image-1.png', mask: 'mask.png' })) {
        const file = form.get(name);
        if (!(file instanceof File)) throw new Error(`${name} is no file.`);
        expect([file.name, file.type]).toEqual([fileName, 'image/png']);
        expect(content.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
      }
      // Content-Length is sent, so that a service need not support chunked bodies.
      expect(Number(headers['content-length'])).toBe(body.length);
    }
  });

  test('tells once, in the log, that the service runs another contract', async () => {
    const upstream = await serving((_, response) => {
      response.setHeader('x-contract-fingerprint', 'another');
      json(response, { data: { jobId: 'theirs' } });
    });
    await upstream.video.submit(VIDEO, toVideo);
    await upstream.video.submit(VIDEO, toVideo);
    expect(upstream.log).toEqual([
      expect.objectContaining({ upstream: 'service', theirs: 'another' }),
    ]);
  });

  test('ends when nobody wants its answer any more', async () => {
    const asked = Promise.withResolvers<void>();
    const upstream = await serving(() => asked.resolve());
    const caller = new AbortController();
    const outcome = upstream.video.submit(VIDEO, { ...toVideo, signal: caller.signal });
    await asked.promise;
    caller.abort(new Error('gone'));
    await expect(outcome).rejects.toThrow('gone');
  });
});

describe('an answer', () => {
  const refusal = (status: number, body: object, headers = {}) =>
    serving((_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
      json(response, body, status);
    });

  test.each([
    [400, problem('No.', { reason: 'moderation' }), { kind: 'moderated', message: 'No.' }],
    [
      400,
      problem('Too long.', {
        violations: [{ parameter: 'prompt', rule: 'x', message: 'Too long.' }],
      }),
      { kind: 'refused', message: 'Too long.', parameter: 'prompt' },
    ],
    [401, problem('The key is wrong.'), { kind: 'keyless' }],
    [402, problem('No quota left.'), { kind: 'keyless' }],
    [429, problem('Slower.'), { kind: 'limited', retryAfterSeconds: 7 }],
    [500, problem('Oh.'), { kind: 'failed' }],
    [503, problem('Busy.'), { kind: 'failed', isOverloaded: true, retryAfterSeconds: 7 }],
    [504, problem('Late.'), { kind: 'timed-out' }],
  ])('with status %i and %j keeps its meaning', async (status, body, failure) => {
    const upstream = await refusal(
      status,
      body,
      status === 429 || status === 503 ? { 'retry-after': 7 } : {},
    );
    expect(await upstream.video.submit(VIDEO, toVideo)).toEqual({
      ok: false,
      failure: { message: expect.any(String), ...failure },
    });
  });

  test.each([
    ['nothing', '', undefined],
    ['a page', '<!doctype html>', undefined],
    ['null', 'null', undefined],
    ['another object', '{"data": [1]}', undefined],
    ['more than is read', `"${'a'.repeat(2 ** 20)}"`, /larger than 1 megabyte\./],
  ])('that is %s is a failure of the service', async (_, text, message = /./) => {
    const upstream = await serving((_request, response) => void response.end(text), {
      answerMegabytes: 1,
    });
    const failure = { kind: 'failed', message: expect.stringMatching(message) };
    const expected = { ok: false, failure };
    expect(await upstream.video.submit(VIDEO, toVideo)).toMatchObject(expected);
    expect(await upstream.images.make(PICTURE, toPicture())).toMatchObject(expected);
    const final = { ok: false, failure: { ...failure, forbidsRetry: true } };
    expect(await upstream.midi.extract('song', PATIENT)).toMatchObject(final);
  });

  test('that breaks off is a failure of the service', async () => {
    const upstream = await serving((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"data":', () => response.destroy());
    });
    expect(await upstream.video.submit(VIDEO, toVideo)).toMatchObject({
      ok: false,
      failure: { kind: 'failed', message: 'The upstream broke the connection off.' },
    });
  });

  test('that leads elsewhere is not followed', async () => {
    const upstream = await serving(
      (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    );
    expect(await upstream.video.submit(VIDEO, toVideo)).toMatchObject({
      ok: false,
      failure: {
        kind: 'failed',
        message: 'The upstream answered with status 307, a redirect, which is not followed.',
      },
    });
    expect(upstream.received).toHaveLength(1);
  });

  test('to a request for a stream is a stream of events, or a whole answer', async () => {
    const upstream = await serving((_, response) => json(response, { content: [] }));
    const body = { model: 'text', messages: [{ role: 'user', content: 'Hello' }] };
    const request = { interface: 'messages', body, stream: true } as const;
    const context = { ...PATIENT, model: 'text', maxTokens: 10 };
    expect(await upstream.text.answer(request, context)).toMatchObject({
      ok: false,
      failure: { kind: 'failed', message: expect.stringMatching('not a message') },
    });
  });

  test('names pictures that are fetched, or tells why they are not', async () => {
    const upstream = await serving(({ path }, response) => {
      const to = (name: string) => ({
        url: `http://${response.req.headers.host}/${name}`,
        revised_prompt: 'A red kite',
      });
      if (path.startsWith('/below'))
        json(response, { data: [to('here'), to(names.shift() ?? '')] });
      else if (path === '/here') response.writeHead(200, { 'content-type': 'image/png' }).end(MADE);
      else json(response, problem('Gone.'), 404);
    });
    const names = ['here', 'gone'];
    const outcome = await upstream.images.make({ ...PICTURE, count: 2 }, toPicture());
    const images = outcome.ok ? outcome.value.images : [];
    expect(images.map(({ revisedPrompt }) => revisedPrompt)).toEqual(['A red kite', 'A red kite']);
    for (const image of images) expect(await buffer(await image.open())).toEqual(MADE);
    expect(upstream.received.at(-1)?.headers['svc-api-key']).toBeUndefined();
    expect(await upstream.images.make({ ...PICTURE, count: 2 }, toPicture())).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: expect.stringMatching('status 404') },
    });
  });
});

describe('a job', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');
  const ticket = (secondsAgo: number) => `${NOW.getTime() - secondsAgo * 1000}.theirs`;

  const reporting = (record: object, status = 200) =>
    serving((_, response) => json(response, record, status), { now: () => NOW });

  test.each([
    ['ON_QUEUE', '40%', 40],
    ['THINKING', '70%', 70],
    ['ON_QUEUE', undefined, 0],
  ])('that is %s at %s goes on', async (status, progress, expected) => {
    const upstream = await reporting({ status, message: 'Well.', data: { progress } });
    expect(await upstream.video.poll(ticket(80), PATIENT)).toEqual({
      ok: true,
      value: { state: 'running', progress: expected, pollAfterSeconds: 10 },
    });
    expect(upstream.received[0]?.path).toBe('/below/vidx/fetch?jobId=theirs');
  });

  test('is asked about more rarely as time goes by', async () => {
    const upstream = await reporting({ status: 'ON_QUEUE' });
    const waits = [];
    for (const seconds of [0, 16, 3600]) {
      const outcome = await upstream.music.poll(ticket(seconds), PATIENT);
      if (outcome.ok && outcome.value.state === 'running')
        waits.push(outcome.value.pollAfterSeconds);
    }
    expect(waits).toEqual([0.5, 2, 15]);
  });

  test.each([
    ['moderation', 'moderated'],
    ['timeout', 'timed-out'],
    ['upstream', 'failed'],
    [undefined, 'failed'],
  ])('that failed for %s has %s', async (reason, kind) => {
    const upstream = await reporting({ status: 'FAILED', message: 'Sorry.', data: { reason } });
    for (const jobs of [upstream.video, upstream.music]) {
      expect(await jobs.poll(ticket(1), PATIENT)).toEqual({
        ok: true,
        value: { state: 'failed', failure: { kind, message: 'Sorry.' } },
      });
    }
  });

  test('that failed does not tell the key', async () => {
    const upstream = await reporting({ status: 'FAILED', message: 'What is a-key?' });
    expect(await upstream.video.poll(ticket(1), PATIENT)).toMatchObject({
      value: { failure: { message: 'What is (hidden)?' } },
    });
  });

  test('that is done without a result has failed', async () => {
    const upstream = await reporting({
      status: 'SUCCESS',
      message: 'Done.',
      data: { musics: [{ musicId: 'song' }] },
    });
    for (const jobs of [upstream.video, upstream.music]) {
      expect(await jobs.poll(ticket(1), PATIENT)).toMatchObject({
        ok: true,
        value: { state: 'failed', failure: { kind: 'failed' } },
      });
    }
  });

  test('may have a video without a cover', async () => {
    const videoUrl = 'https://example.com/video.mp4';
    const upstream = await reporting({ status: 'SUCCESS', data: { videoUrl } });
    expect(await upstream.video.poll(ticket(1), PATIENT)).toEqual({
      ok: true,
      value: { state: 'done', result: { video: videoUrl } },
    });
  });

  test.each([
    ['5.958', 5.958],
    [undefined, undefined],
    ['0', undefined],
    ['1e300', undefined],
    ['short', undefined],
  ])('that made a video of %j seconds is as long as that', async (duration, seconds) => {
    const videoUrl = 'https://example.com/video.mp4';
    const upstream = await reporting({ status: 'SUCCESS', data: { videoUrl, duration } });
    const outcome = await upstream.video.poll(ticket(1), PATIENT);
    const report = outcome.ok && outcome.value.state === 'done' ? outcome.value.result : undefined;
    expect(report?.seconds).toBe(seconds);
  });

  test.each([404, 405])('that the service answers %i about is not known to it', async (status) => {
    const upstream = await reporting(problem('There is no such job.'), status);
    expect(await upstream.video.poll(ticket(1), PATIENT)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown-job' },
    });
    // For a service without cancellation, this does nothing.
    await upstream.video.cancel?.(ticket(1), PATIENT);
  });

  test('of the account of another key is looked up and cancelled with that one', async () => {
    const secrets = ['of-another-account', 'of-its-account'];
    const upstream = await serving(
      ({ headers }, response) =>
        headers['svc-api-key'] === 'of-its-account'
          ? json(response, { status: 'ON_QUEUE' })
          : json(response, problem('There is no such job.'), 404),
      { now: () => NOW, secrets },
    );
    const keysUsed = () => upstream.received.map(({ headers }) => headers['svc-api-key']);
    expect(await upstream.video.poll(ticket(1), PATIENT)).toMatchObject({ ok: true });
    expect(keysUsed()).toEqual(secrets);
    expect(await upstream.music.poll(ticket(1), PATIENT)).toMatchObject({ ok: true });
    await upstream.video.cancel?.(ticket(1), PATIENT);
    expect(upstream.received.at(-1)?.path).toBe('/below/jobs/theirs/cancel');
    expect(keysUsed().slice(2)).toEqual([...secrets, ...secrets]);
  });

  test('that has ended there need not be cancelled any more', async () => {
    const ended = problem('The job has already ended.', { code: 'job_ended', parameter: 'jobId' });
    const upstream = await reporting(ended, 409);
    await upstream.video.cancel?.(ticket(1), PATIENT);
    expect(upstream.received).toHaveLength(1);
  });

  test('that cannot be cancelled because the service is away is told', async () => {
    const upstream = await reporting(problem('Away.'), 503);
    await expect(upstream.video.cancel?.(ticket(1), PATIENT)).rejects.toThrow('not cancelled');
  });
});

describe('a song', () => {
  const ORDER: MusicOrder = {
    model: 'tune-v5',
    sampleStart: 0,
    sampleEnd: 10,
    instrumental: true,
    reworkLyrics: false,
    description: 'A slow waltz',
  };
  const sample = { mediaType: 'audio/wav', open: async () => Readable.from([Buffer.from('hum')]) };
  const context = { ...PATIENT, model: 'tune-v4', key: 'job-3', sample };

  test('is ordered from a sample that is uploaded first, each under a key of its own', async () => {
    const upstream = await serving(({ path }, response) =>
      json(response, {
        data: path.endsWith('/upload')
          ? { music_id: 'sample', duration: '9.98' }
          : { job_id: 'theirs' },
      }),
    );
    const outcome = await upstream.music.submit(ORDER, context);
    expect(outcome.ok && outcome.value).toMatch(/\.theirs$/);
    expect(
      upstream.received.map(({ path, headers }) => [path, headers['idempotency-key']]),
    ).toEqual([
      ['/below/musx/v1/upload', 'job-3-sample'],
      ['/below/musx/v1/sample', 'job-3'],
    ]);
    expect(String(upstream.received[0]?.body)).toMatch(
      /name="file"; filename="sample.wav"[\s\S]*hum/,
    );
    expect(JSON.parse(String(upstream.received[1]?.body))).toEqual({
      music_id: 'sample',
      chop_sample_start_s: 0,
      chop_sample_end_s: 9.98,
      custom: false,
      instrumental: true,
      mv: 'tune-v4',
      llm_description_prompt: 'A slow waltz',
      isStorage: true,
    });
  });
});

describe('the notes of a song', () => {
  const NOTES = { data: { state: 'complete', instruments: [] } };

  test('are asked for with the key whose account has the song', async () => {
    const secrets = ['of-another-account', 'of-its-account'];
    const upstream = await serving(
      ({ headers }, response) =>
        headers['svc-api-key'] === 'of-its-account'
          ? json(response, NOTES)
          : json(response, problem('There is no such song.'), 404),
      { secrets },
    );
    expect(await upstream.midi.extract('song', PATIENT)).toEqual({ ok: true, value: NOTES.data });
    expect(upstream.received.map(({ headers }) => headers['svc-api-key'])).toEqual(secrets);
  });

  test('of which no account has any are refused', async () => {
    const upstream = await serving((_, response) =>
      json(response, problem('There is no such song.'), 404),
    );
    expect(await upstream.midi.extract('song', PATIENT)).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        message: 'The upstream does not know the song.',
        parameter: 'music_id',
        because: 'not-there',
      },
    });
  });

  const NOTE = { pitch: 60, start: 1, end: 2, velocity: 0.5 };
  const played = (notes: unknown) => ({
    data: { state: 'complete', instruments: [{ name: 'piano', notes }] },
  });

  test('are in order of their start', async () => {
    const first = { ...NOTE, start: 0 };
    const upstream = await serving((_, response) => json(response, played([NOTE, first])));
    expect(await upstream.midi.extract('song', PATIENT)).toEqual({
      ok: true,
      value: played([first, NOTE]).data,
    });
  });

  test.each([
    ['a velocity of MIDI', played([{ ...NOTE, velocity: 64 }])],
    ['a pitch beyond those of MIDI', played([{ ...NOTE, pitch: 128 }])],
    ['a note before the song', played([{ ...NOTE, start: -1 }])],
    ['a note that ends before it begins', played([{ ...NOTE, end: 0.5 }])],
    ['a note without an end', played([{ ...NOTE, end: null }])],
    ['no notes', played(null)],
    ['no instruments', { data: { state: 'complete' } }],
  ])('with %s are a failure of the service', async (_, answer) => {
    const upstream = await serving((_request, response) => json(response, answer));
    expect(await upstream.midi.extract('song', PATIENT)).toMatchObject({
      ok: false,
      failure: {
        kind: 'failed',
        message: "The upstream's answer is not MIDI data.",
        forbidsRetry: true,
      },
    });
  });

  test.each<[string, Respond, object]>([
    ['never begin', (_, response) => response.destroy(), { kind: 'failed', forbidsRetry: true }],
    [
      'break off',
      (_, response) => response.write('{"data":', () => response.destroy()),
      { kind: 'failed', forbidsRetry: true },
    ],
    [
      'are late',
      (_, response) => json(response, problem('Too slow.'), 504),
      { kind: 'timed-out', forbidsRetry: true },
    ],
    [
      'are no JSON',
      (_, response) => response.end('{"data":'),
      { kind: 'failed', forbidsRetry: true },
    ],
  ])('whose answers %s are not asked for again, as each answer may be charged', async (...one) => {
    const [, respond, failure] = one;
    const upstream = await serving(respond);
    expect(await upstream.midi.extract('song', PATIENT)).toMatchObject({ ok: false, failure });
    expect(upstream.received.length).toBe(1);
  });

  test('are asked for again where the service says that it failed, or is busy', async () => {
    for (const status of [429, 500, 502, 503]) {
      const upstream = await serving((_, response) => json(response, problem('Later.'), status));
      const outcome = await upstream.midi.extract('song', PATIENT);
      expect(outcome).not.toMatchObject({ failure: { forbidsRetry: true } });
    }
  });

  test('may be under way, without any yet', async () => {
    const upstream = await serving((_, response) => json(response, { data: { state: 'running' } }));
    expect(await upstream.midi.extract('song', PATIENT)).toEqual({
      ok: true,
      value: { state: 'running', instruments: [] },
    });
  });
});
