import Anthropic from '@anthropic-ai/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

let openai: FakeOpenAI;
let anthropic: FakeAnthropic;
let gateway: TestGateway;

beforeAll(async () => {
  [openai, anthropic] = await Promise.all([aFakeOpenAI(), aFakeAnthropic()]);
  const own = { secrets: [UPSTREAM_KEY], breaker: { failures: 100 } };
  gateway = await aGateway({
    retries: { rounds: 1 },
    upstreams: {
      openai: { kind: 'openai', baseUrl: `${openai.url}/v1`, ...own },
      native: { kind: 'openai', baseUrl: `${openai.url}/v1`, speaksResponses: true, ...own },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, ...own },
      sandbox: { kind: 'sandbox' },
    },
    models: [
      { id: 'gpt', upstream: 'openai' },
      { id: 'native', upstream: 'native' },
      { id: 'claude', upstream: 'anthropic' },
      {
        id: 'either',
        upstreams: [
          { upstream: 'openai', order: 1 },
          { upstream: 'anthropic', order: 2 },
        ],
      },
      {
        id: 'native-or-claude',
        upstreams: [
          { upstream: 'native', order: 1 },
          { upstream: 'anthropic', order: 2 },
        ],
      },
      { id: 'imgx-image-1', upstream: 'openai' },
      { id: '*', upstream: 'sandbox' },
    ],
  });
});

afterEach(() => {
  for (const fake of [openai, anthropic]) {
    fake.behave();
    fake.forgetRequests();
  }
});

afterAll(() => Promise.all([gateway.stop(), openai.close(), anthropic.close()]));

const messages = [{ role: 'user', content: 'Hello' }];

function chat(model: string, more: object = {}): Promise<Answer> {
  return gateway.call('/v1/chat/completions', { json: { model, messages, ...more } });
}

function message(model: string, more: object = {}): Promise<Answer> {
  const json = { model, max_tokens: 9, messages, ...more };
  return gateway.call('/v1/messages', { json });
}

function respond(model: string, more: object = {}): Promise<Answer> {
  return gateway.call('/v1/responses', { json: { model, input: messages, ...more } });
}

function openaiRefuses(status: number, error: object): void {
  openai.misbehave({ kind: 'status', status, body: { error } });
}

function anthropicRefuses(status: number, error: object): void {
  anthropic.misbehave({ kind: 'status', status, body: { type: 'error', error } });
}

const LONG = {
  message: 'This is too long.',
  type: 'invalid_request_error',
  param: 'messages',
  code: 'context_length_exceeded',
};
const LOST = {
  type: 'not_found_error',
  message: 'No usable thread was found.',
  details: { error_code: 'thread_not_found', kept: ['a'] },
};

describe('what an upstream refuses', () => {
  test.each([
    ['chats', 'messages', () => chat('gpt')],
    ['responses', 'input', () => respond('native')],
  ] as const)('is told to callers of its interface in its own words: %s', async (_, param, ask) => {
    const long = { ...LONG, param };
    openaiRefuses(400, long);
    const { status, json } = await ask();
    expect(status).toBe(400);
    expect(json.error).toEqual(long);
    expect(json.data.violations).toMatchObject([{ parameter: param, rule: 'upstream' }]);
  });

  test('is told to them with its details', async () => {
    anthropicRefuses(404, LOST);
    const { status, json } = await message('claude');
    expect(status).toBe(404);
    expect(json.error).toMatchObject(LOST);
  });

  test('is told to callers of the other one in theirs', async () => {
    openaiRefuses(400, LONG);
    const { error } = (await message('gpt')).json;
    const told = `prompt is too long: ${LONG.message}`;
    expect([error.type, error.message]).toEqual(['invalid_request_error', told]);
    anthropicRefuses(400, { type: 'invalid_request_error', message: 'prompt is too long: 9 > 8' });
    expect((await chat('claude')).json.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'context_length_exceeded',
    });
    anthropicRefuses(404, LOST);
    const lost = await chat('claude');
    expect(lost.status).toBe(404);
    expect(lost.json.error).not.toHaveProperty('details');
  });

  test('is told to callers of responses in theirs, with what they call the conversation', async () => {
    const words = { type: 'invalid_request_error', code: 'context_length_exceeded' };
    openaiRefuses(400, LONG);
    const ofChats = await respond('gpt');
    expect([ofChats.status, ofChats.json.error]).toMatchObject([400, { ...words, param: 'input' }]);
    anthropicRefuses(400, { type: 'invalid_request_error', message: 'prompt is too long: 9 > 8' });
    const ofMessages = await respond('claude');
    expect([ofMessages.status, ofMessages.json.error]).toMatchObject([400, words]);
    anthropicRefuses(404, LOST);
    const lost = await respond('claude');
    expect(lost.status).toBe(404);
    expect(lost.json.error).not.toHaveProperty('details');
  });

  test.each([
    [404, { type: 'invalid_request_error', code: 'model_not_found' }],
    [413, { type: 'invalid_request_error', code: null }],
  ])('with %i keeps its status', async (status, words) => {
    openaiRefuses(status, { message: 'No.', ...words });
    const { status: told, json } = await chat('gpt');
    expect(told).toBe(status);
    expect(json.error).toMatchObject(words);
    for (const ask of [message, respond]) {
      openaiRefuses(status, { message: 'No.', ...words });
      expect((await ask('gpt')).status).toBe(status);
    }
    openaiRefuses(status, { message: 'No.', ...words });
    const native = await respond('native');
    expect([native.status, native.json.error]).toMatchObject([status, words]);
  });

  test.each([415, 422, 451])(
    'with %i, which no caller of the interface knows, is 400',
    async (status) => {
      openaiRefuses(status, { message: 'No.', type: 'invalid_request_error', code: null });
      expect((await chat('gpt')).status).toBe(400);
      openaiRefuses(status, { message: 'No.', type: 'invalid_request_error', code: null });
      expect((await respond('native')).status).toBe(400);
    },
  );

  test.each([
    [404, 'Invalid URL (POST /chat)'],
    [405, 'No.'],
  ])('with %i (%s), as nothing is at its address, is 502', async (status, message) => {
    openaiRefuses(status, { message, type: 'invalid_request_error' });
    expect((await chat('gpt')).status).toBe(502);
  });

  test('of pictures keeps the shape of pictures', async () => {
    openaiRefuses(422, { message: 'No.', type: 'theirs', code: 'their_code' });
    const json = { mode: 'imgx-image-1', prompt: 'A lake' };
    const { status } = await gateway.call('/v1/images/generations', { json });
    expect(status).toBe(400);
  });
});

test.each([
  ['a chat', chat, 'gpt'],
  ['a chat with an upstream of messages', chat, 'claude'],
  ['a response', respond, 'gpt'],
  ['a response that is passed on', respond, 'native'],
] as const)(
  'an overload before %s begins has the code that it has in the middle of one',
  async (_, ask, model) => {
    const told = { type: 'overloaded_error', code: 'server_is_overloaded' };
    for (const stream of [false, true]) {
      if (model === 'claude') anthropicRefuses(529, { type: 'overloaded_error', message: 'Busy.' });
      else openaiRefuses(503, { type: 'server_error', message: 'Busy.' });
      const { status, json } = await ask(model, { stream });
      expect([status, json.error]).toMatchObject([502, told]);
    }
  },
);

describe('an error in the middle of a stream', () => {
  const overload = {
    type: 'overloaded_error',
    message: 'Overloaded',
    details: { error_code: 'x' },
  };
  const limit = { message: 'Enough.', type: 'tokens', param: null, code: 'rate_limit_exceeded' };

  function anthropicBreaks(): void {
    const event = `event: error\ndata: ${JSON.stringify({ type: 'error', error: overload })}\n\n`;
    anthropic.misbehave({ kind: 'error-event', afterEvents: 3, event });
  }

  function openaiBreaks(afterEvents = 2): void {
    const event = `data: ${JSON.stringify({ error: limit })}\n\n`;
    openai.misbehave({ kind: 'error-event', afterEvents, event });
  }

  test('is told in the words of the upstream to callers of its interface', async () => {
    anthropicBreaks();
    expect(lastData(await message('claude', { stream: true })).error).toEqual(overload);
    openaiBreaks();
    expect(lastData(await chat('gpt', { stream: true })).error).toEqual(limit);
    openaiBreaks(5);
    const { response } = lastData(await respond('native', { stream: true }));
    expect(response.error).toEqual({ code: limit.code, message: limit.message });
  });

  test('is told in the words of the other interface to its callers', async () => {
    anthropicBreaks();
    expect(lastData(await chat('claude', { stream: true })).error).toMatchObject({
      message: 'Overloaded',
      type: 'server_error',
      code: 'server_is_overloaded',
    });
    openaiBreaks();
    expect(lastData(await message('gpt', { stream: true })).error).toEqual({
      type: 'rate_limit_error',
      message: 'Enough.',
    });
  });

  test('is told in the words of responses to their callers', async () => {
    anthropicBreaks();
    expect(lastData(await respond('claude', { stream: true })).response.error).toEqual({
      code: 'server_is_overloaded',
      message: 'Overloaded',
    });
    openaiBreaks();
    expect(lastData(await respond('gpt', { stream: true })).response.error).toEqual({
      code: 'rate_limit_exceeded',
      message: 'Enough.',
    });
  });
});

describe('an error at the beginning of a stream', () => {
  const down = { message: 'Down.', type: 'server_error', param: null, code: null };
  const bad = { ...down, type: 'invalid_request_error', code: 'a_reason' };

  function openaiBegins(error: object): void {
    const event = `data: ${JSON.stringify({ error })}\n\n`;
    openai.misbehave({ kind: 'error-event', afterEvents: 0, event });
  }

  describe.each([
    ['a chat', chat, 'either', '[DONE]'],
    ['a message', message, 'either', 'message_stop'],
    ['a response', respond, 'either', 'response.completed'],
    ['a response that is passed on', respond, 'native-or-claude', 'response.completed'],
  ] as const)('of %s', (_, ask, model, end) => {
    test('has the next upstream asked', async () => {
      openaiBegins(down);
      const { status, headers, text } = await ask(model, { stream: true });
      const asked = [headers.get('x-patchbay-upstream'), headers.get('x-patchbay-attempts')];
      expect([status, ...asked]).toEqual([200, 'anthropic', '2']);
      expect(text).toContain(end);
    });

    test('that refuses the request is a refusal', async () => {
      openaiBegins(bad);
      const { status, json } = await ask(model, { stream: true });
      expect([status, json.error.type]).toEqual([400, 'invalid_request_error']);
      if (ask !== message) expect(json.error.code).toBe('a_reason');
      expect(anthropic.requestCount).toBe(0);
    });
  });
});

function lastData({ text }: Answer) {
  return JSON.parse(text.slice(text.lastIndexOf('data: ') + 'data: '.length));
}

describe('a thread', () => {
  const thread = { type: 'create' };

  test.each(['gpt', 'sandbox-text-1'])('is refused by %s, which keeps none', async (model) => {
    const { status, json } = await message(model, { thread });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({
      type: 'invalid_request_error',
      param: 'thread',
      details: { error_code: 'thread_unsupported_request', unsupported: ['thread'] },
    });
    expect(openai.requestCount).toBe(0);
  });

  test('goes to the upstream of a model that keeps them', async () => {
    expect((await message('either', { thread })).status).toBe(200);
    expect((await anthropic.nextRequest()).body.thread).toEqual(thread);
    expect(openai.requestCount).toBe(0);
  });

  test('is none where it is null, or in chats', async () => {
    expect((await message('sandbox-text-1', { thread: null })).status).toBe(200);
    expect((await chat('sandbox-text-1', { thread })).status).toBe(200);
  });

  test('that is lost is known by the SDK', async () => {
    anthropicRefuses(404, LOST);
    const sdk = new Anthropic({ apiKey: gateway.key, baseURL: gateway.url, maxRetries: 0 });
    const asked = sdk.messages.create({
      model: 'claude',
      max_tokens: 9,
      messages: [{ role: 'user', content: 'Hello' }],
    });
    const error: unknown = await asked.catch((thrown: unknown) => thrown);
    if (!(error instanceof Anthropic.NotFoundError)) throw error;
    expect(error.error).toMatchObject({ error: { details: { error_code: 'thread_not_found' } } });
  });
});
