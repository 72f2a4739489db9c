import { once } from 'node:events';
import { get } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, TEST_KEY, type TestGateway } from '../a-gateway.ts';
import { eventually } from '../eventually.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { aPicture } from './pictures.ts';

let fake: FakeOpenAI;
let gateway: TestGateway;

// In strict mode, responses are buffered for validation; in production they are streamed.
beforeAll(async () => {
  fake = await aFakeOpenAI();
  gateway = await aGateway({
    server: { strict: false },
    upstreams: {
      openai: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] },
    },
    models: [
      { id: 'imgx-image-1', upstream: 'openai', model: 'gpt-image-1' },
      { id: 'imgy-2', upstream: 'openai', model: 'dall-e-2' },
      { id: 'imgy-3', upstream: 'openai', model: 'dall-e-3' },
    ],
  });
});

afterEach(() => {
  fake.behave();
  fake.forgetRequests();
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
});

async function formatsOf(json: { readonly data: readonly { readonly b64_json: string }[] }) {
  const pictures = json.data.map(({ b64_json }) => Buffer.from(b64_json, 'base64'));
  return Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).format));
}

async function anEdit(): Promise<FormData> {
  const form = new FormData();
  form.append('mode', 'imgx-image-1');
  form.append('prompt', 'A kite');
  form.append('output_format', 'webp');
  form.append('n', '2');
  form.append('image', new Blob([await aPicture({ width: 300, height: 200 })]));
  return form;
}

describe('pictures in Base64', () => {
  test('are answered whole, with the length that is announced', async () => {
    const answer = await gateway.call('/v1/images/edits', { form: await anEdit() });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(answer.text)));
    expect(await formatsOf(answer.json)).toEqual(['webp', 'webp']);
    expect(answer.json.usage.total_tokens).toBeGreaterThan(0);
    expect(fake.requests[0]?.files).toMatchObject([{ field: 'image', mediaType: 'image/png' }]);
  });

  test('are the same under the same idempotency key, with one call of the upstream', async () => {
    const headers = { 'Idempotency-Key': 'an-edit' };
    const first = await gateway.call('/v1/images/edits', { form: await anEdit(), headers });
    const again = await gateway.call('/v1/images/edits', { form: await anEdit(), headers });
    expect(first.status, first.text).toBe(200);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('content-length')).toBe(first.headers.get('content-length'));
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(fake.requests).toHaveLength(1);
  });

  test('are without usage where the upstream tells none', async () => {
    const json = { mode: 'imgy-2', prompt: 'A fox', response_format: 'b64_json', n: 2 };
    const answer = await gateway.call('/v1/images/generations', { json });
    expect(Object.keys(answer.json)).toEqual(['created', 'data']);
    expect(await formatsOf(answer.json)).toEqual(['png', 'png']);
  });

  test.each(['generations', 'edits'])(
    'come with the prompt that the model worked from, where the upstream tells it (%s)',
    async (what) => {
      const b64_json = (await aPicture()).toString('base64');
      const data = [{ b64_json, revised_prompt: 'A picture of a fox' }, { b64_json }];
      fake.misbehave({ kind: 'status', status: 200, body: { created: 1, data } });
      const asked = { mode: 'imgy-3', prompt: 'A fox', response_format: 'b64_json' };
      const generated = () => gateway.call('/v1/images/generations', { json: asked });
      const edited = async () => gateway.call('/v1/images/edits', { form: await anEdit() });
      const answer = await (what === 'edits' ? edited() : generated());
      const [first, second] = answer.json.data;
      expect(first.revised_prompt).toBe('A picture of a fox');
      expect(second ?? {}).not.toHaveProperty('revised_prompt');
    },
  );

  test('that nobody takes any more are given up, and the gateway goes on', async () => {
    const form = await anEdit();
    const headers = { 'Idempotency-Key': 'left' };
    expect((await gateway.call('/v1/images/edits', { form, headers })).status).toBe(200);
    const left = new AbortController();
    const options = { headers: { 'SVC-API-KEY': TEST_KEY, ...headers } };
    const response = await fetch(`${gateway.url}/v1/images/edits`, {
      ...options,
      method: 'POST',
      body: await anEdit(),
      signal: left.signal,
    });
    left.abort();
    await expect(response.text()).rejects.toThrow();
    const health = get(`${gateway.url}/healthz`);
    const [answer] = await once(health, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(gateway.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('pictures by address', () => {
  test('can be fetched, with the prompt that the model worked from', async () => {
    const json = { mode: 'imgy-3', prompt: 'A fox', quality: 'hd', style: 'natural' };
    const answer = await gateway.call('/v1/images/generations', { json });
    expect(answer.status, answer.text).toBe(200);
    const [item] = answer.json.data;
    expect(item.revised_prompt).toBe('A picture of this: A fox');
    const picture = await fetch(item.url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect(width).toBe(1024);
  });

  test('name the prompt given where the upstream tells of no other', async () => {
    const json = { mode: 'imgy-2', prompt: 'A fox', size: '256x256' };
    const { json: answer } = await gateway.call('/v1/images/generations', { json });
    expect(answer.data[0].revised_prompt).toBe('A fox');
  });
});

test.each([
  ['is gone', '/made/gone.png', 'at its address: status 403'],
  ['must not be called', 'http://169.254.169.254/made.png', 'fetched from its address'],
])('a picture whose address %s is no fault of the request, and free', async (_, url, message) => {
  const address = URL.canParse(url) ? url : fake.url + url;
  const body = { created: 1, data: [{ url: address }] };
  fake.misbehave({ kind: 'status', status: 200, body });
  const before = await gateway.call('/account');
  const json = { mode: 'imgy-3', prompt: 'A fox' };
  const answer = await gateway.call('/v1/images/generations', { json });
  expect(answer.status, answer.text).toBe(502);
  expect(answer.json).toMatchObject({
    message: expect.stringContaining(`The upstream's result is not ${message}`),
    data: { reason: 'upstream' },
  });
  const after = await gateway.call('/account');
  expect(after.json.data).toMatchObject({ balance: before.json.data.balance, reserved: '0' });
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([{}, { stream: true, partial_images: 1 }])(
  'a model that the upstream lacks is no fault of the request: %j',
  async (more) => {
    const error = { code: 'model_not_found', message: 'There is no gpt-image-1.' };
    fake.misbehave({ kind: 'status', status: 404, body: { error } }, { times: Infinity });
    const json = { mode: 'imgx-image-1', prompt: 'A fox', ...more };
    const answer = await gateway.call('/v1/images/generations', { json });
    expect(answer.status, answer.text).toBe(502);
    expect(answer.json).toMatchObject({ data: { reason: 'upstream' } });
    expect(answer.text).not.toContain('gpt-image-1');
    expect(fake.requests).toHaveLength(1);
  },
);

test('pictures that moderation keeps back are missing, and not charged', async () => {
  const b64_json = (await aPicture({ width: 256, height: 256 })).toString('base64');
  const [made, kept] = [{ b64_json }, { url: '', respect_moderation: false }];
  const charged = async (data: readonly object[]) => {
    const before = await gateway.call('/account');
    fake.misbehave({ kind: 'status', status: 200, body: { created: 1, data } });
    const json = { mode: 'imgy-2', prompt: 'A fox', size: '256x256', n: data.length };
    const { status, json: told } = await gateway.call('/v1/images/generations', { json });
    const after = await gateway.call('/account');
    const units = Number(before.json.data.balance) - Number(after.json.data.balance);
    return { status, pictures: told.data.length, reason: told.data.reason, units };
  };
  const { units: price } = await charged([made]);
  expect(price).toBeGreaterThan(0);
  expect(await charged([made, kept, made])).toMatchObject({ pictures: 2, units: 2 * price });
  expect(await charged([kept, kept])).toMatchObject({
    status: 400,
    reason: 'moderation',
    units: 0,
  });
});

test('a job makes its pictures from stored files', async () => {
  const headers = { Prefer: 'respond-async' };
  const accepted = await gateway.call('/v1/images/edits', { form: await anEdit(), headers });
  expect(accepted.status, accepted.text).toBe(202);
  const path = `/jobs/${accepted.json.data.jobId}`;
  const job = await eventually(async () => {
    const { json } = await gateway.call(path);
    expect(json.status).not.toBe('ON_QUEUE');
    return json;
  });
  expect(job).toMatchObject({ status: 'SUCCESS', data: { images: [{}, {}] } });
});
