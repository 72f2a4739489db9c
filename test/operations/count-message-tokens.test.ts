import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

let openai: FakeOpenAI;
let anthropic: FakeAnthropic;
let other: FakeAnthropic;
let gateway: TestGateway;

beforeAll(async () => {
  [openai, anthropic, other] = await Promise.all([
    aFakeOpenAI(),
    aFakeAnthropic(),
    aFakeAnthropic(),
  ]);
  const own = { secrets: [UPSTREAM_KEY], breaker: { failures: 100 }, askedAgainMinutes: 0 };
  gateway = await aGateway({
    retries: { rounds: 1 },
    upstreams: {
      openai: { kind: 'openai', baseUrl: `${openai.url}/v1`, ...own },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, ...own },
      other: { kind: 'anthropic', baseUrl: other.url, ...own },
      sandbox: { kind: 'sandbox' },
    },
    models: [
      { id: 'gpt', upstream: 'openai' },
      { id: 'claude', upstream: 'anthropic', model: 'claude-haiku-4-5' },
      { id: 'two', upstreams: [{ upstream: 'anthropic' }, { upstream: 'other', order: 2 }] },
      { id: 'mixed', upstreams: [{ upstream: 'openai' }, { upstream: 'anthropic', order: 2 }] },
      { id: 'imgx-image-1', upstream: 'openai' },
      { id: 'sandbox-text-1', upstream: 'sandbox' },
    ],
  });
});

afterEach(() => {
  for (const fake of [openai, anthropic, other]) {
    fake.behave();
    fake.forgetRequests();
  }
  for (const fake of [anthropic, other]) fake.countTokens(true);
});

afterAll(() => Promise.all([gateway.stop(), openai.close(), anthropic.close(), other.close()]));

const messages = [{ role: 'user', content: 'What is a lighthouse good for?' }];

function count(model: string, more: object = {}, headers: Record<string, string> = {}) {
  const json = { model, messages, ...more };
  return gateway.call('/v1/messages/count_tokens', { json, headers });
}

/** The count in a reply, and whether it is an estimate. */
function told({ status, json, headers }: Answer): readonly unknown[] {
  return [status, json.input_tokens, headers.get('x-patchbay-estimated')];
}

/** The gateway's approximate estimate for the default question. */
const GUESS = 16;

describe('where an upstream counts', () => {
  test('its answer is passed on as it is', async () => {
    const body = '{"input_tokens": 42,  "context_management": {"original_input_tokens": 77}}';
    anthropic.misbehave({ kind: 'status', status: 200, body });
    const answer = await count('claude');
    expect([answer.status, answer.text]).toEqual([200, body]);
    expect(answer.headers.get('x-patchbay-estimated')).toBeNull();
    expect(answer.headers.get('x-patchbay-upstream')).toBe('anthropic');
  });

  test('it is asked as for the message itself, without what only an answer needs', async () => {
    const asked = {
      system: 'Be brief.',
      tools: [{ name: 'weather', input_schema: { type: 'object' } }],
      tool_choice: { type: 'auto' },
      thinking: { type: 'enabled', budget_tokens: 2000 },
      parameter_of_tomorrow: [1],
    };
    const headers = { 'anthropic-version': '2023-06-01', 'anthropic-beta': 'one,two' };
    expect((await count('claude', asked, headers)).status).toBe(200);
    const seen = await anthropic.nextRequest();
    expect([seen.method, seen.path]).toEqual(['POST', '/v1/messages/count_tokens']);
    expect(seen.headers).toMatchObject({ ...headers, 'x-api-key': UPSTREAM_KEY });
    expect(seen.body).toEqual({ ...asked, messages, model: 'claude-haiku-4-5' });
  });

  test('instructions that stand before the first turn are counted with the rest', async () => {
    const turns = [{ role: 'system', content: 'Be very brief.' }, ...messages];
    expect(told(await count('claude', { messages: turns }))).toEqual([200, 9, null]);
  });

  test('it alone is asked, be it the last in its order', async () => {
    expect(told(await count('mixed'))).toEqual([200, 6, null]);
    expect([openai.requestCount, anthropic.requestCount]).toEqual([0, 1]);
  });

  test('the next one is asked where it fails', async () => {
    anthropic.misbehave({ kind: 'status', status: 500 });
    const answer = await count('two');
    expect(told(answer)).toEqual([200, 6, null]);
    expect(answer.headers.get('x-patchbay-upstream')).toBe('other');
    expect(answer.headers.get('x-patchbay-attempts')).toBe('2');
  });

  test('the next one is asked where it lacks the model', async () => {
    const error = { type: 'not_found_error', message: 'model: two' };
    anthropic.misbehave({ kind: 'status', status: 404, body: { type: 'error', error } });
    expect(told(await count('two'))).toEqual([200, 6, null]);
    const warned = { upstream: 'anthropic', model: 'two', msg: 'upstream has no such model' };
    expect(gateway.log).toContainEqual(expect.objectContaining(warned));
  });

  test('the next one is asked where it has no such address', async () => {
    anthropic.countTokens(false);
    expect(told(await count('two'))).toEqual([200, 6, null]);
  });
});

describe('where no upstream counts', () => {
  test('the gateway estimates, and says so; nobody is asked', async () => {
    const answer = await count('gpt');
    expect(told(answer)).toEqual([200, GUESS, 'true']);
    expect(answer.headers.get('x-patchbay-upstream')).toBeNull();
    expect(openai.requestCount).toBe(0);
  });

  test('system text and tools are part of the estimate', async () => {
    const tools = [{ name: 'weather', input_schema: { type: 'object' } }];
    const more = await count('gpt', { system: 'Answer in one sentence.', tools });
    expect(more.json.input_tokens).toBeGreaterThan(GUESS + 10);
  });

  test.each([404, 405])(
    'for its address is answered with %i, the gateway estimates',
    async (status) => {
      anthropic.misbehave({ kind: 'status', status, body: { detail: 'Not Found' } });
      expect(told(await count('claude'))).toEqual([200, GUESS, 'true']);
      anthropic.countTokens(false);
      expect(told(await count('claude'))).toEqual([200, GUESS, 'true']);
    },
  );

  test.each([404, 405])(
    'for its address is answered with %i, it is not asked again for a while, of which the log tells',
    async (status) => {
      await using older = await aFakeAnthropic();
      const secrets = [UPSTREAM_KEY];
      const doubtful = await aGateway({
        upstreams: { older: { kind: 'anthropic', baseUrl: older.url, secrets } },
        models: [{ id: 'claude', upstream: 'older' }],
      });
      onTestFinished(() => doubtful.stop());
      older.misbehave({ kind: 'status', status, body: { detail: 'Not Found' } });
      for (const attempts of ['1', null, null]) {
        const json = { model: 'claude', messages };
        const answer = await doubtful.call('/v1/messages/count_tokens', { json });
        expect(told(answer)).toEqual([200, GUESS, 'true']);
        expect(answer.headers.get('x-patchbay-attempts')).toBe(attempts);
      }
      expect(older.requestCount).toBe(1);
      const lines = doubtful.log.filter(({ msg }) => String(msg).includes('/count_tokens;'));
      expect(lines).toMatchObject([{ upstream: 'older', minutes: 10 }]);
    },
  );

  test('just now, but another one answers the model, the gateway estimates', async () => {
    anthropic.misbehave({ kind: 'status', status: 529 });
    expect(told(await count('mixed'))).toEqual([200, GUESS, 'true']);
  });
});

describe('the sandbox', () => {
  test('counts what its answers say that they have read', async () => {
    const json = {
      model: 'sandbox-text-1',
      system: [{ type: 'text', text: 'Answer in rhyme.' }],
      messages: [
        { role: 'user', content: 'My name is Ada.' },
        { role: 'assistant', content: [{ type: 'text', text: 'Hello, Ada!' }] },
        { role: 'user', content: 'What is it?' },
      ],
    };
    const { usage } = (await gateway.call('/v1/messages', { json })).json;
    const answer = await gateway.call('/v1/messages/count_tokens', { json });
    expect(told(answer)).toEqual([200, usage.input_tokens, null]);
  });

  test.each([
    ['failed', 502],
    ['status=429', 429],
    ['status=404', 400],
    ['moderated', 200],
    ['truncated', 200],
  ])('counts as badly as it is asked to: %s', async (directive, status) => {
    const turns = [{ role: 'user', content: `Hello [sandbox:${directive}]` }];
    expect((await count('sandbox-text-1', { messages: turns })).status).toBe(status);
  });
});

describe('a count is refused', () => {
  test.each([
    [{ messages: [] }, 'messages', 'messages-count'],
    [{ messages: [{ role: 'robot', content: 'Hi' }] }, 'messages[0].role', 'message-role'],
    [{ base_url: 'https://models.example.com' }, 'base_url', 'upstream-of-callers-choice'],
    [{ model: 'imgx-image-1' }, 'model', 'model-operation'],
    [
      {
        messages: [
          {
            role: 'user',
            content: [{ type: 'image', source: { type: 'url', url: 'http://127.0.0.1/a.png' } }],
          },
        ],
      },
      'messages[0].content[0].source.url',
      'unreachable',
    ],
  ])('as the message is: %j', async (more, parameter, rule) => {
    const asked = { model: 'claude', messages, ...more };
    const answers = await Promise.all(
      ['/v1/messages', '/v1/messages/count_tokens'].map((path) =>
        gateway.call(path, { json: asked }),
      ),
    );
    for (const { status, json } of answers) {
      expect([status, json.data.violations[0]]).toMatchObject([400, { parameter, rule }]);
    }
    expect(anthropic.requestCount).toBe(0);
  });

  test('for a model that nobody serves', async () => {
    const { status, json } = await count('nobody');
    expect([status, json.error.code]).toEqual([404, 'model_not_found']);
  });

  test('in the words of its upstream', async () => {
    const { status, json } = await count('claude', { max_tokens: 9 });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({
      type: 'invalid_request_error',
      message: 'max_tokens: Extra inputs are not permitted',
    });
    const gone = { type: 'not_found_error', message: 'model: claude-haiku-4-5' };
    anthropic.misbehave({ kind: 'status', status: 404, body: { type: 'error', error: gone } });
    const lost = await count('claude');
    expect([lost.status, lost.json.error.message]).toEqual([404, gone.message]);
  });

  test('even where another upstream does not count: asking it would not help', async () => {
    const { status } = await count('mixed', { max_tokens: 9 });
    expect(status).toBe(400);
  });
});

describe('an upstream that fails at counting', () => {
  test.each([
    [{ kind: 'status', status: 500 }, 502, 'api_error'],
    [{ kind: 'status', status: 504 }, 504, 'timeout_error'],
    [{ kind: 'status', status: 401 }, 502, 'api_error'],
    [{ kind: 'malformed-json' }, 502, 'api_error'],
    [{ kind: 'reset-before-headers' }, 502, 'api_error'],
    [{ kind: 'status', status: 200, body: { tokens: 5 } }, 502, 'api_error'],
    [{ kind: 'status', status: 200, body: { input_tokens: 'many' } }, 502, 'api_error'],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '7' } }, 429, 'rate_limit_error'],
  ] as const)('is told as for the message: %j', async (misbehaviour, status, type) => {
    await using alone = await aFakeAnthropic();
    const fragile = await aGateway({
      retries: { rounds: 1 },
      upstreams: { alone: { kind: 'anthropic', baseUrl: alone.url, secrets: [UPSTREAM_KEY] } },
      models: [{ id: 'claude', upstream: 'alone' }],
    });
    alone.misbehave(misbehaviour, { times: 2 });
    const json = { model: 'claude', messages };
    const answer = await fragile.call('/v1/messages/count_tokens', { json });
    expect([answer.status, answer.json.error.type]).toEqual([status, type]);
    expect(answer.headers.get('x-patchbay-estimated')).toBeNull();
    await fragile.stop();
  });
});
