import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

let openai: FakeOpenAI;
let anthropic: FakeAnthropic;
let gateway: TestGateway;

beforeAll(async () => {
  [openai, anthropic] = await Promise.all([aFakeOpenAI(), aFakeAnthropic()]);
  const own = { secrets: [UPSTREAM_KEY], breaker: { failures: 100 }, askedAgainMinutes: 0 };
  const baseUrl = `${openai.url}/v1`;
  gateway = await aGateway({
    retries: { rounds: 1 },
    upstreams: {
      native: { kind: 'openai', baseUrl, speaksResponses: true, ...own },
      chats: { kind: 'openai', baseUrl, ...own },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, ...own },
      sandbox: { kind: 'sandbox' },
    },
    models: [
      { id: 'gpt', upstream: 'native', model: 'gpt-4o' },
      { id: 'chat', upstream: 'chats', model: 'gpt-4o' },
      { id: 'claude', upstream: 'anthropic', model: 'claude-haiku-4-5' },
      {
        id: 'mixed',
        upstreams: [
          { upstream: 'native', model: 'gpt-4o' },
          { upstream: 'anthropic', model: 'claude-haiku-4-5', order: 2 },
        ],
      },
      { id: 'sandbox-text-1', upstream: 'sandbox' },
    ],
  });
});

afterEach(() => {
  for (const fake of [openai, anthropic]) {
    fake.behave();
    fake.forgetRequests();
    fake.countTokens(true);
  }
});

afterAll(() => Promise.all([gateway.stop(), openai.close(), anthropic.close()]));

const PATH = '/v1/responses/input_tokens';
const input = 'What is a lighthouse good for?';

function count(model: string, more: object = {}): Promise<Answer> {
  return gateway.call(PATH, { json: { model, input, ...more } });
}

/** The count in a reply, and whether it is an estimate. */
function told({ status, json, headers }: Answer): readonly unknown[] {
  return [status, json.object, json.input_tokens, headers.get('x-patchbay-estimated')];
}

const COUNTED = 'response.input_tokens';
/** The fakes' count for the default question, and the gateway's approximate estimate. */
const [TOKENS, GUESS] = [6, 8];
const WEATHER = { type: 'function', name: 'weather', parameters: { type: 'object' } };

describe('where an upstream speaks the interface and counts', () => {
  test('its answer is passed on as it is', async () => {
    const body = '{"object": "response.input_tokens",  "input_tokens": 42, "cached": 7}';
    openai.misbehave({ kind: 'status', status: 200, body });
    const answer = await count('gpt');
    expect([answer.status, answer.text]).toEqual([200, body]);
    expect(answer.headers.get('x-patchbay-estimated')).toBeNull();
    expect(answer.headers.get('x-patchbay-upstream')).toBe('native');
  });

  test('it is asked as for the response itself, without what only an answer needs', async () => {
    const asked = { instructions: 'Be brief.', tools: [WEATHER], reasoning: { effort: 'low' } };
    expect(told(await count('gpt', asked))).toEqual([200, COUNTED, 8, null]);
    const { method, path, body } = await openai.nextRequest();
    expect([method, path]).toEqual(['POST', PATH]);
    expect(body).toEqual({ ...asked, input, model: 'gpt-4o' });
  });

  test('a conversation that goes on is counted with all that was said before', async () => {
    const model = 'gpt';
    const first = await gateway.call('/v1/responses', {
      json: { model, input: 'My name is Ada.' },
    });
    const alone = await count(model);
    const whole = await count(model, { previous_response_id: first.json.id });
    expect(whole.status).toBe(200);
    expect(whole.json.input_tokens).toBeGreaterThan(alone.json.input_tokens + 3);
    const [message] = first.json.output;
    const named = await count(model, { input: [{ type: 'item_reference', id: message.id }] });
    const said = await count(model, { input: [message] });
    expect(told(named)).toEqual(told(said));
  });

  test('the next one is asked where it has no such address', async () => {
    openai.countTokens(false);
    const answer = await count('mixed');
    expect(told(answer)).toEqual([200, COUNTED, TOKENS, null]);
    expect(answer.headers.get('x-patchbay-upstream')).toBe('anthropic');
  });
});

describe('where an upstream counts for the messages interface alone', () => {
  test('it is asked in the words of that, without what only an answer needs', async () => {
    const asked = { instructions: 'Be brief.', tools: [WEATHER], max_output_tokens: 9 };
    const answer = await count('claude', asked);
    expect(told(answer)).toEqual([200, COUNTED, expect.any(Number), null]);
    const { path, body } = await anthropic.nextRequest();
    expect(path).toBe('/v1/messages/count_tokens');
    expect(body).toEqual({
      model: 'claude-haiku-4-5',
      system: 'Be brief.',
      messages: [{ role: 'user', content: input }],
      tools: [{ name: 'weather', input_schema: { type: 'object' } }],
    });
  });

  test('a parameter that it has no word for is refused by name', async () => {
    const { status, json } = await count('claude', { top_logprobs: 2 });
    expect([status, json.data.violations[0].parameter]).toEqual([400, 'top_logprobs']);
    expect(anthropic.requestCount).toBe(0);
  });
});

describe('where no upstream counts', () => {
  test('the gateway estimates, and says so; nobody is asked', async () => {
    expect(told(await count('chat'))).toEqual([200, COUNTED, GUESS, 'true']);
    expect(openai.requestCount).toBe(0);
  });

  test.each([404, 405])(
    'for its address is answered with %i, it is not asked again for a while, of which the log tells',
    async (status) => {
      await using older = await aFakeOpenAI();
      const doubtful = await aGateway({
        upstreams: {
          older: {
            kind: 'openai',
            baseUrl: `${older.url}/v1`,
            speaksResponses: true,
            secrets: [UPSTREAM_KEY],
          },
        },
        models: [{ id: 'gpt', upstream: 'older' }],
      });
      onTestFinished(() => doubtful.stop());
      older.misbehave({ kind: 'status', status, body: { detail: 'Not Found' } });
      for (const attempts of ['1', null, null]) {
        const answer = await doubtful.call(PATH, { json: { model: 'gpt', input } });
        expect(told(answer)).toEqual([200, COUNTED, GUESS, 'true']);
        expect(answer.headers.get('x-patchbay-attempts')).toBe(attempts);
      }
      expect(older.requestCount).toBe(1);
      const lines = doubtful.log.filter(({ msg }) => String(msg).includes('/input_tokens;'));
      expect(lines).toMatchObject([{ upstream: 'older', minutes: 10 }]);
      // The upstream still serves responses, and still gets such requests.
      older.behave();
      const { status: answered } = await doubtful.call('/v1/responses', {
        json: { model: 'gpt', input },
      });
      expect([answered, (await older.nextRequest()).path]).toEqual([200, PATH]);
      expect((await older.nextRequest()).path).toBe('/v1/responses');
    },
  );
});

test('the sandbox counts what its responses say that they have read', async () => {
  const json = {
    model: 'sandbox-text-1',
    instructions: 'Answer in rhyme.',
    input: [
      { role: 'user', content: 'My name is Ada.' },
      { role: 'assistant', content: [{ type: 'output_text', text: 'Hello, Ada!' }] },
      { role: 'user', content: 'What is it?' },
    ],
  };
  const { usage } = (await gateway.call('/v1/responses', { json })).json;
  expect(told(await gateway.call(PATH, { json }))).toEqual([
    200,
    COUNTED,
    usage.input_tokens,
    null,
  ]);
});

/** What has been recorded so far. A response requested last marks the end of earlier entries. */
async function writtenDown(): Promise<readonly unknown[]> {
  const json = { model: 'sandbox-text-1', input };
  const { headers } = await gateway.call('/v1/responses', { json });
  const ids = async () => (await gateway.usage()).map(({ request_id: id }) => id);
  await expect.poll(ids).toContain(headers.get('x-request-id'));
  return [(await ids()).length, (await gateway.call('/account')).json.data.quota];
}

test('it is free, and nothing of it is kept or written down', async () => {
  const [before, quota] = await writtenDown();
  const { json } = await count('gpt');
  expect(Object.keys(json)).toEqual(['object', 'input_tokens']);
  expect(await writtenDown()).toEqual([Number(before) + 1, quota]);
});

describe('a count is refused', () => {
  test.each([
    [{ input: [] }, 'input', 'response-input-count'],
    [{ previous_response_id: '' }, 'previous_response_id', 'previous-response-id'],
    [{ messages: [] }, 'messages', 'responses-own-names'],
    [{ base_url: 'https://models.example.com' }, 'base_url', 'upstream-of-callers-choice'],
  ])('as the response is: %j', async (more, parameter, rule) => {
    const json = { model: 'gpt', input, ...more };
    for (const path of ['/v1/responses', PATH]) {
      const answer = await gateway.call(path, { json });
      expect([answer.status, answer.json.data.violations[0]]).toMatchObject([
        400,
        { parameter, rule },
      ]);
    }
    expect(openai.requestCount).toBe(0);
  });

  test('where it goes on from a response of nobody', async () => {
    const { status, json } = await count('gpt', { previous_response_id: 'resp_0' });
    expect([status, json.error.code]).toEqual([400, 'previous_response_not_found']);
  });

  test('for a model that nobody serves', async () => {
    const { status, json } = await count('nobody');
    expect([status, json.error.code]).toEqual([404, 'model_not_found']);
  });

  test('in the words of its upstream', async () => {
    const { status, json } = await count('gpt', { temperature: 1 });
    expect([status, json.error.message]).toEqual([400, "Unknown parameter: 'temperature'."]);
  });
});
