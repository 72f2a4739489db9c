import { createAnthropic } from '@ai-sdk/anthropic';
import Anthropic from '@anthropic-ai/sdk';
import { streamText } from 'ai';
import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import type { SeenRequest } from '../fakes/seen-request.ts';
import { aGatewayOn, type GatewayOn, TEXT_MODEL } from './a-gateway-on.ts';

const messages = [{ role: 'user' as const, content: 'Hello there' }];

const GATEWAYS = {
  sandbox: aGatewayOn('sandbox'),
  openai: aGatewayOn('openai'),
  anthropic: aGatewayOn('anthropic'),
};

/** A `fetch` that records requests and responses. */
function noting() {
  const sent: Headers[] = [];
  const answered: Headers[] = [];
  const fetching: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init).headers);
    const response = await fetch(input, init);
    answered.push(response.headers);
    return response;
  };
  return { fetch: fetching, sent, answered };
}

/** The headers of the single request that the upstream received. */
async function seenBy({ fake }: GatewayOn): Promise<SeenRequest['headers']> {
  if (fake === undefined) throw new Error('The sandbox sees no headers.');
  return (await fake.nextRequest()).headers;
}

async function askByOpenAI(gateway: GatewayOn, fetching: typeof fetch = fetch): Promise<void> {
  const { url, key: apiKey } = gateway;
  const sdk = new OpenAI({ apiKey, baseURL: `${url}/v1`, fetch: fetching });
  const request = { model: TEXT_MODEL, messages, stream: true as const };
  await Array.fromAsync(await sdk.chat.completions.create(request));
}

async function askByAnthropic(gateway: GatewayOn, fetching: typeof fetch = fetch): Promise<void> {
  const { url, key: apiKey } = gateway;
  const sdk = new Anthropic({ apiKey, baseURL: url, fetch: fetching });
  const request = { model: TEXT_MODEL, max_tokens: 100, messages, betas: ['one', 'two'] };
  await Array.fromAsync(await sdk.beta.messages.create({ ...request, stream: true }));
}

async function askByAi(
  { url, key: apiKey }: GatewayOn,
  fetching: typeof fetch = fetch,
): Promise<void> {
  const model = createAnthropic({ baseURL: `${url}/v1`, apiKey, fetch: fetching })(TEXT_MODEL);
  await streamText({ model, messages, maxOutputTokens: 100 }).consumeStream();
}

describe('a stream', () => {
  const bearer = { authorization: expect.stringMatching(/^Bearer /) };
  const version = { 'anthropic-version': expect.any(String) };

  test.each([
    ['openai', askByOpenAI, { accept: 'application/json', ...bearer }],
    ['@anthropic-ai/sdk', askByAnthropic, { accept: 'application/json', ...bearer, ...version }],
    ['@ai-sdk/anthropic', askByAi, { 'x-api-key': expect.any(String), ...version }],
  ] as const)('is sent to %s, whatever its headers say', async (_sdk, ask, headers) => {
    const gateway = GATEWAYS.sandbox();
    const { fetch: fetching, sent, answered } = noting();
    await ask(gateway, fetching);
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject(headers);
    expect(answered[0]?.get('content-type')).toBe('text/event-stream; charset=utf-8');
  });
});

describe.each([
  ['openai', askByOpenAI],
  ['@anthropic-ai/sdk', askByAnthropic],
] as const)('what the SDK %s says of itself', (_sdk, ask) => {
  test.each(['openai', 'anthropic'] as const)('is not told to %s', async (kind) => {
    const gateway = GATEWAYS[kind]();
    await ask(gateway);
    const seen = await seenBy(gateway);
    expect(Object.keys(seen).filter((name) => name.startsWith('x-stainless-'))).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain(gateway.key);
    expect(JSON.stringify(seen)).toContain(UPSTREAM_KEY);
    expect(seen['user-agent']).toBe('patchbay');
  });
});

describe('the version of the messages interface, and its features', () => {
  test('are told to an upstream that speaks it', async () => {
    const gateway = GATEWAYS.anthropic();
    const { fetch: fetching, sent } = noting();
    await askByAnthropic(gateway, fetching);
    const seen = await seenBy(gateway);
    expect(seen['anthropic-version']).toBe(sent[0]?.get('anthropic-version'));
    expect(seen['anthropic-beta']).toBe('one,two');
  });

  test('are not told to one that does not', async () => {
    const gateway = GATEWAYS.openai();
    await askByAnthropic(gateway);
    const seen = await seenBy(gateway);
    expect(Object.keys(seen).filter((name) => name.startsWith('anthropic-'))).toEqual([]);
  });

  test("are the gateway's own where a caller speaks the other interface", async () => {
    const gateway = GATEWAYS.anthropic();
    await askByOpenAI(gateway);
    const seen = await seenBy(gateway);
    expect(seen['anthropic-version']).toBe('2023-06-01');
    expect(seen['anthropic-beta']).toBeUndefined();
  });
});
