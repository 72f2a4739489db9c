import OpenAI from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

let openai: FakeOpenAI;
let anthropic: FakeAnthropic;
let gateway: TestGateway;

const OWN = { secrets: [UPSTREAM_KEY], breaker: { failures: 100 } };

beforeAll(async () => {
  [openai, anthropic] = await Promise.all([aFakeOpenAI(), aFakeAnthropic()]);
  const baseUrl = `${openai.url}/v1`;
  gateway = await aGateway({
    retries: { rounds: 1 },
    upstreams: {
      native: { kind: 'openai', baseUrl, speaksResponses: true, ...OWN },
      hasty: {
        kind: 'openai',
        baseUrl,
        speaksResponses: true,
        ...OWN,
        timeouts: { firstByte: 0.3 },
      },
      chats: { kind: 'openai', baseUrl, ...OWN },
      messages: { kind: 'anthropic', baseUrl: anthropic.url, ...OWN },
    },
    models: [
      { id: 'gpt', upstream: 'native', model: 'gpt-4o' },
      { id: 'hasty', upstream: 'hasty', model: 'gpt-4o' },
      { id: 'chat', upstream: 'chats', model: 'gpt-4o' },
      inTurn('native-first', 'native', 'messages'),
      inTurn('native-last', 'messages', 'native'),
    ],
  });
});

function inTurn(id: string, ...names: readonly string[]) {
  const model = (upstream: string) => (upstream === 'messages' ? 'claude-haiku-4-5' : 'gpt-4o');
  const upstreams = names.map((upstream, at) => ({
    upstream,
    model: model(upstream),
    order: at + 1,
  }));
  return { id, upstreams };
}

afterEach(() => {
  openai.behave();
  openai.response({});
  openai.forgetRequests();
  anthropic.behave();
  anthropic.forgetRequests();
});

afterAll(() => Promise.all([gateway.stop(), openai.close(), anthropic.close()]));

const SERVER_ERROR = { code: 'server_error', message: 'No.' };

function respond(more: object = {}, at: TestGateway = gateway): Promise<Answer> {
  return at.call('/v1/responses', { json: { model: 'gpt', input: 'Hello there', ...more } });
}

/** The usage of the last response, once recorded. */
async function consumed(count: number): Promise<object | undefined> {
  const soon = { timeout: 60_000, interval: 20 };
  await expect.poll(async () => (await gateway.usage()).length, soon).toBe(count);
  return (await gateway.usage()).at(-1);
}

describe('a response of an upstream that speaks the interface', () => {
  test('is what the upstream answers, and charged by the tokens that it tells', async () => {
    openai.response({ text: 'Good morning.', usage: { input: 100, output: 7, cached: 60 } });
    const before = (await gateway.usage()).length;
    for (const [at, stream] of [false, true].entries()) {
      const { status, text } = await respond({ stream, tools: [{ type: 'web_search' }] });
      expect(status).toBe(200);
      expect(text).toContain('"service_tier":"default"');
      expect(text).toContain('Good morning.');
      expect(await consumed(before + at + 1)).toMatchObject({
        input_tokens: 100,
        cached_input_tokens: 60,
        output_tokens: 7,
        is_estimated: false,
        upstream: 'native',
        operation: 'createResponse',
      });
      const { path, body } = await openai.nextRequest();
      expect(path).toBe('/v1/responses');
      expect(body).toMatchObject({
        model: 'gpt-4o',
        store: false,
        tools: [{ type: 'web_search' }],
      });
    }
  });

  test('has a choice of some tools passed on with all of them', async () => {
    const before = (await gateway.usage()).length;
    const tools = ['look', 'wave'].map((name) => ({
      type: 'function',
      name,
      strict: true,
      parameters: { type: 'object', properties: {} },
    }));
    const named = [{ type: 'function', name: 'wave' }];
    const tool_choice = { type: 'allowed_tools', mode: 'auto', tools: named };
    expect((await respond({ tools, tool_choice })).status).toBe(200);
    expect((await openai.nextRequest()).body).toMatchObject({ tools, tool_choice });
    expect((await respond({ model: 'chat', tools, tool_choice })).status).toBe(200);
    const told = (await openai.nextRequest()).body;
    expect([told.tool_choice, told.tools]).toMatchObject([
      'auto',
      [{ function: { name: 'wave' } }],
    ]);
    await consumed(before + 2);
  });

  test('is refused in the words of the upstream', async () => {
    const { status, json } = await respond({ include: ['everything'] });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ param: 'include[0]', code: 'invalid_value' });
  });

  test('is refused before it is asked for where it goes on from what the vendor keeps', async () => {
    const { status, json } = await respond({ conversation: 'conv_1' });
    expect([status, json.error.param]).toEqual([400, 'conversation']);
    expect(json.error.message).toContain('send the whole input');
    expect(openai.requestCount).toBe(0);
  });

  test.each([
    [{ failure: SERVER_ERROR }, 502, 'upstream'],
    [{ failure: { code: 'rate_limit_exceeded', message: 'No.' } }, 429, 'upstream'],
    [{ failure: { code: 'image_content_policy_violation', message: 'No.' } }, 400, 'moderation'],
  ])(
    'that has failed (%j) is %i, streamed or not, and costs nothing',
    async (script, expected, reason) => {
      const before = (await gateway.usage()).length;
      openai.response(script);
      for (const stream of [false, true]) {
        const { status, json } = await respond({ stream });
        expect([status, json.data.reason]).toEqual([expected, reason]);
      }
      openai.response({});
      await respond();
      await consumed(before + 1);
    },
  );

  test('whose conversation is too long says so as agents know it', async () => {
    const message = 'Your input exceeds the context window of this model.';
    openai.response({ failure: { code: 'context_length_exceeded', message } });
    for (const stream of [false, true]) {
      const { status, json } = await respond({ stream });
      expect([status, json.error.code]).toEqual([400, 'context_length_exceeded']);
    }
  });

  test('that fails in the middle ends with the event that says so, and is charged for what came', async () => {
    const before = (await gateway.usage()).length;
    openai.response({ text: 'Good morning to you', failure: SERVER_ERROR });
    const { status, text } = await respond({ stream: true });
    expect(status).toBe(200);
    const last = text.trimEnd().split('\n\n').at(-1);
    expect(last).toMatch(/^event: response\.failed\ndata: .*"code":"server_error"/);
    expect(await consumed(before + 1)).toMatchObject({ output_tokens: 5, is_estimated: true });
  });

  test.each([
    { kind: 'truncated-stream', at: 'end' },
    { kind: 'truncated-stream', at: 'event' },
    { kind: 'truncated-stream', at: 'character' },
    { kind: 'error-event' },
  ] as const)('that breaks off ($kind) ends with an error, and as failed', async (misbehaviour) => {
    openai.misbehave(misbehaviour);
    const { text } = await respond({ stream: true, store: false });
    expect(text).toContain('response.output_text.delta');
    expect(text).not.toContain('response.completed');
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    const [{ message, code }, failed] = events.slice(-2);
    expect(events.at(-2)).toMatchObject({ type: 'error', error: { message, code } });
    expect(failed).toEqual({
      type: 'response.failed',
      sequence_number: events.length - 1,
      response: { ...events[0].response, status: 'failed', error: { code, message } },
    });
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual([...events.keys()]);
  });

  test('that does not come in its time has timed out', async () => {
    openai.misbehave({ kind: 'hang' });
    expect((await respond({ model: 'hasty' })).status).toBe(504);
  });
});

describe('a model with an upstream that speaks the interface and one that does not', () => {
  const asked = () => [openai.requestCount, anthropic.requestCount];

  test('has the one answer for the other that fails', async () => {
    openai.response({ failure: SERVER_ERROR });
    for (const [times, stream] of [true, false].entries()) {
      const { status, text } = await respond({ model: 'native-first', stream });
      expect(status).toBe(200);
      expect(text).toContain('claude');
      expect(asked()).toEqual([times + 1, times + 1]);
    }
  });

  test('has the one answer what the other cannot be asked', async () => {
    const json = { model: 'native-last', tools: [{ type: 'web_search' }] };
    const { status, text, headers } = await respond(json);
    expect(status).toBe(200);
    expect(text).toContain('gpt-4o');
    expect(headers.get('x-patchbay-upstream')).toBe('native');
    expect(asked()).toEqual([1, 0]);
  });

  test('goes on with thoughts where they can be read', async () => {
    const sealed = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'of others' };
    const input = [sealed, { role: 'user', content: 'Hello' }];
    const { status, text } = await respond({ model: 'native-first', input });
    expect(status).toBe(200);
    expect(text).toContain('claude');
    expect(asked()).toEqual([1, 1]);
  });

  test('has what its upstreams all refuse told', async () => {
    const refused = await respond({ model: 'native-last', previous_response_id: 'resp_1' });
    expect([refused.status, refused.json.error.param]).toEqual([400, 'previous_response_id']);
  });
});

test.each([false, true])(
  'a response is gone on from with all that was said, as the vendor keeps none of it (streamed: %s)',
  async (stream) => {
    openai.response({ text: 'Good morning.' });
    const [, id] = /"id": ?"(resp_\w+)"/.exec((await respond({ stream })).text) ?? [];
    const again = await respond({ input: 'And then?', previous_response_id: id, stream });
    expect(again.status).toBe(200);
    const { body } = openai.requests.at(-1) ?? {};
    expect(body).toMatchObject({
      store: false,
      input: [
        { role: 'user', content: [{ text: 'Hello there' }] },
        { role: 'assistant', content: [{ text: 'Good morning.' }] },
        { role: 'user', content: [{ text: 'And then?' }] },
      ],
    });
    expect(body).not.toHaveProperty('previous_response_id');
  },
);

test('an upstream that knows nothing of responses is asked in chats for a while, and named in the log', async () => {
  await using older = await aFakeOpenAI({ isOlder: true });
  const baseUrl = `${older.url}/v1`;
  const doubtful = await aGateway({
    upstreams: { older: { kind: 'openai', baseUrl, speaksResponses: true, ...OWN } },
    models: [{ id: 'gpt', upstream: 'older', model: 'gpt-4o' }],
  });
  onTestFinished(() => doubtful.stop());
  for (const stream of [true, false, true]) {
    const { status, text } = await respond({ stream }, doubtful);
    expect(status).toBe(200);
    expect(text).toContain('Hello there');
  }
  const paths = older.requests.map(({ path }) => path);
  const CHATS = '/v1/chat/completions';
  expect(paths).toEqual(['/v1/responses', CHATS, CHATS, CHATS]);
  const told = doubtful.log.filter(({ msg }) => String(msg).includes('/responses'));
  expect(told).toMatchObject([{ upstream: 'older' }]);
});

describe('the SDK of the vendor', () => {
  const sdk = () =>
    new OpenAI({ apiKey: gateway.key, baseURL: `${gateway.url}/v1`, maxRetries: 0 });
  const asked = { model: 'gpt', input: 'Hello there' };
  const WEATHER = {
    type: 'function',
    name: 'weather',
    strict: true,
    parameters: { type: 'object', properties: { city: { type: 'string' } } },
  } as const;

  test('is answered, whole and streamed', async () => {
    const response = await sdk().responses.create(asked);
    expect(response.output_text).toContain('Hello there');
    const events = await Array.fromAsync(await sdk().responses.create({ ...asked, stream: true }));
    expect(events.at(0)?.type).toBe('response.created');
    expect(events.at(-1)?.type).toBe('response.completed');
    const final = await sdk().responses.stream(asked).finalResponse();
    expect(final.output_text).toBe(response.output_text);
    expect(final.usage?.output_tokens).toBe(response.usage?.output_tokens);
  });

  test('calls functions, and sends back what they say and what it was answered', async () => {
    const tools = [WEATHER];
    const first = await sdk().responses.create({ ...asked, tools });
    const call = first.output.find((item) => item.type === 'function_call');
    if (call === undefined) throw new Error('No call.');
    expect(JSON.parse(call.arguments)).toEqual({ city: 'Zürich' });
    const output = {
      type: 'function_call_output',
      call_id: call.call_id,
      output: 'Sunny',
    } as const;
    const input = [{ role: 'user', content: 'Hello' } as const, call, output];
    const second = await sdk().responses.create({ ...asked, tools, input });
    expect(second.output_text).not.toBe('');
  });

  test('gets a search for tools as the upstream sends it, and sends it back', async () => {
    const item = {
      type: 'tool_search_call',
      id: 'tsc_1',
      call_id: null,
      execution: 'server',
      arguments: { paths: ['crm'] },
      status: 'completed',
    } as const;
    const whole = { object: 'response', id: 'resp_1', created_at: 7, model: 'gpt-4o', error: null };
    const body = { ...whole, status: 'completed', incomplete_details: null, output: [item] };
    openai.misbehave({ kind: 'status', status: 200, body }, { times: 2 });
    const { output } = await sdk().responses.create(asked);
    expect(output).toEqual([item]);
    openai.forgetRequests();
    await sdk().responses.create({
      ...asked,
      input: [item, { role: 'user', content: 'Go on.' }],
    });
    expect((await openai.nextRequest()).body).toMatchObject({ input: [item, {}] });
  });

  test('reads answers by a schema', async () => {
    const format = {
      type: 'json_schema',
      name: 'place',
      strict: true,
      schema: { type: 'object', properties: { city: { type: 'string' } } },
    } as const;
    const { output_text } = await sdk().responses.parse({ ...asked, text: { format } });
    expect(JSON.parse(output_text)).toEqual({ city: 'Zürich' });
  });

  test('raises its own errors', async () => {
    const none = sdk().responses.create({ ...asked, previous_response_id: 'resp_1' });
    await expect(none).rejects.toBeInstanceOf(OpenAI.BadRequestError);
    openai.response({ failure: SERVER_ERROR });
    await expect(sdk().responses.create(asked)).rejects.toBeInstanceOf(OpenAI.InternalServerError);
  });
});
