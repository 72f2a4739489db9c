import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { type CallAs, type TwoAccounts, twoAccounts } from './two-accounts.ts';

let accounts: TwoAccounts;
/** A sample of the first account, ten seconds long. */
let sample: string;

beforeAll(async () => {
  // Slow jobs, since no test waits for the songs.
  accounts = await twoAccounts({
    upstreams: { slow: { kind: 'sandbox', jobSeconds: 3600 } },
    models: [{ id: '*', upstream: 'slow' }],
  });
  const upload = await accounts.mine('/musx/v1/upload', {
    form: aFormWith('file', aRecording(10)),
  });
  sample = upload.json.data.music_id;
});

afterAll(() => accounts.stop());

function createAs(call: CallAs, order: object): Promise<Answer> {
  const usual = {
    music_id: sample,
    chop_sample_start_s: 0,
    chop_sample_end_s: 10,
    custom: false,
    instrumental: true,
    mv: 'tune-v5',
    llm_description_prompt: 'A slow waltz',
  };
  return call('/musx/v1/sample', { json: { ...usual, ...order } });
}

const create = (order: object = {}): Promise<Answer> => createAs(accounts.mine, order);

const NO_SAMPLE = {
  status: 'FAILED',
  message: 'music_id names no sample that this account has uploaded.',
  data: { parameter: 'music_id' },
};

describe('a song', () => {
  test('is made from a sample of the account', async () => {
    const answer = await create();
    expect(answer.json).toEqual({
      status: 'SUCCESS',
      message: expect.any(String),
      data: { job_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    const found = await accounts.mine(`/musx/v2/fetch?jobId=${answer.json.data.job_id}`);
    expect(found.json).toMatchObject({
      status: 'ON_QUEUE',
      jobId: answer.json.data.job_id,
      data: { action: 'music', mv: 'tune-v5', quota: '20' },
    });
  });

  test.each([
    ['with its description', {}, { llm_description_prompt: 'A slow waltz' }],
    [
      'with its lyrics and style',
      {
        custom: true,
        llm_description_prompt: undefined,
        prompt: 'Snow on the quay',
        title: 'First Snow',
        tags: 'waltz',
        negative_tags: 'metal',
        style_weight: 0.65,
        weirdness_constraint: 0,
        audio_weight: 1,
        auto_lyrics: true,
        instrumental: false,
        vocal_gender: 'Female',
        chop_sample_start_s: 1.5,
        chop_sample_end_s: 60,
      },
      { chop_sample_end_s: 10 },
    ],
    [
      'with a voice and lyrics to change, also where nobody sings',
      {
        custom: true,
        llm_description_prompt: undefined,
        prompt: 'Snow on the quay',
        auto_lyrics: true,
        vocal_gender: 'Male',
      },
      {},
    ],
  ])('tells what was asked for before there are songs, %s', async (_how, asked, told) => {
    const { json } = await create(asked);
    const found = await accounts.mine(`/musx/v2/fetch?jobId=${json.data.job_id}`);
    const usual = { chop_sample_start_s: 0, chop_sample_end_s: 10, custom: false };
    const sung = { instrumental: true, auto_lyrics: false };
    const expected = JSON.parse(JSON.stringify({ ...usual, ...sung, ...asked, ...told }));
    expect(found.json.data.request).toEqual(expected);
  });

  test.each([
    'none',
    '019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e21',
    "1'; drop table sample;--",
    '../../etc/passwd',
    '\u0000',
  ])('is not made from a sample that is not there: %j', async (music_id) => {
    const answer = await create({ music_id });
    expect([answer.status, answer.json]).toEqual([404, NO_SAMPLE]);
  });

  test("is not made from another account's sample, which looks like one that is not there", async () => {
    const answer = await createAs(accounts.theirs, {});
    expect([answer.status, answer.json]).toEqual([404, NO_SAMPLE]);
  });

  test('is not shown to another account', async () => {
    const { json } = await create();
    const found = await accounts.theirs(`/musx/v2/fetch?jobId=${json.data.job_id}`);
    const unknown = await accounts.theirs('/musx/v2/fetch?jobId=none');
    expect(found.status).toBe(404);
    expect(found.json).toEqual(unknown.json);
  });

  test('is not found among the videos', async () => {
    const { json } = await create();
    const found = await accounts.mine(`/vidx/fetch?jobId=${json.data.job_id}`);
    expect(found.status).toBe(404);
  });
});

describe('the part of the sample', () => {
  test.each([
    [5, 5],
    [5, 4],
  ])('from %i to %i is refused (F4)', async (chop_sample_start_s, chop_sample_end_s) => {
    const answer = await create({ chop_sample_start_s, chop_sample_end_s });
    expect(answer.status).toBe(400);
    expect(answer.json.data.violations).toMatchObject([
      { parameter: 'chop_sample_end_s', rule: 'sample-window-order' },
    ]);
  });

  test('past the end of the sample is refused, and the end is offered (F4)', async () => {
    const answer = await create({ chop_sample_end_s: 10.5 });
    expect(answer.status).toBe(400);
    expect(answer.json.data).toMatchObject({
      violations: [{ parameter: 'chop_sample_end_s', rule: 'sample-window-within' }],
      suggestion: { chop_sample_end_s: 10 },
    });
    expect((await create(answer.json.data.suggestion)).status).toBe(200);
  });

  test('may have the usual end of 60, however short the sample is', async () => {
    expect((await create({ chop_sample_end_s: 60 })).status).toBe(200);
  });

  test('may end where the sample was said to end', async () => {
    const form = aFormWith('file', aRecording(10.008));
    const upload = await accounts.mine('/musx/v1/upload', { form });
    const { music_id, duration } = upload.json.data;
    expect(duration).toBe('10.00');
    expect((await create({ music_id, chop_sample_end_s: Number(duration) })).status).toBe(200);
  });

  test('that begins past the end of a short sample says how short it is (F4)', async () => {
    const answer = await create({ chop_sample_start_s: 20, chop_sample_end_s: 60 });
    expect(answer.json.message).toMatch(
      /; the sample is 10 seconds long, and the part begins at 20\.$/,
    );
  });

  test('that begins past the end has no end to offer', async () => {
    const answer = await create({ chop_sample_start_s: 11, chop_sample_end_s: 12 });
    expect(answer.status).toBe(400);
    expect(answer.json.data).not.toHaveProperty('suggestion');
  });
});

describe('the notes of a song', () => {
  test.each(['none', '019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e21'])(
    'are not there for a song that is not there: %s',
    async (music_id) => {
      const answer = await accounts.mine('/musx/v1/gen-midi', { json: { music_id } });
      expect([answer.status, answer.json]).toEqual([
        404,
        {
          status: 'FAILED',
          message: 'music_id names no finished song of this account whose notes are available.',
          data: { parameter: 'music_id' },
        },
      ]);
    },
  );

  test('are not there for a sample', async () => {
    const answer = await accounts.mine('/musx/v1/gen-midi', { json: { music_id: sample } });
    expect(answer.status).toBe(404);
  });
});

describe('the older look-up', () => {
  test('answers the same and says what replaces it', async () => {
    const { json } = await create();
    const query = `?jobId=${json.data.job_id}`;
    // The song may progress between the requests.
    const before = await accounts.mine(`/musx/v2/fetch${query}`);
    const older = await accounts.mine(`/musx/v1/fetch${query}`);
    const newer = await accounts.mine(`/musx/v2/fetch${query}`);
    expect([before.json, newer.json]).toContainEqual(older.json);
    expect(older.headers.get('deprecation')).toMatch(/^@\d+$/);
    expect(older.headers.get('link')).toBe('</musx/v2/fetch>; rel="successor-version"');
    expect(newer.headers.has('deprecation')).toBe(false);
  });

  test('says so even where it fails', async () => {
    const answer = await accounts.mine('/musx/v1/fetch?jobId=none');
    expect([answer.status, answer.headers.has('deprecation')]).toEqual([404, true]);
  });
});
