import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';

let fake: FakeOpenAI;
let other: FakeOpenAI;
let gateway: TestGateway;

beforeAll(async () => {
  fake = await aFakeOpenAI();
  other = await aFakeOpenAI();
  const at = ({ url }: FakeOpenAI) => ({
    kind: 'openai',
    baseUrl: `${url}/v1`,
    secrets: [UPSTREAM_KEY],
    breaker: { failures: 100 },
    timeouts: { total: 0.5 },
  });
  gateway = await aGateway({
    retries: { rounds: 3, firstSeconds: 0.01, secondsUpTo: 0.1 },
    upstreams: { first: at(fake), second: at(other) },
    models: [
      { id: 'imgx-image-1', upstream: 'first', model: 'gpt-image-1' },
      {
        id: 'imgy-3',
        upstreams: [
          { upstream: 'first', model: 'dall-e-3', order: 1 },
          { upstream: 'second', model: 'dall-e-3', order: 2 },
        ],
      },
    ],
  });
});

afterEach(() => {
  for (const each of [fake, other]) {
    each.behave();
    each.forgetRequests();
  }
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
  await other.close();
});

const GENERATIONS = '/v1/images/generations';
const ASKED = { mode: 'imgx-image-1', prompt: 'A fox' };
const IN_STATES = { ...ASKED, stream: true, partial_images: 1 };

/** An answer with a text in place of its picture. */
function withFile(text: string) {
  return { data: [{ b64_json: Buffer.from(text).toString('base64') }] };
}

/** A stream that breaks off after its first event, which has no picture. */
const WORDLESS: Misbehaviour = {
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  body: 'event: image_generation.begun\ndata: {"type":"image_generation.begun"}\n\n',
};

describe('pictures that an upstream may have begun when it timed out', () => {
  test.each([
    ['as a whole', ASKED],
    ['streamed', IN_STATES],
  ])('are not asked for again there: %s', async (_, json) => {
    fake.misbehave({ kind: 'hang' });
    const { status, json: body } = await gateway.call(GENERATIONS, { json });
    expect([status, body.data]).toEqual([504, { reason: 'timeout' }]);
    expect(fake.requestCount).toBe(1);
  });

  test.each([504, 524])(
    'are not asked for again where the upstream says itself that it timed out: %i',
    async (status) => {
      fake.misbehave({ kind: 'status', status });
      expect((await gateway.call(GENERATIONS, { json: ASKED })).status).toBe(504);
      expect(fake.requestCount).toBe(1);
    },
  );

  test.each<[string, object, Misbehaviour]>([
    ['before its answer', ASKED, { kind: 'reset-before-headers' }],
    ['within its answer', ASKED, { kind: 'reset-after-headers' }],
    ['before the first state', IN_STATES, WORDLESS],
  ])('are not asked for again where its connection is cut %s', async (_, json, cut) => {
    fake.misbehave(cut);
    expect((await gateway.call(GENERATIONS, { json })).status).toBe(502);
    expect(fake.requestCount).toBe(1);
  });

  test.each<[string, Misbehaviour]>([
    ['is no JSON', { kind: 'malformed-json' }],
    ['has no picture', { kind: 'status', status: 200, body: { data: [] } }],
    ['has a file that is none', { kind: 'status', status: 200, body: withFile('A fox') }],
  ])('are not asked for again where its answer %s', async (_, unusable) => {
    fake.misbehave(unusable);
    expect((await gateway.call(GENERATIONS, { json: ASKED })).status).toBe(502);
    expect(fake.requestCount).toBe(1);
  });

  test('are made by another one', async () => {
    fake.misbehave({ kind: 'hang' });
    const json = { ...ASKED, mode: 'imgy-3' };
    expect(await gateway.call(GENERATIONS, { json })).toMatchObject({ status: 200 });
    expect([fake.requestCount, other.requestCount]).toEqual([1, 1]);
  });
});

test.each<[string, object, Misbehaviour]>([
  ['with a status', ASKED, { kind: 'status', status: 500 }],
  ['in its answer', ASKED, { kind: 'status', status: 200, body: { error: { message: 'Oh.' } } }],
  ['before the first state', IN_STATES, { kind: 'error-event', afterEvents: 0 }],
])('pictures of an upstream that says %s that it failed are asked for again', async (...one) => {
  const [, json, failing] = one;
  fake.misbehave(failing, { times: 2 });
  expect(await gateway.call(GENERATIONS, { json })).toMatchObject({ status: 200 });
  expect(fake.requestCount).toBe(3);
});
