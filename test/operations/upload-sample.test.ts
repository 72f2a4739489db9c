import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import {
  aSource,
  type Source,
  withFile,
  withLessThanPromised,
  withoutEnd,
  withRedirect,
  withSilence,
} from './a-source.ts';

const video = await readFile(join(import.meta.dirname, '../../openapi/examples/files/video.webm'));

let gateway: TestGateway;
let source: Source;

const UPLOAD = '/musx/v1/upload';

beforeAll(async () => {
  const recording = Buffer.from(await aRecording(3).arrayBuffer());
  source = await aSource({
    '/hum.wav': withFile(recording),
    '/text.wav': withFile(Buffer.from('no sound')),
    '/nothing.wav': withFile(Buffer.alloc(0)),
    '/moved.wav': withRedirect('/hum.wav'),
    '/part.wav': withFile(recording, 206),
    '/broken.wav': withFile(recording, 500),
    '/endless.wav': withoutEnd(),
    '/endless-error.wav': withoutEnd(404),
    '/cut.wav': withLessThanPromised(recording),
    '/silent.wav': withSilence,
  });
  gateway = await aGateway({ sources: { allowPrivate: true } });
});

afterAll(async () => {
  await gateway.stop();
  await source.stop();
});

function uploadFrom(path: string, { call }: Pick<TestGateway, 'call'> = gateway): Promise<Answer> {
  return call(UPLOAD, { json: { audio_url: source.url + path } });
}

describe('a recording', () => {
  test.each([1, 3.25, 60])(
    'of %f seconds is stored, and measured in the file itself',
    async (seconds) => {
      const answer = await gateway.call(UPLOAD, { form: aFormWith('file', aRecording(seconds)) });
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({
        status: 'SUCCESS',
        message: 'The sample is stored.',
        data: {
          music_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          duration: seconds.toFixed(2),
        },
      });
    },
  );

  test('is another one each time', async () => {
    const upload = () => gateway.call(UPLOAD, { form: aFormWith('file', aRecording(1)) });
    const [one, other] = [await upload(), await upload()];
    expect(one.json.data.music_id).not.toBe(other.json.data.music_id);
  });

  test.each([
    ['too short', 0.5, 'it is 0.500 seconds long'],
    ['too long', 601, 'it is 601.000 seconds long'],
  ])('that is %s is refused (F4)', async (_what, seconds, finding) => {
    const answer = await gateway.call(UPLOAD, { form: aFormWith('file', aRecording(seconds)) });
    expect([answer.status, answer.json.message]).toEqual([
      400,
      `file must be 1 to 600 seconds long; ${finding}.`,
    ]);
    expect(answer.json.data.violations[0].rule).toBe('sample-duration');
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'it is empty'],
    ['text', Buffer.from('hello'), 'its content is of no known kind'],
    ['a RIFF of nothing', Buffer.from('RIFF\0\0\0\0WAVE'), 'its content is of no known kind'],
    ['a picture', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'it is image/gif'],
    ['a video', video, 'it is video/webm'],
  ])('that is none is refused, whatever it is called: %s (F1)', async (_what, content, finding) => {
    const form = new FormData();
    form.append('file', new Blob([content], { type: 'audio/wav' }), 'hum.wav');
    const answer = await gateway.call(UPLOAD, { form });
    expect([answer.status, answer.json.message]).toEqual([
      400,
      `file must be an MP3, WAV, Ogg, FLAC, MP4 or WebM sound file, judged by its content; ${finding}.`,
    ]);
  });

  test('that is too large is refused, although a form may be larger', async () => {
    const seconds = 3_277;
    const answer = await gateway.call(UPLOAD, { form: aFormWith('file', aRecording(seconds)) });
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'file must be smaller than 25 MB (26214400 bytes); it has more than 26214400 bytes.',
    ]);
  });
});

describe('a recording at an address', () => {
  test('is fetched and measured', async () => {
    const answer = await uploadFrom('/hum.wav');
    expect([answer.status, answer.json.data?.duration]).toEqual([200, '3.00']);
  });

  test.each([
    ['/none.wav', 'it answers with status 404'],
    ['/moved.wav', 'it answers with status 302'],
    ['/part.wav', 'it answers with status 206'],
    ['/broken.wav', 'it answers with status 500'],
    ['/endless-error.wav', 'it answers with status 404'],
    ['/cut.wav', 'it cannot be reached'],
  ])('%s is refused', async (path, detail) => {
    const answer = await uploadFrom(path);
    expect([answer.status, answer.json.data.violations]).toEqual([
      400,
      [
        {
          parameter: 'audio_url',
          rule: 'unreachable',
          message: `audio_url cannot be fetched: ${detail}.`,
        },
      ],
    ]);
  });

  test.each(['/text.wav', '/nothing.wav'])('%s is told by its content', async (path) => {
    const answer = await uploadFrom(path);
    expect([answer.status, answer.json.data.violations[0].rule]).toEqual([400, 'sample-format']);
  });

  test('that does not end is read as far as a recording may be, and let go', async () => {
    const before = source.sent();
    const answer = await uploadFrom('/endless.wav');
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'audio_url must be smaller than 25 MB (26214400 bytes).',
    ]);
    await expect.poll(() => source.open()).toBe(0);
    expect(source.sent() - before).toBeLessThan(48 * 2 ** 20);
  });

  test.each(['http://user:secret@127.0.0.1/hum.wav', 'http://127.0.0.1:22/hum.wav'])(
    '%s is not even asked',
    async (audio_url) => {
      const answer = await gateway.call(UPLOAD, { json: { audio_url } });
      expect(answer.json.data.violations).toMatchObject([
        { rule: 'unreachable', message: expect.stringMatching(/it is refused because /) },
      ]);
      expect(answer.text).not.toContain('secret');
    },
  );

  test('that says nothing is let go when the time is up', async () => {
    const hasty = await aGateway({ sources: { allowPrivate: true }, timeouts: { main: 0.2 } });
    onTestFinished(() => hasty.stop());
    const answer = await uploadFrom('/silent.wav', hasty);
    expect([answer.status, answer.json.data]).toEqual([504, { reason: 'timeout' }]);
    await expect.poll(() => source.open()).toBe(0);
  });
});

describe('what an account has stored', () => {
  const upload = ({ call }: Pick<TestGateway, 'call'>, seconds = 1, headers = {}) =>
    call(UPLOAD, { form: aFormWith('file', aRecording(seconds)), headers });

  async function withLimits(samples: number, sampleMegabytes: number): Promise<TestGateway> {
    const limited = await aGateway({
      sources: { allowPrivate: true },
      limits: { stored: { samples, sampleMegabytes } },
    });
    onTestFinished(() => limited.stop());
    return limited;
  }

  test('is no more recordings than it may have, however many come at once', async () => {
    const limited = await withLimits(3, 0);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(limited)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(409));
    expect(refused[0]?.json).toMatchObject({
      message: expect.stringMatching(
        /^This account has 3 recordings stored, and may have no more; the first goes on \d{4}-\d\d-\d\d\.$/,
      ),
      data: { code: 'too_many_samples' },
    });
  });

  test('is no more of them in all than it may be', async () => {
    const limited = await withLimits(0, 1);
    // One second is 8,000 bytes.
    expect((await upload(limited, 100)).status).toBe(200);
    const { status, json } = await upload(limited, 50);
    expect([status, json.message]).toEqual([
      409,
      expect.stringMatching(/^This account has 1 recording stored, and may have 1 MB of them; /),
    ]);
    expect((await upload(limited, 20)).status).toBe(200);
  });

  test('counts before anything is fetched, and not against what is repeated', async () => {
    const limited = await withLimits(1, 0);
    const headers = { 'idempotency-key': 'hum-1' };
    const first = await upload(limited, 1, headers);
    const before = source.sent();
    expect((await uploadFrom('/hum.wav', limited)).status).toBe(409);
    expect(source.sent()).toBe(before);
    expect((await upload(limited, 1, headers)).json).toEqual(first.json);
  });

  test('is not limited where the settings say 0', async () => {
    const free = await withLimits(0, 0);
    expect((await upload(free)).status).toBe(200);
  });
});

describe('a quote', () => {
  const headers = { prefer: 'quote' };

  test('fetches nothing', async () => {
    const before = source.sent();
    const picture = { prompt: 'x', image: [`${source.url}/hum.wav`] };
    for (const [path, json] of [
      [UPLOAD, { audio_url: `${source.url}/hum.wav` }],
      ['/v1/images/edits', { mode: 'imgx-image-1', ...picture }],
    ] as const) {
      const answer = await gateway.call(path, { json, headers });
      expect([answer.status, JSON.parse(answer.text).data.rule], path).toEqual([
        200,
        expect.any(String),
      ]);
    }
    expect(source.sent()).toBe(before);
  });

  test('refuses the address that the work would be refused for', async () => {
    const json = { audio_url: 'http://127.0.0.1:22/hum.wav' };
    const answer = await gateway.call(UPLOAD, { json, headers });
    expect([answer.status, answer.json.data.violations[0].rule]).toEqual([400, 'unreachable']);
  });
});

describe('an address inside', () => {
  let guarded: TestGateway;

  beforeAll(async () => {
    guarded = await aGateway();
  });

  afterAll(() => guarded.stop());

  test.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '0x7f.1'])(
    'is refused unless it is allowed: %s',
    async (host) => {
      const before = source.sent();
      const audio_url = `http://${host}:${new URL(source.url).port}/hum.wav`;
      const answer = await guarded.call(UPLOAD, { json: { audio_url } });
      expect([answer.status, answer.json.message]).toEqual([
        400,
        "audio_url cannot be fetched: it is refused because it is private, which sources.allowPrivate in the gateway's settings would allow.",
      ]);
      expect(source.sent()).toBe(before);
    },
  );
});
