import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI } from '../fakes/a-fake-openai.ts';
import { type FakeServer, UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

/** One model per test, since the gateway remembers each model's refusals. */
const OPENAI_MODELS = [
  'gpt',
  'gpt with tools',
  'gpt with a schema',
  'gpt without none',
  'gpt without efforts',
] as const;

let openai: FakeServer;
let anthropic: FakeServer;
let gateway: TestGateway;

beforeAll(async () => {
  openai = await aFakeOpenAI();
  anthropic = await aFakeAnthropic();
  const secrets = [UPSTREAM_KEY];
  gateway = await aGateway({
    upstreams: {
      openai: { kind: 'openai', baseUrl: `${openai.url}/v1`, secrets },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, secrets },
    },
    models: [
      ...OPENAI_MODELS.map((id) => ({ id, upstream: 'openai' })),
      { id: '*', upstream: 'anthropic' },
    ],
  });
});

afterEach(() => {
  for (const fake of [openai, anthropic]) {
    fake.behave();
    fake.forgetRequests();
  }
});

afterAll(async () => {
  await gateway.stop();
  await openai.close();
  await anthropic.close();
});

const messages = [{ role: 'user', content: 'Hello there' }];

/** Makes an upstream refuse one request, like models that do not support the effort. */
function refusing(fake: FakeServer, error: object): void {
  const body = fake === anthropic ? { type: 'error', error } : { error };
  fake.misbehave({ kind: 'status', status: 400, body });
}

const ofAnthropic = (message: string) => ({ type: 'invalid_request_error', message });
const NO_ADAPTIVE = ofAnthropic('adaptive thinking is not supported on this model');
const NO_EFFORT = ofAnthropic('This model does not support the effort parameter.');
const NO_XHIGH = ofAnthropic(
  "This model does not support effort level 'xhigh'. Supported levels: high, low, max, medium.",
);

const NO_PARAMETER = {
  message: "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
  type: 'invalid_request_error',
  param: 'reasoning_effort',
  code: 'unsupported_parameter',
};
const LISTED = "Supported values are: 'minimal', 'low', 'medium', and 'high'.";
const TOOLS_OR_EFFORT = {
  message:
    'Function tools with reasoning_effort are not supported for gpt-5.4 in /v1/chat/completions. Please use /v1/responses instead.',
  type: 'invalid_request_error',
  param: 'reasoning_effort',
  code: null,
};
const SCHEMA = {
  message:
    "Invalid schema for function 'weather': In context=('properties', 'reasoning_effort'), 'default' is not supported.",
  type: 'invalid_request_error',
  param: 'tools[0].function.parameters',
  code: 'invalid_function_parameters',
};

async function asked(path: string, json: object, fake: FakeServer) {
  const { status, headers, json: answer } = await gateway.call(path, { json });
  const { body } = fake.requests.at(-1) ?? {};
  return { status, ignored: headers.get('x-patchbay-ignored'), answer, sent: body ?? {} };
}

describe('an effort that is asked of a model of the other vendor', () => {
  test('is left to a model that has none, and named', async () => {
    const model = 'without efforts';
    refusing(anthropic, NO_EFFORT);
    const chat = { model, messages, reasoning_effort: 'high' };
    const { status, ignored, sent } = await asked('/v1/chat/completions', chat, anthropic);
    expect([status, ignored]).toEqual([200, 'reasoning_effort']);
    expect(sent).not.toHaveProperty('thinking');
    expect(sent).not.toHaveProperty('output_config');
    refusing(anthropic, NO_EFFORT);
    const response = { model, input: 'Hello', reasoning: { effort: 'low' } };
    expect(await asked('/v1/responses', response, anthropic)).toMatchObject({
      status: 200,
      ignored: 'reasoning.effort',
      answer: { status: 'completed' },
    });
  });

  test('is kept for a model that cannot be let think as it finds right, and named', async () => {
    refusing(anthropic, NO_ADAPTIVE);
    const chat = { model: 'without adaptive thinking', messages, reasoning_effort: 'high' };
    for (const requests of [2, 3]) {
      const { status, ignored, sent } = await asked('/v1/chat/completions', chat, anthropic);
      expect([status, ignored]).toEqual([200, 'reasoning_effort']);
      expect(sent).toMatchObject({ output_config: { effort: 'high' } });
      expect(sent).not.toHaveProperty('thinking');
      expect(anthropic.requestCount).toBe(requests);
    }
  });

  test('is left to a model that can neither be let think nor be told an effort', async () => {
    refusing(anthropic, NO_ADAPTIVE);
    refusing(anthropic, NO_EFFORT);
    const chat = { model: 'without both', messages, reasoning_effort: 'high' };
    for (const requests of [3, 4]) {
      const { status, ignored, sent } = await asked('/v1/chat/completions', chat, anthropic);
      expect([status, ignored]).toEqual([200, 'reasoning_effort']);
      expect(sent).not.toHaveProperty('output_config');
      expect(anthropic.requestCount).toBe(requests);
    }
  });

  test('is the nearest that a model has which lacks that level, and named', async () => {
    refusing(anthropic, NO_XHIGH);
    const chat = { model: 'without xhigh', messages, reasoning_effort: 'xhigh' };
    expect(await asked('/v1/chat/completions', chat, anthropic)).toMatchObject({
      status: 200,
      ignored: 'reasoning_effort',
      sent: { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } },
    });
  });

  test('is the lowest for a model that always thinks, and named', async () => {
    const message =
      '"thinking.type.disabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.';
    refusing(anthropic, ofAnthropic(message));
    const chat = { model: 'always thinking', messages, reasoning_effort: 'none' };
    for (let time = 0; time < 2; time += 1) {
      const { status, ignored, sent } = await asked('/v1/chat/completions', chat, anthropic);
      expect([status, ignored]).toEqual([200, 'reasoning_effort']);
      expect(sent).toMatchObject({
        thinking: { type: 'adaptive' },
        output_config: { effort: 'low' },
      });
    }
    expect(anthropic.requestCount).toBe(3);
  });

  test('is left out for a model without it beside a hint, streamed too', async () => {
    refusing(anthropic, NO_EFFORT);
    const json = { model: 'streamed', messages, seed: 7, reasoning_effort: 'low', stream: true };
    const { status, headers, text } = await gateway.call('/v1/chat/completions', { json });
    expect([status, headers.get('x-patchbay-ignored')]).toEqual([200, 'seed, reasoning_effort']);
    expect(text).toMatch(/data: \[DONE\]\s*$/);
  });

  test('of messages is left out or lowered for a model of chat completions', async () => {
    const body = { model: 'gpt', max_tokens: 50, messages };
    refusing(openai, NO_PARAMETER);
    const high = { ...body, output_config: { effort: 'high' } };
    const without = await asked('/v1/messages', high, openai);
    expect(without).toMatchObject({ status: 200, ignored: 'output_config.effort' });
    expect(without.sent).not.toHaveProperty('reasoning_effort');
    refusing(openai, {
      message: "Unsupported value: 'reasoning_effort' does not support 'none' with this model.",
      type: 'invalid_request_error',
      param: 'reasoning_effort',
      code: 'unsupported_value',
    });
    const none = { ...body, thinking: { type: 'disabled' } };
    expect(await asked('/v1/messages', none, openai)).toMatchObject({
      status: 200,
      ignored: 'thinking',
      sent: { reasoning_effort: 'low' },
    });
  });

  test('is the nearest that a model lists, whatever the refusal has for a code', async () => {
    refusing(openai, {
      message: `Unsupported value: 'reasoning_effort' does not support 'none' with this model. ${LISTED}`,
      type: 'invalid_request_error',
      param: null,
      code: null,
    });
    const thinking = { type: 'disabled' };
    const body = { model: 'gpt without none', max_tokens: 50, messages, thinking };
    expect(await asked('/v1/messages', body, openai)).toMatchObject({
      status: 200,
      ignored: 'thinking',
      sent: { reasoning_effort: 'minimal' },
    });
  });

  test('of none is kept to by a model that has no efforts, so that nothing is named', async () => {
    refusing(openai, NO_PARAMETER);
    const thinking = { type: 'disabled' };
    const body = { model: 'gpt without efforts', max_tokens: 50, messages, thinking };
    const { status, ignored, sent } = await asked('/v1/messages', body, openai);
    expect([status, ignored]).toEqual([200, null]);
    expect(sent).not.toHaveProperty('reasoning_effort');
  });

  test.each([
    ['tools', 'gpt with tools', TOOLS_OR_EFFORT],
    ["a schema of the caller's", 'gpt with a schema', SCHEMA],
  ])('is asked again after a refusal that may be about %s', async (_what, model, error) => {
    refusing(openai, error);
    const output_config = { effort: 'high' };
    const body = { model, max_tokens: 50, messages, output_config };
    const tools = [{ name: 'weather', input_schema: { type: 'object' } }];
    const without = await asked('/v1/messages', { ...body, tools }, openai);
    expect(without).toMatchObject({ status: 200, ignored: 'output_config.effort' });
    expect(without.sent).not.toHaveProperty('reasoning_effort');
    for (const more of [{}, { tools }]) {
      expect(await asked('/v1/messages', { ...body, ...more }, openai)).toMatchObject({
        status: 200,
        ignored: null,
        sent: { reasoning_effort: 'high' },
      });
    }
  });

  test('that is refused beside tools is asked for without them as before', async () => {
    refusing(openai, NO_PARAMETER);
    const body = { model: 'gpt', max_tokens: 50, messages, output_config: { effort: 'max' } };
    const tools = [{ name: 'weather', input_schema: { type: 'object' } }];
    for (const requests of [2, 3]) {
      const { ignored } = await asked('/v1/messages', { ...body, tools }, openai);
      expect([ignored, openai.requestCount]).toEqual(['output_config.effort', requests]);
    }
    expect(await asked('/v1/messages', body, openai)).toMatchObject({
      ignored: null,
      sent: { reasoning_effort: 'max' },
    });
  });

  test('is asked again of a model that has not answered without it either', async () => {
    const chat = { model: 'refuses anyway', messages, reasoning_effort: 'high' };
    refusing(anthropic, NO_EFFORT);
    refusing(anthropic, ofAnthropic('messages: too many'));
    expect(await asked('/v1/chat/completions', chat, anthropic)).toMatchObject({ status: 400 });
    expect(await asked('/v1/chat/completions', chat, anthropic)).toMatchObject({
      status: 200,
      ignored: null,
      sent: { output_config: { effort: 'high' } },
    });
  });

  test('is not asked of a model again for a while that has refused it, unlike another one', async () => {
    refusing(anthropic, NO_XHIGH);
    const ask = (reasoning_effort: string) => {
      const chat = { model: 'remembered', messages, reasoning_effort };
      return asked('/v1/chat/completions', chat, anthropic);
    };
    const told = { status: 200, ignored: 'reasoning_effort' };
    expect(await ask('xhigh')).toMatchObject(told);
    expect(anthropic.requestCount).toBe(2);
    expect(await ask('xhigh')).toMatchObject({
      ...told,
      sent: { output_config: { effort: 'high' } },
    });
    expect(anthropic.requestCount).toBe(3);
    expect(await ask('max')).toMatchObject({
      ignored: null,
      sent: { output_config: { effort: 'max' } },
    });
  });

  test('is no hindrance to counting what a conversation would use', async () => {
    refusing(anthropic, NO_EFFORT);
    const response = { model: 'claude', input: 'Hello', reasoning: { effort: 'low' } };
    for (const requests of [2, 3]) {
      const counted = await asked('/v1/responses/input_tokens', response, anthropic);
      expect(counted).toMatchObject({ status: 200, answer: { input_tokens: expect.any(Number) } });
      expect(counted.sent).not.toHaveProperty('output_config');
      expect(anthropic.requestCount).toBe(requests);
    }
  });

  test('is refused as it is where the caller speaks as the upstream does', async () => {
    refusing(anthropic, NO_ADAPTIVE);
    const thinking = { type: 'adaptive' };
    const body = { model: 'claude', max_tokens: 50, messages, thinking };
    const { status, answer } = await asked('/v1/messages', body, anthropic);
    expect([status, answer.error.message]).toEqual([400, NO_ADAPTIVE.message]);
    expect(anthropic.requestCount).toBe(1);
  });

  test('is left out also where an upstream turns out not to know responses', async () => {
    await using older = await aFakeOpenAI();
    const url = `${older.url}/v1`;
    const secrets = [UPSTREAM_KEY];
    const doubtful = await aGateway({
      upstreams: { older: { kind: 'openai', baseUrl: url, speaksResponses: true, secrets } },
      models: [{ id: 'gpt', upstream: 'older' }],
    });
    onTestFinished(() => doubtful.stop());
    older.misbehave({ kind: 'status', status: 404, body: { detail: 'Not Found' } });
    refusing(older, NO_PARAMETER);
    const json = { model: 'gpt', input: 'Hello', reasoning: { effort: 'high' } };
    const { status, headers } = await doubtful.call('/v1/responses', { json });
    expect([status, headers.get('x-patchbay-ignored')]).toEqual([200, 'reasoning.effort']);
    expect(older.requests.map(({ path }) => path)).toEqual([
      '/v1/responses',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ]);
  });

  test('is asked for no third time where that changes nothing', async () => {
    for (let times = 0; times < 3; times += 1) refusing(anthropic, NO_EFFORT);
    const chat = { model: 'never content', messages, reasoning_effort: 'high' };
    const { status } = await asked('/v1/chat/completions', chat, anthropic);
    expect([status, anthropic.requestCount]).toEqual([400, 2]);
  });
});
