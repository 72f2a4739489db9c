import { describe, expect, onTestFinished, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { valueAt } from '../../openapi/validation/json-pointer.ts';
import { done } from '../../server/foundation/outcome.ts';
import type { Handlers } from '../../server/operations/call.ts';
import { aGateway, send, TEST_KEY } from '../a-gateway.ts';
import { scrape } from '../metrics/a-scrape.ts';
import {
  aListener,
  HEALTH,
  NO_MODELS,
  type TestListener,
  type TestListenerOptions,
} from './a-listener.ts';

const MODELS = '/v1/models';
const HELLO = { model: 'any', max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] };

async function listening(
  options: TestListenerOptions,
  handlers: Partial<Handlers> = {},
): Promise<TestListener> {
  const listModels: Handlers['listModels'] = async () => done({ kind: 'json', body: NO_MODELS });
  const getHealth: Handlers['getHealth'] = async () => done({ kind: 'json', body: HEALTH });
  const listener = await aListener({ listModels, getHealth, ...handlers }, options);
  onTestFinished(() => listener.stop());
  return listener;
}

/**
 * Parses a list of structured fields whose members are strings with integer and string parameters (RFC 9651, section
 * 4.2.1).
 */
function fieldsOf(text: string | null): Record<string, Record<string, number | string>> {
  const parameter = String.raw`;[a-z]+=(?:\d{1,15}|"[ -~]*?")`;
  const member = `"[ -~]*?"(?:${parameter})*`;
  expect(text).toMatch(new RegExp(`^${member}(?:, ${member})*$`));
  const members = (text ?? '').split(', ').map((one) => {
    const [name = '', ...parameters] = one.split(';');
    const pairs = parameters.map((pair) => pair.split('='));
    return [
      JSON.parse(name),
      Object.fromEntries(pairs.map(([key, of = '']) => [key, JSON.parse(of)])),
    ];
  });
  return Object.fromEntries(members);
}

test('what a limit may refuse says in every success how the limits stand, as the contract has it', () => {
  for (const path of Object.values(contract.paths)) {
    for (const { operationId, responses } of Object.values(path)) {
      if (!('429' in responses)) continue;
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      expect(successes, operationId).not.toEqual([]);
      for (const [, response] of successes) expect(headersOf(response)).toContain('ratelimit');
    }
  }
});

function headersOf(response: unknown): readonly string[] {
  const reference = valueAt(response, '/$ref');
  const whole = typeof reference === 'string' ? valueAt(contract, reference.slice(1)) : response;
  return Object.keys(Object(valueAt(whole, '/headers')));
}

describe('requests beyond a limit', () => {
  test('are 429, name the limit, and say when to come again', async () => {
    const { call } = await listening({ account: { requestsPerMinute: 2 } });
    await call(MODELS);
    await call(MODELS);
    const { status, headers, json } = await call(MODELS);
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
    const message = `This account may make 2 requests a minute; try again in ${wait}.`;
    expect(json).toMatchObject({
      status: 'FAILED',
      message,
      error: { type: 'rate_limit_error', code: 'rate_limit_exceeded', message },
    });
    expect(fieldsOf(headers.get('ratelimit'))).toEqual({
      'account-requests': { r: 0, t: seconds },
    });
  });

  test('do nothing, and their body is not read', async () => {
    const asked: string[] = [];
    const createVideo: Handlers['createVideo'] = async () => {
      asked.push('createVideo');
      throw new Error('It is not to be asked for.');
    };
    const { call } = await listening({ account: { requestsPerMinute: 1 } }, { createVideo });
    await call(MODELS);
    expect((await call('/vidx/generations', { json: { prompt: 5 } })).status).toBe(429);
    expect(asked).toEqual([]);
  });

  test('are counted for a key, where it has a limit of its own', async () => {
    const { call } = await listening({ requestsOfKey: 1, account: { requestsPerMinute: 9 } });
    expect((await call(MODELS)).status).toBe(200);
    const { status, json } = await call(MODELS);
    expect([status, json.message]).toEqual([
      429,
      expect.stringMatching(/^This key may make 1 request a minute; try again in /),
    ]);
  });

  test('are the same whichever header carries the key, and in whatever letter case it is named (G8)', async () => {
    const { url } = await listening({ account: { requestsPerMinute: 5 } });
    const ways = [
      { 'SVC-API-KEY': TEST_KEY },
      { 'svc-api-key': TEST_KEY },
      { Authorization: `Bearer ${TEST_KEY}` },
      { authorization: `bearer   ${TEST_KEY}` },
      { 'X-Api-Key': TEST_KEY },
    ];
    for (const headers of ways) expect((await send(url + MODELS, { headers })).status).toBe(200);
    for (const headers of ways) expect((await send(url + MODELS, { headers })).status).toBe(429);
  });

  test('are not those to what is open to everybody', async () => {
    const { call } = await listening({ account: { requestsPerMinute: 1 } });
    await call(MODELS);
    for (const _ of [1, 2, 3]) {
      const { status, headers } = await call('/healthz');
      expect([status, headers.get('ratelimit')]).toEqual([200, null]);
    }
  });
});

describe('the headers of a limited request', () => {
  test('say what its limits are and how they stand', async () => {
    const account = { requestsPerMinute: 10, concurrent: 4, tokensPerMinute: 100 };
    const { call } = await listening({ account, requestsOfKey: 3 });
    const { headers } = await call(MODELS);
    expect(fieldsOf(headers.get('ratelimit-policy'))).toEqual({
      'key-requests': { q: 3, w: 60 },
      'account-concurrent': { q: 4, qu: 'concurrent-requests' },
      'account-requests': { q: 10, w: 60 },
    });
    expect(fieldsOf(headers.get('ratelimit'))).toEqual({
      'key-requests': { r: 2, t: 60 },
      'account-concurrent': { r: 3 },
      'account-requests': { r: 9, t: 60 },
    });
  });

  test('come with refusals and failures too', async () => {
    const { call } = await listening({ account: { requestsPerMinute: 10 } });
    const refused = await call('/vidx/generations', { json: {} });
    const failed = await call('/v1/messages', { json: HELLO });
    expect([refused.status, failed.status]).toEqual([400, 500]);
    for (const { headers } of [refused, failed]) {
      expect(Object.keys(fieldsOf(headers.get('ratelimit')))).toEqual(['account-requests']);
    }
  });

  test('are not there where nothing is limited', async () => {
    const { call } = await listening({});
    const { headers } = await call(MODELS);
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
  });
});

describe('a request under way', () => {
  /** Streams that last until released. */
  function streams() {
    const opened = Promise.withResolvers<void>();
    async function* events(): AsyncIterable<string> {
      yield 'event: ping\ndata: {"type":"ping"}\n\n';
      await opened.promise;
      yield 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
    }
    const createMessage: Handlers['createMessage'] = async () =>
      done({ kind: 'events', events: events() });
    return { createMessage, open: opened.resolve };
  }

  function stream({ url }: TestListener, signal?: AbortSignal): Promise<Response> {
    return fetch(`${url}/v1/messages`, {
      method: 'POST',
      body: JSON.stringify({ ...HELLO, stream: true }),
      headers: { 'content-type': 'application/json', 'x-api-key': TEST_KEY },
      ...(signal === undefined ? {} : { signal }),
    });
  }

  test('holds its place until its stream has ended', async () => {
    const { createMessage, open } = streams();
    const listener = await listening({ account: { concurrent: 1 } }, { createMessage });
    const response = await stream(listener);
    expect(response.status).toBe(200);
    const refused = await listener.call(MODELS);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(refused.json.message).toBe(
      'This account may have 1 request under way at once; try again in 1 second.',
    );
    open();
    expect(await response.text()).toContain('message_stop');
    await expect.poll(async () => (await listener.call(MODELS)).status).toBe(200);
  });

  test('gives its place back when its caller goes away', async () => {
    const { createMessage } = streams();
    const listener = await listening({ account: { concurrent: 1 } }, { createMessage });
    const leaving = new AbortController();
    await stream(listener, leaving.signal);
    expect((await listener.call(MODELS)).status).toBe(429);
    leaving.abort();
    await expect.poll(async () => (await listener.call(MODELS)).status).toBe(200);
  });
});

describe('wrong keys', () => {
  const wrong = { 'SVC-API-KEY': 'a-wrong-key' };

  test('are 401, and 429 when too many come from an address', async () => {
    const { call } = await listening({ addresses: { wrongKeysPerMinute: 3 } });
    const statuses: number[] = [];
    for (const _ of [1, 2, 3, 4, 5]) statuses.push((await call(MODELS, { headers: wrong })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('shut out a right key from the same address, unless it was right before', async () => {
    const addresses = { wrongKeysPerMinute: 1 };
    const [known, unknown] = [await listening({ addresses }), await listening({ addresses })];
    expect((await known.call(MODELS)).status).toBe(200);
    for (const { call } of [known, unknown]) await call(MODELS, { headers: wrong });
    expect((await known.call(MODELS)).status).toBe(200);
    expect((await unknown.call(MODELS)).status).toBe(429);
  });

  test('do not shut out a right key at the one address of a gateway that was right at the other', async () => {
    const addresses = { attemptsPerMinute: 0, wrongKeysPerMinute: 1 };
    const gateway = await aGateway({ limits: { addresses } });
    onTestFinished(() => gateway.stop());
    expect((await gateway.call(MODELS)).status).toBe(200);
    expect((await gateway.call(MODELS, { headers: wrong })).status).toBe(401);
    const headers = { 'SVC-API-KEY': gateway.key };
    expect((await send(gateway.alternateUrl + MODELS, { headers })).status).toBe(200);
  });

  test('are nothing to a right key from another address', async () => {
    const { call } = await listening({
      addresses: { wrongKeysPerMinute: 1 },
      trustedProxies: ['127.0.0.0/8', '::1'],
    });
    const from = (address: string, key: object = {}) =>
      call(MODELS, { headers: { 'x-forwarded-for': address, ...key } });
    await from('192.0.2.1', wrong);
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  test('cannot be shown from addresses that a stranger makes up (G8)', async () => {
    const { call } = await listening({ addresses: { wrongKeysPerMinute: 1 } });
    const statuses: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      const headers = { ...wrong, 'x-forwarded-for': address };
      statuses.push((await call(MODELS, { headers })).status);
    }
    expect(statuses).toEqual([401, 429]);
  });

  test('are not those that were forgotten', async () => {
    const { url } = await listening({ addresses: { wrongKeysPerMinute: 1 } });
    for (const _ of [1, 2, 3]) expect((await send(url + MODELS)).status).toBe(401);
  });
});

describe('a gateway', () => {
  test('counts the tokens of an answer when it has ended, and refuses text alone', async () => {
    const gateway = await aGateway({ limits: { account: limitsOf({ tokensPerMinute: 5 }) } });
    onTestFinished(() => gateway.stop());
    const streamed = await gateway.call('/v1/messages', { json: { ...HELLO, stream: true } });
    expect(streamed.status).toBe(200);
    await expect
      .poll(async () => (await gateway.call('/v1/messages', { json: HELLO })).json.message)
      .toMatch(/^This account may use 5 tokens a minute; try again in /);
    expect((await gateway.call(MODELS)).status).toBe(200);
    const { model, messages } = HELLO;
    const json = { model, messages };
    expect((await gateway.call('/v1/messages/count_tokens', { json })).status).toBe(200);
  });

  test('counts the tokens of embeddings as those of text', async () => {
    const gateway = await aGateway({ limits: { account: limitsOf({ tokensPerMinute: 5 }) } });
    onTestFinished(() => gateway.stop());
    const json = { model: 'sandbox-embedding-1', input: [1, 2, 3, 4, 5, 6], dimensions: 8 };
    expect((await gateway.call('/v1/embeddings', { json })).status).toBe(200);
    await expect
      .poll(async () => (await gateway.call('/v1/embeddings', { json })).json.message)
      .toMatch(/^This account may use 5 tokens a minute; try again in /);
    expect((await gateway.call('/v1/messages', { json: HELLO })).status).toBe(429);
  });

  test('counts among the requests what only counts tokens', async () => {
    const gateway = await aGateway({ limits: { account: limitsOf({ requestsPerMinute: 1 }) } });
    onTestFinished(() => gateway.stop());
    const { model, messages } = HELLO;
    const json = { model, messages };
    const counted = await gateway.call('/v1/messages/count_tokens', { json });
    expect([counted.status, counted.headers.get('ratelimit')]).toEqual([
      200,
      expect.stringMatching(/^"account-requests";r=0/),
    ]);
    const { status, json: told } = await gateway.call('/v1/messages/count_tokens', { json });
    expect([status, told.error.code]).toEqual([429, 'rate_limit_exceeded']);
  });

  test('shows in its figures what it limits', async () => {
    const gateway = await aGateway({ limits: { account: limitsOf({ requestsPerMinute: 1 }) } });
    onTestFinished(() => gateway.stop());
    for (const _ of [1, 2, 3]) await gateway.call(MODELS);
    const labels = { operation: 'listModels', limit: 'account-requests' };
    expect((await scrape(gateway)).value('patchbay_requests_limited_total', labels)).toBe(2);
  });
});

function limitsOf(account: object) {
  return { requestsPerMinute: 0, tokensPerMinute: 0, concurrent: 0, ...account };
}
