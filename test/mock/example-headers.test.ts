import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { type Answer, type CallOptions, send } from '../a-gateway.ts';
import { aMock, type TestMock } from '../a-mock.ts';

let mock: TestMock;

beforeAll(async () => {
  mock = await aMock();
});

afterAll(() => mock.stop());

function ask(path: string, options: CallOptions = {}): Promise<Answer> {
  return send(mock.url + path, {
    ...options,
    headers: { 'SVC-API-KEY': 'any', ...options.headers },
  });
}

describe('an answer has the headers that pages build on', () => {
  const { RateLimit, RateLimitPolicy, RateLimitReached } = contract.components.headers;
  const CHAT = { model: 'any', messages: [{ role: 'user', content: 'Hi' }] };

  test.each<[string, string, CallOptions]>([
    ['whole', '/v1/chat/completions', { json: CHAT }],
    ['a stream', '/v1/chat/completions', { json: { ...CHAT, stream: true } }],
    ['a quote', '/vidx/generations', { json: { prompt: 'A fox' }, headers: { prefer: 'quote' } }],
    ['a refusal', '/vidx/generations', { json: {} }],
    ['a failure', '/account', { headers: { prefer: 'code=500' } }],
  ])(
    'the limits, and nothing of an upstream that was not called: %s',
    async (_what, path, options) => {
      const { headers } = await ask(path, options);
      expect(headers.get('ratelimit')).toBe(RateLimit.example);
      expect(headers.get('ratelimit-policy')).toBe(RateLimitPolicy.example);
      expect([...headers.keys()].filter((name) => name.startsWith('x-patchbay-'))).toEqual([]);
    },
  );

  test('a limit that is reached has nothing left', async () => {
    const { headers } = await ask('/account', { headers: { prefer: 'code=429' } });
    expect(headers.get('ratelimit')).toBe(RateLimitReached.example);
  });

  test('no limits are told where none are counted', async () => {
    const nobody = await send(`${mock.url}/account`);
    expect([nobody.status, nobody.headers.get('ratelimit')]).toEqual([401, null]);
    expect((await send(`${mock.url}/healthz`)).headers.get('ratelimit')).toBeNull();
  });

  test.each([
    ['RetryAfter', 429],
    ['RetryAfter', 503],
    ['UpstreamRetryAfter', 502],
  ] as const)('how long to wait, by the example of %s: %i', async (name, code) => {
    const json = { prompt: 'A fox' };
    const headers = { prefer: `code=${code}` };
    const answer = await ask('/v1/images/generations', { json, headers });
    const { example } = contract.components.headers[name];
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([code, String(example)]);
  });

  test('that SDKs must not repeat what the gateway has repeated', async () => {
    const headers = { prefer: 'code=502' };
    const answer = await ask('/v1/chat/completions', { json: CHAT, headers });
    expect(answer.headers.get('x-should-retry')).toBe('false');
  });

  test.each([
    ['/account', 'ApiKey realm="Patchbay"'],
    ['/v1/models', 'Bearer realm="Patchbay"'],
    ['/account/people', 'Session realm="Patchbay"'],
  ])('how to authenticate at %s', async (path, challenge) => {
    const { status, headers } = await send(mock.url + path);
    expect([status, headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  test('the session of who has signed in', async () => {
    const json = { email: 'ada@example.com', password: 'a walk by the harbour' };
    const { status, headers } = await ask('/account/sign-in', { json });
    expect([status, headers.getSetCookie()]).toEqual([
      200,
      [contract.components.headers.SetCookie.example],
    ]);
  });
});
