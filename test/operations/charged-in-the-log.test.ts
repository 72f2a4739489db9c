import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type CallOptions, TEST_KEY, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({
    // In strict mode, responses are buffered for validation; in production they are streamed.
    server: { strict: false },
    givenUp: { freeUnits: 0 },
  });
});

afterAll(() => gateway.stop());

const PICTURE = { mode: 'imgx-image-1', prompt: 'A red fox' };

test.each<[string, string, CallOptions]>([
  ['pictures', '/v1/images/generations', { json: { ...PICTURE, n: 2 } }],
  ['a picture that is shown', '/v1/images/generations', { json: { ...PICTURE, stream: true } }],
  [
    'a picture that is kept under a key',
    '/v1/images/generations',
    { json: PICTURE, headers: { 'Idempotency-Key': 'a-picture' } },
  ],
])('the last entry tells what is charged: %s', async (_what, path, request) => {
  const { status, headers } = await gateway.call(path, request);
  expect(status).toBe(200);
  const requestId = headers.get('x-request-id');
  const { json } = await gateway.call('/account/ledger');
  const charge = json.data.entries.find(
    (entry: { requestId?: string; kind: string }) =>
      entry.requestId === requestId && entry.kind === 'settle',
  );
  expect(Number(charge.consumed)).toBeGreaterThan(0);
  const entry = () => gateway.log.find((line) => line.requestId === requestId && 'ms' in line);
  await expect.poll(entry).toMatchObject({ units: Number(charge.consumed) });
});

/** Sends a request and disconnects once its stream has begun or its upstream is working. */
async function leave(path: string, json: object): Promise<void> {
  const leaving = new AbortController();
  const headers = { 'SVC-API-KEY': TEST_KEY, 'content-type': 'application/json' };
  const answer = fetch(gateway.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(json),
    signal: leaving.signal,
  });
  const isAtWork = async () => {
    const { json } = await gateway.call('/upstreams');
    return json.data.upstreams[0].calls.underWay > 0;
  };
  if ('stream' in json) await (await answer).body?.getReader().read();
  else await expect.poll(isAtWork).toBe(true);
  leaving.abort();
  await answer.catch(() => {});
}

const TALK = {
  model: 'sandbox-text-1',
  max_tokens: 500,
  messages: [{ role: 'user', content: 'Tell me of the fox' }],
};
const SLOW = { messages: [{ role: 'user', content: '[sandbox:slow=60s] A fox' }] };
const tokens = { inputTokens: expect.any(Number), outputTokens: expect.any(Number) };

test.each([
  ['a message, in the middle', 'createMessage', '/v1/messages', { ...TALK, stream: true }, tokens],
  [
    'a chat, in the middle',
    'createChatCompletion',
    '/v1/chat/completions',
    { ...TALK, stream: true },
    tokens,
  ],
  ['a message, before it has come', 'createMessage', '/v1/messages', { ...TALK, ...SLOW }, tokens],
  [
    'pictures that are being made',
    'createImage',
    '/v1/images/generations',
    // Abandoned work up to a limit is free; this request exceeds it.
    { ...PICTURE, prompt: '[sandbox:slow=60s] A fox', n: 10 },
    {},
  ],
])('that of a caller who leaves, too: %s', async (_what, operation, path, json, more) => {
  const gone = () =>
    gateway.log.filter((line) => line.operation === operation && line.msg === 'caller went away');
  const before = gone().length;
  await leave(path, json);
  await expect.poll(gone).toHaveLength(before + 1);
  const [entry] = gone().slice(before);
  expect(entry).toMatchObject({ ...more, upstream: 'sandbox' });
  expect(entry?.units).toBeGreaterThan(0);
});
