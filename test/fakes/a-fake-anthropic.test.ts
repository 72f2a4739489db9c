import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFakeAnthropic, type FakeAnthropic } from './a-fake-anthropic.ts';
import { UPSTREAM_KEY } from './a-fake-server.ts';
import { faultsOf, type ShapeName } from './published-shapes.ts';
import { eventsOf } from './stream-events.ts';

const HEADERS = { 'x-api-key': UPSTREAM_KEY, 'anthropic-version': '2023-06-01' };
const MESSAGES = [{ role: 'user', content: 'Hello there' }];
const REQUEST = { model: 'claude-haiku-4-5', max_tokens: 100, messages: MESSAGES };
const TOOLS = [
  { name: 'weather', input_schema: { type: 'object', properties: { city: { type: 'string' } } } },
];

let fake: FakeAnthropic;

beforeAll(async () => {
  fake = await aFakeAnthropic();
});

afterEach(() => {
  fake.message({});
  fake.countTokens(true);
  fake.forgetRequests();
});

afterAll(() => fake.close());

function post(
  body: object,
  headers: Record<string, string> = HEADERS,
  path = '/v1/messages',
): Promise<Response> {
  return fetch(`${fake.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects.
async function shaped(answer: Promise<Response>, shape: ShapeName, status = 200): Promise<any> {
  const response = await answer;
  const document = await response.json();
  expect(faultsOf(shape, document)).toEqual([]);
  expect(response.status).toBe(status);
  if (shape === 'anthropicError') {
    expect(response.headers.get('request-id')).toBe(document.request_id);
  }
  return document;
}

describe('a message', () => {
  test('is text that the request can be known by, with its counts', async () => {
    const message = await shaped(post({ ...REQUEST, system: 'Be brief.' }), 'message');
    expect(message.content[0].text).toContain('Hello there');
    expect(message).toMatchObject({ stop_reason: 'end_turn', usage: { input_tokens: 4 } });
  });

  test('ends at the limit, and at a sequence', async () => {
    const cut = await shaped(post({ ...REQUEST, max_tokens: 2 }), 'message');
    expect(cut).toMatchObject({ stop_reason: 'max_tokens', content: [{ text: 'I heard' }] });
    const stopped = await shaped(post({ ...REQUEST, stop_sequences: ['Viele'] }), 'message');
    expect(stopped).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: 'Viele' });
  });

  test('uses a tool that there is, and speaks once it has the result', async () => {
    const message = await shaped(post({ ...REQUEST, tools: TOOLS }), 'message');
    const [, use] = message.content;
    expect(message.stop_reason).toBe('tool_use');
    expect(use).toMatchObject({ name: 'weather', input: { city: 'Zürich' } });
    const result = { type: 'tool_result', tool_use_id: use.id, content: 'Sunny' };
    const messages = [
      ...MESSAGES,
      { role: 'assistant', content: message.content },
      { role: 'user', content: [result] },
    ];
    const then = await shaped(post({ ...REQUEST, tools: TOOLS, messages }), 'message');
    expect(then.stop_reason).toBe('end_turn');
  });

  test('says what a test has it say', async () => {
    fake.message({ text: 'So.', stopReason: 'refusal', usage: { cacheCreated: 3, cacheRead: 9 } });
    const { content, stop_reason, stop_details, usage } = await shaped(post(REQUEST), 'message');
    expect([content[0].text, stop_reason]).toEqual(['So.', 'refusal']);
    expect(stop_details.type).toBe('refusal');
    expect(usage).toMatchObject({
      cache_creation_input_tokens: 3,
      cache_read_input_tokens: 9,
      cache_creation: { ephemeral_5m_input_tokens: 3 },
    });
  });
});

describe('a stream of events', () => {
  test('has them in their order, each with its name', async () => {
    const events = await eventsOf(await post({ ...REQUEST, stream: true, tools: TOOLS }));
    for (const { name, data } of events) {
      expect(faultsOf('messageEvent', data)).toEqual([]);
      expect(name).toBe(data.type);
    }
    const order = events.map(({ data }) => [data.type, data.index].join(' ').trim());
    const runs = order.filter((type, index) => type !== order[index - 1]);
    expect(runs).toEqual([
      'message_start',
      'content_block_start 0',
      'ping',
      'content_block_delta 0',
      'content_block_stop 0',
      'content_block_start 1',
      'content_block_delta 1',
      'content_block_stop 1',
      'message_delta',
      'message_stop',
    ]);
    const pieces = events.map(({ data }) => data.delta?.partial_json ?? '').join('');
    expect(JSON.parse(pieces)).toEqual({ city: 'Zürich' });
  });

  test('tells the same as the whole answer', async () => {
    const whole = await shaped(post(REQUEST), 'message');
    const events = await eventsOf(await post({ ...REQUEST, stream: true }));
    const text = events.map(({ data }) => data.delta?.text ?? '').join('');
    expect(text).toBe(whole.content[0].text);
    const last = events.find(({ name }) => name === 'message_delta')?.data;
    expect(last.delta.stop_reason).toBe('end_turn');
    expect(last.usage.output_tokens).toBe(whole.usage.output_tokens);
  });
});

describe('a count of tokens', () => {
  const count = (body: object) => post(body, HEADERS, '/v1/messages/count_tokens');
  const { max_tokens: _, ...uncounted } = { ...REQUEST, system: 'Be brief.' };

  test('is the one that the answer tells', async () => {
    const { input_tokens } = await shaped(count(uncounted), 'tokenCount');
    const { usage } = await shaped(post({ ...REQUEST, system: 'Be brief.' }), 'message');
    expect(input_tokens).toBe(usage.input_tokens);
  });

  test('is refused for what only an answer needs, and what both need', async () => {
    for (const [body, name] of [
      [REQUEST, 'max_tokens: Extra inputs'],
      [{ ...uncounted, stream: false }, 'stream: Extra inputs'],
      [{ ...uncounted, messages: [] }, 'messages'],
    ] as const) {
      const { error } = await shaped(count(body), 'anthropicError', 400);
      expect(error.message).toContain(name);
    }
  });

  test('is not to be had where a test says so', async () => {
    fake.countTokens(false);
    const { error } = await shaped(count(uncounted), 'anthropicError', 404);
    expect(error).toMatchObject({ type: 'not_found_error', message: 'Not Found' });
  });
});

describe('models', () => {
  test('are listed by pages, and told one by one', async () => {
    await using small = await aFakeAnthropic({ models: ['a', 'b', 'c'] });
    const get = (path: string): Promise<Response> =>
      fetch(`${small.url}/v1/${path}`, { headers: HEADERS });
    const first = await shaped(get('models?limit=2'), 'anthropicModels');
    expect(first).toMatchObject({ has_more: true, first_id: 'a', last_id: 'b' });
    const second = await shaped(get('models?limit=2&after_id=b'), 'anthropicModels');
    expect(second).toMatchObject({ has_more: false, first_id: 'c', last_id: 'c' });
    expect((await shaped(get('models/b'), 'anthropicModel')).id).toBe('b');
    await shaped(get('models/d'), 'anthropicError', 404);
  });
});

describe('a refusal', () => {
  test.each([
    [{ ...REQUEST, max_tokens: undefined }, 'max_tokens'],
    [{ ...REQUEST, model: undefined }, 'model'],
    [{ ...REQUEST, messages: undefined }, 'messages'],
    [{ ...REQUEST, messages: [{ role: 'system', content: 'x' }] }, 'messages.0.role'],
    [{ ...REQUEST, temperature: 1.5 }, 'temperature'],
    [
      {
        ...REQUEST,
        messages: [{ role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_x' }] }],
      },
      'tool_result',
    ],
  ])('of %j names %s', async (body, name) => {
    const { error } = await shaped(post(body), 'anthropicError', 400);
    expect(error.type).toBe('invalid_request_error');
    expect(error.message).toContain(name);
  });

  test('is for want of a key, of the right one, and of a version', async () => {
    const { 'x-api-key': key, ...noKey } = HEADERS;
    const none = await shaped(post(REQUEST, noKey), 'anthropicError', 401);
    expect(none.error.type).toBe('authentication_error');
    await shaped(post(REQUEST, { ...HEADERS, 'x-api-key': 'other' }), 'anthropicError', 401);
    const noVersion = await shaped(post(REQUEST, { 'x-api-key': key }), 'anthropicError', 400);
    expect(noVersion.error.message).toContain('anthropic-version');
  });

  test('is for what the newer version took away, and only in it', async () => {
    const warm = { ...REQUEST, temperature: 1 };
    await shaped(post(warm), 'message');
    const newer = { ...HEADERS, 'anthropic-version': '2026-10-21' };
    const { error } = await shaped(post(warm, newer), 'anthropicError', 400);
    expect(error.message).toContain('temperature');
    await shaped(post(REQUEST, newer), 'message');
    const unknown = { ...HEADERS, 'anthropic-version': '2030-01-01' };
    await shaped(post(REQUEST, unknown), 'anthropicError', 400);
  });

  test('is not for a key in the other header, but where the usual one has a wrong one', async () => {
    const { 'x-api-key': key, ...rest } = HEADERS;
    const bearer = { ...rest, authorization: `Bearer ${key}` };
    await shaped(post(REQUEST, bearer), 'message');
    await shaped(post(REQUEST, { ...bearer, 'x-api-key': 'other' }), 'anthropicError', 401);
  });

  test.each([
    [403, 'permission_error'],
    [413, 'request_too_large'],
    [429, 'rate_limit_error'],
    [500, 'api_error'],
    [529, 'overloaded_error'],
  ])('with %i is of type %s', async (status, type) => {
    fake.misbehave({ kind: 'status', status });
    expect((await shaped(post(REQUEST), 'anthropicError', status)).error.type).toBe(type);
  });
});
