import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallOptions } from '../../a-gateway.ts';
import { KEYLESS_MODEL, type TwoGateways, twoGateways } from './two-gateways.ts';

let both: TwoGateways;

beforeAll(async () => {
  both = await twoGateways();
});

afterAll(() => both.stop());

const asks = (content: string, more = {}): CallOptions => ({
  json: { model: 'a-model', max_tokens: 20, messages: [{ role: 'user', content }], ...more },
});

/** A field of an operation's entries in a gateway's log. */
function entries(gateway: 'inner' | 'outer', operation: string, field: string): unknown[] {
  return both[gateway].log
    .filter((entry) => entry.operation === operation && entry.ms !== undefined)
    .map((entry) => entry[field]);
}

test.each([
  ['createMessage', '/v1/messages', asks('Hello')],
  ['createChatCompletion', '/v1/chat/completions', asks('Hello', { stream: true })],
  ['countMessageTokens', '/v1/messages/count_tokens', asks('Hello', { max_tokens: undefined })],
  ['createEmbedding', '/v1/embeddings', { json: { model: 'a-model', input: 'A fox' } }],
  ['createImage', '/v1/images/generations', { json: { mode: 'imgy-2', prompt: 'A fox' } }],
] as const)(
  'the log leads to the request of the upstream: %s',
  async (operation, path, request) => {
    const { status } = await both.outer.call(path, request);
    expect(status).toBe(200);
    await expect.poll(() => entries('outer', operation, 'upstreamRequestId')).toHaveLength(1);
    expect(entries('outer', operation, 'upstreamRequestId')).toEqual(
      entries('inner', operation, 'requestId'),
    );
  },
);

test('so does that of a request that the upstream has refused', async () => {
  const { status } = await both.outer.call('/v1/responses', {
    json: { model: KEYLESS_MODEL, input: 'Hello' },
  });
  expect(status).toBe(502);
  await expect.poll(() => entries('outer', 'createResponse', 'failures')).toHaveLength(1);
  const [upstreamRequestId] = entries('inner', 'createResponse', 'requestId');
  expect(upstreamRequestId).toMatch(/./);
  expect(entries('outer', 'createResponse', 'failures')).toMatchObject([
    [{ upstream: 'keyless', failure: 'keyless', upstreamRequestId }],
  ]);
});
