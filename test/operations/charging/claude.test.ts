import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { TEST_KEY, type TestSettings } from '../../a-gateway.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../../fakes/a-fake-anthropic.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import { aGatewayWithCustomers, type CustomersGateway } from './some-customers.ts';

let fake: FakeAnthropic;
let gateway: CustomersGateway;
/** A gateway that has `gateway` as its upstream. */
let outer: CustomersGateway;

const OPERATIONS = ['createMessage', 'createChatCompletion', 'createResponse'] as const;
const OPUS = { per: 'million-tokens', input: 1000, cachedInput: 100, output: 4000 } as const;

const USAGE = {
  input: 300,
  cacheRead: 400,
  cacheCreated: 300,
  cacheCreatedForAnHour: 100,
  output: 0,
};

beforeAll(async () => {
  fake = await aFakeAnthropic();
  fake.message({ usage: USAGE });
  const settings = { baseUrl: fake.url, secrets: [UPSTREAM_KEY] };
  gateway = await aGatewayWithCustomers(charging('anthropic', settings));
  outer = await aGatewayWithCustomers(
    charging('patchbay', { baseUrl: gateway.url, secrets: [TEST_KEY] }),
  );
});

/** Two models of one upstream, one of them with its own price for cache writes. */
function charging(kind: string, settings: { baseUrl: string; secrets: string[] }): TestSettings {
  return {
    upstreams: { claude: { kind, ...settings } },
    models: ['priced', 'unpriced'].map((id) => ({
      id,
      upstream: 'claude',
      ...(kind === 'anthropic' && { model: 'claude-opus-4-5' }),
    })),
    prices: {
      ceiling: 100,
      rules: [
        {
          ...OPUS,
          id: 'priced',
          operations: [...OPERATIONS],
          models: ['priced'],
          cacheWrite: 1250,
          longCacheWrite: 2000,
        },
        { ...OPUS, id: 'unpriced', operations: [...OPERATIONS] },
      ],
    },
  };
}

afterAll(async () => {
  await outer.stop();
  await gateway.stop();
  await fake.close();
});

const SOON = { timeout: 60_000, interval: 20 } as const;
const READ = { unit: 'input-token', quantity: 300, price: 1000, units: 0.3 };
const CACHED = { unit: 'cached-input-token', quantity: 400, price: 100, units: 0.04 };

async function asked(
  path: string,
  json: { readonly model: string; readonly stream: boolean },
  at = gateway,
) {
  const customer = await at.aCustomer();
  const question = 'A question';
  const said = path === '/v1/responses' ? { input: question } : inTurns(question);
  const answer = await customer.call(path, { json: { ...said, ...json } });
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await customer.charges()).length, SOON).toBe(1);
  expect(await at.ledger.verify(customer.accountId)).toEqual([]);
  return customer;
}

const inTurns = (content: string) => ({ messages: [{ role: 'user', content }], max_tokens: 100 });

describe.each([
  ['a message', '/v1/messages', false],
  ['a streamed message', '/v1/messages', true],
  ['a chat', '/v1/chat/completions', false],
  ['a streamed chat', '/v1/chat/completions', true],
  ['a response', '/v1/responses', false],
  ['a streamed response', '/v1/responses', true],
])('what %s has Claude write to its cache', (_, path, stream) => {
  const lines = [
    READ,
    CACHED,
    { unit: 'cache-write-token', quantity: 200, price: 1250, units: 0.25 },
    { unit: 'long-cache-write-token', quantity: 100, price: 2000, units: 0.2 },
  ];

  test('costs what the rule says, by how long it is kept', async () => {
    const customer = await asked(path, { model: 'priced', stream });
    expect((await customer.entries()).at(-1)?.lines).toEqual(lines);
    expect(await customer.charges()).toEqual([0.79]);
  });

  test('costs the same where another Patchbay stands between', async () => {
    const customer = await asked(path, { model: 'priced', stream }, outer);
    expect((await customer.entries()).at(-1)?.lines).toEqual(lines);
  });

  test('costs what other input does, where the rule says nothing of it', async () => {
    const customer = await asked(path, { model: 'unpriced', stream });
    expect(await customer.charges()).toEqual([0.64]);
  });
});

test('reports and the table of the ledger tell it, and have it among the input', async () => {
  const customer = await asked('/v1/messages', { model: 'priced', stream: false });
  const { json } = await customer.call('/account/usage');
  const told = { inputTokens: 1000, cachedInputTokens: 400, cacheWriteTokens: 300 };
  expect(json.data.total).toMatchObject({ ...told, outputTokens: 0, units: '0.79' });
  const { text } = await customer.call('/account/ledger.csv');
  expect(text).toContain(',1000,400,300,0,');
});

test.each([false, true])(
  'an answer without the JSON object that was asked for costs what it has consumed (streamed: %s)',
  async (stream) => {
    const customer = await gateway.aCustomer();
    fake.message({ text: 'There is none.', usage: { ...USAGE, output: 100 } });
    onTestFinished(() => fake.message({ usage: USAGE }));
    const messages = [{ role: 'user', content: 'An object' }];
    const asked = { model: 'unpriced', messages, stream, response_format: { type: 'json_object' } };
    const { status, text } = await customer.call('/v1/chat/completions', { json: asked });
    expect(status).toBe(stream ? 200 : 400);
    expect(text).toContain('something else than one JSON object');
    await expect.poll(customer.charges, SOON).toEqual([1.04]);
  },
);
