import OpenAI from 'openai';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aFakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI } from '../fakes/a-fake-openai.ts';
import { type FakeServer, UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { type TwoGateways, twoGateways } from '../upstreams/patchbay/two-gateways.ts';

let openai: FakeServer;
let anthropic: FakeServer;
let gateways: TwoGateways;

beforeAll(async () => {
  openai = await aFakeOpenAI();
  anthropic = await aFakeAnthropic();
  const secrets = [UPSTREAM_KEY];
  gateways = await twoGateways({
    upstreams: {
      openai: { kind: 'openai', baseUrl: `${openai.url}/v1`, secrets, breaker: { failures: 100 } },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, secrets },
    },
    models: [
      { id: 'gpt', upstream: 'openai', model: 'gpt-4o' },
      { id: 'claude', upstream: 'anthropic', model: 'claude-haiku-4-5' },
      {
        id: 'either',
        upstreams: [
          { upstream: 'openai', model: 'gpt-4o', order: 1 },
          { upstream: 'anthropic', model: 'claude-haiku-4-5', order: 2 },
        ],
      },
    ],
  });
});

afterAll(async () => {
  await gateways.stop();
  await openai.close();
  await anthropic.close();
});

const HINTS = {
  seed: 7,
  metadata: { ticket: '7' },
  prediction: { type: 'content', content: 'Hi' },
  store: true,
};

async function toldOf(model: string, hints: object, { by = gateways.inner, stream = false } = {}) {
  const messages = [{ role: 'user', content: 'Hello there' }];
  const json = { model, messages, stream, ...hints };
  const { status, headers } = await by.call('/v1/chat/completions', { json });
  return [status, headers.get('x-patchbay-ignored')];
}

test('hints that the interface of an upstream has no word for are left out, and named', async () => {
  const named = 'seed, prediction, store, metadata';
  expect(await toldOf('claude', HINTS)).toEqual([200, named]);
  expect(await toldOf('claude', HINTS, { stream: true })).toEqual([200, named]);
  expect(await toldOf('claude', { seed: null, metadata: {}, store: false })).toEqual([200, null]);
});

test('a resolution of images is left out, and named, where the upstream has none', async () => {
  const url = 'https://example.com/a.png';
  const toldBy = async (path: string, json: object) => {
    const answer = await gateways.inner.call(path, { json });
    return [answer.status, answer.headers.get('x-patchbay-ignored')];
  };
  const chat = (model: string, detail: string) => {
    const content = [{ type: 'image_url', image_url: { url, detail } }];
    return toldBy('/v1/chat/completions', { model, messages: [{ role: 'user', content }] });
  };
  expect(await chat('claude', 'low')).toEqual([200, 'image_url.detail']);
  expect(await chat('claude', 'high')).toEqual([200, null]);
  expect(await chat('gpt', 'low')).toEqual([200, null]);
  const response = (model: string, detail: string) => {
    const content = [{ type: 'input_image', image_url: url, detail }];
    return toldBy('/v1/responses', { model, input: [{ role: 'user', content }] });
  };
  expect(await response('claude', 'low')).toEqual([200, 'input_image.detail']);
  expect(await response('gpt', 'low')).toEqual([200, null]);
  expect(await response('gpt', 'original')).toEqual([200, 'input_image.detail']);
});

test('the effort of a message without thinking is left out, and named, for a chat', async () => {
  const messages = [{ role: 'user', content: 'Hello there' }];
  const output_config = { effort: 'low' };
  const json = { messages, max_tokens: 50, thinking: { type: 'disabled' }, output_config };
  const toldBy = async (model: string) => {
    const answer = await gateways.inner.call('/v1/messages', { json: { ...json, model } });
    return [answer.status, answer.headers.get('x-patchbay-ignored')];
  };
  expect(await toldBy('gpt')).toEqual([200, 'output_config.effort']);
  expect(await toldBy('claude')).toEqual([200, null]);
});

test.each([
  ['seed', 'x'],
  ['prediction', 'Hi'],
  ['store', 'yes'],
  ['metadata', 5],
])('a hint of another form is refused, and named: %s', async (name, value) => {
  const messages = [{ role: 'user', content: 'Hello there' }];
  const json = { model: 'claude', messages, [name]: value };
  const answer = await gateways.inner.call('/v1/chat/completions', { json });
  expect([answer.status, answer.json.error.param]).toEqual([400, name]);
});

test('hints go on as they are where the upstream has them', async () => {
  openai.forgetRequests();
  expect(await toldOf('gpt', { seed: 7 })).toEqual([200, null]);
  expect((await openai.nextRequest()).body).toMatchObject({ seed: 7 });
});

test('hints are left out, and named, where another upstream takes over that lacks them', async () => {
  onTestFinished(() => openai.behave());
  openai.misbehave({ kind: 'status', status: 500 });
  expect(await toldOf('either', { seed: 7 })).toEqual([200, 'seed']);
  openai.behave();
  expect(await toldOf('either', { seed: 7 })).toEqual([200, null]);
});

test.each([false, true])(
  'what another Patchbay has left out is named here too, with stream %s',
  async (stream) => {
    expect(await toldOf('claude', HINTS, { by: gateways.outer, stream })).toEqual([
      200,
      'seed, prediction, store, metadata',
    ]);
    expect(await toldOf('gpt', { seed: 7 }, { by: gateways.outer, stream })).toEqual([200, null]);
  },
);

test('the SDK hands the header on beside the answer', async () => {
  const { url, key: apiKey } = gateways.inner;
  const sdk = new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 });
  const messages = [{ role: 'user' as const, content: 'Hello there' }];
  const asked = sdk.chat.completions.create({ model: 'claude', messages, seed: 7 });
  const { data, response } = await asked.withResponse();
  expect(data.choices[0]?.message.content).toContain('Hello there');
  expect(response.headers.get('x-patchbay-ignored')).toBe('seed');
});
