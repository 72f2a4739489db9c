import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';

let fake: FakeOpenAI;
let gateway: TestGateway;

beforeAll(async () => {
  fake = await aFakeOpenAI();
  const at = { baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY], breaker: { failures: 100 } };
  gateway = await aGateway({
    retries: { rounds: 1 },
    upstreams: {
      patient: { kind: 'openai', ...at },
      impatient: { kind: 'openai', ...at, timeouts: { firstByte: 0.3 } },
      native: { kind: 'openai', ...at, speaksResponses: true },
      'impatient-native': {
        kind: 'openai',
        ...at,
        speaksResponses: true,
        timeouts: { firstByte: 0.3 },
      },
    },
    models: [
      { id: 'gpt', upstream: 'patient' },
      { id: 'hasty', upstream: 'impatient' },
      { id: 'native', upstream: 'native' },
      { id: 'hasty-native', upstream: 'impatient-native' },
      { id: 'imgx-image-1', upstream: 'patient' },
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

const messages = [{ role: 'user' as const, content: 'Hello' }];
const DOWN: Misbehaviour = { kind: 'status', status: 500 };

/** How text is requested: in each interface, and for responses also passed through. */
const ASKED: readonly [string, (more?: { hasty: boolean }) => Promise<Answer>][] = [
  ['a chat', (more) => ask('/v1/chat/completions', { messages }, more)],
  ['a message', (more) => ask('/v1/messages', { messages, max_tokens: 9 }, more)],
  ['a response', (more) => ask('/v1/responses', { input: messages }, more)],
  [
    'a response that is passed on',
    (more) => ask('/v1/responses', { input: messages, model: 'native' }, more),
  ],
];

function ask(
  path: string,
  json: { readonly model?: string; readonly [name: string]: unknown },
  { hasty } = { hasty: false },
) {
  const { model = hasty ? 'hasty' : 'gpt' } = json;
  const asked = hasty && model === 'native' ? 'hasty-native' : model;
  return gateway.call(path, { json: { ...json, model: asked } });
}

const told = ({ status, headers }: Answer) => [
  status,
  headers.get('x-should-retry'),
  headers.get('retry-after'),
];

test.each<[string, () => PromiseLike<unknown>]>([
  ['openai, completions', () => openai().chat.completions.create({ model: 'gpt', messages })],
  ['openai, responses', () => openai().responses.create({ model: 'gpt', input: 'Hello' })],
  [
    'openai, responses that are passed on',
    () => openai().responses.create({ model: 'native', input: 'Hello' }),
  ],
  ['openai, pictures', () => openai().images.generate({ model: 'imgx-image-1', prompt: 'A lake' })],
  [
    '@anthropic-ai/sdk',
    () =>
      new Anthropic({ apiKey: gateway.key, baseURL: gateway.url }).messages.create({
        model: 'gpt',
        max_tokens: 9,
        messages,
      }),
  ],
])(
  'an SDK with its own settings leaves it at what the gateway has tried: %s',
  async (_sdk, ask) => {
    fake.misbehave(DOWN, { times: Number.POSITIVE_INFINITY });
    await expect(ask()).rejects.toMatchObject({ status: 502 });
    expect(fake.requestCount).toBe(1);
  },
);

function openai(): OpenAI {
  return new OpenAI({ apiKey: gateway.key, baseURL: `${gateway.url}/v1` });
}

describe.each(ASKED)('%s', (_, asked) => {
  test('of an upstream that fails is not to be asked again by itself, nor of one that is too slow', async () => {
    fake.misbehave(DOWN);
    expect(told(await asked())).toEqual([502, 'false', null]);
    fake.misbehave({ kind: 'hang' });
    expect(told(await asked({ hasty: true }))).toEqual([504, 'false', null]);
  });

  test('that is asked to wait says nothing of it, for there the SDKs do right', async () => {
    fake.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '0' } });
    expect(told(await asked())).toEqual([429, null, '0']);
  });

  test('of an upstream that is down tells when it is back', async () => {
    fake.misbehave({ kind: 'status', status: 503, headers: { 'retry-after': '9' } });
    expect(told(await asked())).toEqual([502, 'false', '9']);
  });
});
