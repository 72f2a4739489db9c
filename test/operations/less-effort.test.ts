import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI } from '../fakes/a-fake-openai.ts';
import { type FakeServer, UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

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
      { id: 'gpt', upstream: 'openai', model: 'gpt-4o' },
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

/** Has an upstream refuse one request, as models do that have no such effort. */
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

async function asked(path: string, json: object, fake: FakeServer) {
  const { status, headers, json: answer } = await gateway.call(path, { json });
  const { body } = fake.requests.at(-1) ?? {};
  return { status, ignored: headers.get('x-patchbay-ignored'), answer, sent: body ?? {} };
}

describe('an effort that is asked of a model of the other vendor', () => {
  test.each([
    ['adaptive thinking', NO_ADAPTIVE],
    ['efforts', NO_EFFORT],
  ])('is left to a model that has no %s, and named', async (what, error) => {
    const model = `without ${what}`;
    refusing(anthropic, error);
    const chat = { model, messages, reasoning_effort: 'high' };
    const { status, ignored, sent } = await asked('/v1/chat/completions', chat, anthropic);
    expect([status, ignored]).toEqual([200, 'reasoning_effort']);
    expect(sent).not.toHaveProperty('thinking');
    expect(sent).not.toHaveProperty('output_config');
    refusing(anthropic, error);
    const response = { model, input: 'Hello', reasoning: { effort: 'low' } };
    expect(await asked('/v1/responses', response, anthropic)).toMatchObject({
      status: 200,
      ignored: 'reasoning.effort',
      answer: { status: 'completed' },
    });
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

  test('is left out for a model without it beside a hint, streamed too', async () => {
    refusing(anthropic, NO_EFFORT);
    const json = { model: 'streamed', messages, seed: 7, reasoning_effort: 'low', stream: true };
    const { status, headers, text } = await gateway.call('/v1/chat/completions', { json });
    expect([status, headers.get('x-patchbay-ignored')]).toEqual([200, 'seed, reasoning_effort']);
    expect(text).toMatch(/data: \[DONE\]\s*$/);
  });

  test('of messages is left out or lowered for a model of chat completions', async () => {
    const body = { model: 'gpt', max_tokens: 50, messages };
    refusing(openai, {
      message: "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
      type: 'invalid_request_error',
      param: 'reasoning_effort',
      code: 'unsupported_parameter',
    });
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
      ignored: 'output_config.effort',
      sent: { reasoning_effort: 'low' },
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
    const counted = await asked('/v1/responses/input_tokens', response, anthropic);
    expect(counted).toMatchObject({ status: 200, answer: { input_tokens: expect.any(Number) } });
    expect(counted.sent).not.toHaveProperty('output_config');
  });

  test('is refused as it is where the caller speaks as the upstream does', async () => {
    refusing(anthropic, NO_ADAPTIVE);
    const thinking = { type: 'adaptive' };
    const body = { model: 'claude', max_tokens: 50, messages, thinking };
    const { status, answer } = await asked('/v1/messages', body, anthropic);
    expect([status, answer.error.message]).toEqual([400, NO_ADAPTIVE.message]);
    expect(anthropic.requestCount).toBe(1);
  });

  test('is asked for no third time where that changes nothing', async () => {
    for (let times = 0; times < 3; times += 1) refusing(anthropic, NO_EFFORT);
    const chat = { model: 'never content', messages, reasoning_effort: 'high' };
    const { status } = await asked('/v1/chat/completions', chat, anthropic);
    expect([status, anthropic.requestCount]).toEqual([400, 2]);
  });
});
