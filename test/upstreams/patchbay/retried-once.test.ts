import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, TEST_KEY, type TestGateway } from '../../a-gateway.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';

let fake: FakeOpenAI;
let inner: TestGateway;
let outer: TestGateway;
const retries = { rounds: 2, firstSeconds: 0.01 };

beforeAll(async () => {
  fake = await aFakeOpenAI();
  const vendor = { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] };
  inner = await aGateway({
    upstreams: { vendor },
    models: [{ id: '*', upstream: 'vendor' }],
    retries,
  });
  const service = { kind: 'patchbay', baseUrl: inner.url, secrets: [TEST_KEY] };
  outer = await aGateway({
    upstreams: { service },
    models: [{ id: '*', upstream: 'service' }],
    retries,
  });
});

afterAll(async () => {
  await outer.stop();
  await inner.stop();
  await fake.close();
});

test('what the other service has retried in vain is not retried here', async () => {
  fake.misbehave({ kind: 'status', status: 500 }, { times: Infinity });
  const json = { model: 'gpt-4o-mini', messages: [{ role: 'user', content: 'Hello' }] };
  const { status } = await outer.call('/v1/chat/completions', { json });
  expect([status, fake.requests.length]).toEqual([502, retries.rounds]);
});
