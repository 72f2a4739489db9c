import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { definedOnly } from '../../../server/foundation/json-object.ts';
import type { Answer } from '../../a-gateway.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import { aGatewayWithCustomers, type Customer, type CustomersGateway } from './some-customers.ts';

let fake: FakeOpenAI;
let gateway: CustomersGateway;

beforeAll(async () => {
  fake = await aFakeOpenAI();
  const at = { baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] };
  gateway = await aGatewayWithCustomers({
    upstreams: {
      openai: { kind: 'openai', ...at },
      native: { kind: 'openai', speaksResponses: true, ...at },
    },
    models: [
      ...['words', 'gift', 'nameless', 'dear', 'imgx-image-1'].map((id) => ({
        id,
        upstream: 'openai',
      })),
      { id: 'native', upstream: 'native', model: 'gpt-4o' },
    ],
    retries: { rounds: 1 },
    timeouts: { main: 60, alternate: 2 },
    textCache: { seconds: 60 },
    prices: {
      ceiling: 100,
      rules: [
        {
          id: 'words',
          operations: ['createChatCompletion', 'createMessage'],
          models: ['words', 'native'],
          per: 'million-tokens',
          input: 1000,
          cachedInput: 100,
          output: 4000,
        },
        {
          id: 'dear',
          operations: ['createChatCompletion'],
          models: ['dear'],
          per: 'request',
          units: 100.5,
        },
        {
          id: 'gift',
          operations: ['createChatCompletion'],
          models: ['gift'],
          per: 'request',
          units: 0,
        },
      ],
    },
  });
});

afterEach(() => {
  fake.behave();
  say({});
  fake.forgetRequests();
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
});

const CHAT = '/v1/chat/completions';
const RESPONSES = '/v1/responses';
const SOON = { timeout: 60_000, interval: 20 } as const;
const COUNTED = { usage: { prompt: 1000, completion: 500, cached: 400 } };
/** 600 input tokens, 400 more from the cache, and 500 output tokens. */
const COUNTED_UNITS = 0.6 + 0.04 + 2;

type Way = readonly [string, string, (more?: object) => { readonly json: object }];

/** How text is requested. Responses are either translated or passed through. */
const WAYS: readonly Way[] = [
  ['a chat', CHAT, question],
  ['a message', '/v1/messages', (more) => question({ max_tokens: 1000, ...more })],
  ['a response', RESPONSES, asResponse],
  ['a response that is passed on', RESPONSES, (more) => asResponse({ model: 'native', ...more })],
];

let count = 0;

/** A unique question, so that no cached response is used. */
function question(more: object = {}) {
  count += 1;
  const messages = [{ role: 'user', content: `Question ${count}` }];
  return { json: { model: 'words', messages, ...more } };
}

function asResponse(more: object = {}) {
  const { messages: input, ...json } = question(more).json;
  return { json: { ...json, messages: undefined, input } };
}

/** Sets the token counts of all later replies. */
function say({ usage }: { readonly usage?: Usage }): void {
  fake.chat(usage === undefined ? {} : { usage });
  const { prompt: input, completion: output, cached } = usage ?? {};
  fake.response(usage === undefined ? {} : { usage: definedOnly({ input, output, cached }) });
}

interface Usage {
  readonly prompt?: number;
  readonly completion?: number;
  readonly cached?: number;
}

/** Waits for exactly the expected charges, which are written after the replies. */
async function isCharged({ charges, balance }: Customer, expected: readonly number[]) {
  await expect.poll(charges, SOON).toEqual(expected);
  const consumed = Number(expected.reduce((sum, units) => sum + units, 0).toFixed(6));
  expect(await balance()).toMatchObject({ reserved: 0, consumed });
}

/**
 * Asserts that previous requests were free: makes one that costs something, whose charge would be written after theirs.
 */
async function isFree(customer: Customer): Promise<void> {
  fake.behave();
  say(COUNTED);
  expect((await customer.call(CHAT, question())).status).toBe(200);
  await isCharged(customer, [COUNTED_UNITS]);
}

describe('an answer in text', () => {
  test.each([false, true])('is charged by its tokens (streamed: %s)', async (stream) => {
    const customer = await gateway.aCustomer();
    say(COUNTED);
    expect((await customer.call(CHAT, question({ stream }))).status).toBe(200);
    await isCharged(customer, [COUNTED_UNITS]);
    expect((await customer.entries()).at(-1)).toMatchObject({
      kind: 'settle',
      key_id: customer.keyId,
      operation: 'createChatCompletion',
      model: 'words',
      rule: 'words',
      lines: [
        { unit: 'input-token', quantity: 600, price: 1000, units: 0.6 },
        { unit: 'cached-input-token', quantity: 400, price: 100, units: 0.04 },
        { unit: 'output-token', quantity: 500, price: 4000, units: 2 },
      ],
    });
    expect(await gateway.ledger.verify(customer.accountId)).toEqual([]);
  });

  test.each([false, true])(
    'is charged no more than the ceiling, whatever the upstream tells (streamed: %s)',
    async (stream) => {
      const customer = await gateway.aCustomer();
      say({ usage: { prompt: 3_000_000_000, completion: Number.MAX_SAFE_INTEGER } });
      expect((await customer.call(CHAT, question({ stream }))).status).toBe(200);
      await isCharged(customer, [100]);
      expect(await gateway.ledger.verify(customer.accountId)).toEqual([]);
      // The rate limit counts the capped tokens too, so the account can continue.
      say(COUNTED);
      expect((await customer.call(CHAT, question())).status).toBe(200);
    },
  );

  describe.each(WAYS)('in %s', (_, path, asked) => {
    test.each([false, true])('costs what a chat does (streamed: %s)', async (stream) => {
      const customer = await gateway.aCustomer();
      say(COUNTED);
      expect((await customer.call(path, asked({ stream }))).status).toBe(200);
      await isCharged(customer, [COUNTED_UNITS]);
      expect((await customer.entries()).at(-1)).toMatchObject({ kind: 'settle', rule: 'words' });
    });

    test('that the upstream cuts off is charged as far as it came', async () => {
      const customer = await gateway.aCustomer();
      fake.misbehave({ kind: 'truncated-stream', at: 'event' });
      const answer = await customer.call(path, asked({ stream: true }));
      expect(answer.text).toContain('"error"');
      await expect.poll(async () => (await customer.charges()).length, SOON).toBe(1);
      const lines = (await customer.entries()).at(-1)?.lines ?? [];
      expect(lines.map(({ unit, quantity }) => [unit, quantity > 0])).toEqual([
        ['input-token', true],
        ['output-token', true],
      ]);
    });

    test('whose caller goes away is charged as far as it came (A8)', async () => {
      const customer = await gateway.aCustomer();
      const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
      onTestFinished(() => goOn());
      fake.misbehave({ kind: 'held', until, afterEvents: 6 });
      const caller = new AbortController();
      const response = await fetch(gateway.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'SVC-API-KEY': customer.key },
        body: JSON.stringify(asked({ stream: true }).json),
        signal: caller.signal,
      });
      expect((await response.body?.getReader().read())?.done).toBe(false);
      caller.abort();
      await fake.aborted();
      await expect.poll(async () => (await customer.charges()).length, SOON).toBe(1);
      expect((await customer.charges())[0]).toBeGreaterThan(0);
    });
  });

  test('that is kept from before is free', async () => {
    const customer = await gateway.aCustomer({ units: 3 });
    say(COUNTED);
    const asked = question();
    expect((await customer.call(CHAT, asked)).status).toBe(200);
    await isCharged(customer, [COUNTED_UNITS]);
    const again = await customer.call(CHAT, asked);
    expect(again.headers.get('x-patchbay-cache')).toBe('hit');
    expect(fake.requestCount).toBe(1);
    await isCharged(customer, [COUNTED_UNITS]);
  });
});

describe('what fails is free:', () => {
  const SOMETHING_ELSE = {
    object: 'list',
    data: [],
    usage: { prompt_tokens: 9, completion_tokens: 9 },
  };

  const FAULTS: readonly (readonly [string, Misbehaviour, number])[] = [
    ['an upstream that fails', { kind: 'status', status: 500 }, 502],
    ['an upstream that refuses', { kind: 'status', status: 400 }, 400],
    ['an answer that is no JSON', { kind: 'malformed-json' }, 502],
    ['an empty answer', { kind: 'empty-body' }, 502],
    ['a page for people', { kind: 'html' }, 502],
    ['an answer of another kind', { kind: 'status', status: 200, body: SOMETHING_ELSE }, 502],
  ];
  describe.each(WAYS)('in %s', (_, path, asked) => {
    test.each(FAULTS)('%s', async (__, misbehaviour, status) => {
      const customer = await gateway.aCustomer();
      fake.misbehave(misbehaviour);
      expect((await customer.call(path, asked())).status).toBe(status);
      await isFree(customer);
    });

    test.each([false, true])('no answer in time (streamed: %s)', async (stream) => {
      const customer = await gateway.aCustomer();
      fake.misbehave({ kind: 'hang' });
      expect((await customer.callAlternate(path, asked({ stream }))).status).toBe(504);
      await isFree(customer);
    });
  });

  test('an answer that cannot be put into the words of the caller', async () => {
    const customer = await gateway.aCustomer();
    fake.misbehave({ kind: 'status', status: 200, body: SOMETHING_ELSE });
    const answer = await customer.call('/v1/messages', question({ max_tokens: 10 }));
    expect(answer.status).toBe(502);
    await isFree(customer);
  });
});

describe('a balance that is used up', () => {
  test.each(WAYS)('is told of before the upstream is asked: %s', async (_, path, asked) => {
    const { call } = await gateway.aCustomer({ units: 0.001 });
    const { status, json } = await call(path, asked());
    expect([status, json.data.balance]).toEqual([402, '0.001']);
    expect(json.message).toBe(`The balance is 0.001 units and this costs ${json.data.price}.`);
    expect(json.error).toMatchObject({ code: 'insufficient_quota' });
    expect(fake.requestCount).toBe(0);
  });

  test('is overdrawn by what is under way, and no more', async () => {
    const customer = await gateway.aCustomer({ units: 1 });
    say(COUNTED);
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    fake.misbehave({ kind: 'held', until }, { times: 3 });
    const underWay = Array.from({ length: 3 }, () => customer.call(CHAT, question()));
    for (let arrived = 0; arrived < 3; arrived += 1) await fake.nextRequest();
    goOn();
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // Refused at once, although the charges may not be written yet.
    expect((await customer.call(CHAT, question())).status).toBe(402);
    await isCharged(customer, [COUNTED_UNITS, COUNTED_UNITS, COUNTED_UNITS]);
    expect((await customer.balance()).available).toBe(-6.92);
    expect((await customer.call(CHAT, question())).status).toBe(402);
    expect(fake.requestCount).toBe(3);
  });

  test('keeps nobody from what costs nothing', async () => {
    const { call, balance } = await gateway.aCustomer({ units: 0 });
    expect((await call(CHAT, question({ model: 'gift' }))).status).toBe(200);
    expect(await balance()).toEqual({ available: 0, reserved: 0, consumed: 0 });
  });

  test('keeps nobody from counting tokens, which is charged to nobody', async () => {
    const broke = await gateway.aCustomer({ units: 0, limits: { unitsPerDay: 0.001 } });
    const { json } = question();
    const { status } = await broke.call('/v1/messages/count_tokens', { json });
    expect([status, fake.requestCount]).toEqual([200, 0]);
    expect(await broke.balance()).toEqual({ available: 0, reserved: 0, consumed: 0 });
    const customer = await gateway.aCustomer();
    expect((await customer.call('/v1/messages/count_tokens', { json })).status).toBe(200);
    await isFree(customer);
    expect((await customer.entries()).map(({ kind }) => kind)).toEqual(['grant', 'settle']);
  });

  test('of a key is told of as well', async () => {
    const customer = await gateway.aCustomer({ limits: { unitsPerDay: 2 } });
    say(COUNTED);
    expect((await customer.call(CHAT, question())).status).toBe(200);
    const { status, json } = await customer.call(CHAT, question());
    expect([status, json.data.left]).toEqual([402, '0']);
    expect(json.message).toMatch(/^This key may spend 2 units a day; 0 of them are left/);
    expect(fake.requestCount).toBe(1);
  });
});

describe('a model', () => {
  async function refusal(model: string): Promise<Answer> {
    const { call } = await gateway.aCustomer();
    const answer = await call(CHAT, question({ model }));
    expect(fake.requestCount).toBe(0);
    return answer;
  }

  test('without a price for messages is not counted either, in the same words', async () => {
    const { call } = await gateway.aCustomer();
    const asked = question({ model: 'nameless', max_tokens: 9 });
    const message = await call('/v1/messages', asked);
    const { max_tokens: _, ...json } = Object(asked.json);
    const count = await call('/v1/messages/count_tokens', { json });
    expect([count.status, count.json.error]).toEqual([404, message.json.error]);
    expect(count.json.error.code).toBe('model_not_priced');
  });

  test.each([
    [CHAT, 'createChatCompletion', question],
    [RESPONSES, 'createResponse', asResponse],
  ] as const)('without a price is not served: %s', async (path, operation, asked) => {
    const { call } = await gateway.aCustomer();
    const { status, json } = await call(path, asked({ model: 'nameless' }));
    expect(fake.requestCount).toBe(0);
    const message = `nameless has no price for ${operation}, and is not served without one.`;
    expect([status, json]).toMatchObject([
      404,
      { message, error: { code: 'model_not_priced', type: 'not_found_error' } },
    ]);
  });

  test('dearer than one request may be is refused', async () => {
    const { status, json } = await refusal('dear');
    const message = 'The request costs 100.5 units; a request may cost at most 100 units.';
    const violations = [{ parameter: '', rule: 'price-ceiling', message }];
    expect([status, json]).toMatchObject([400, { message, data: { violations } }]);
  });

  test('that may write more than one request may cost is not asked', async () => {
    const { call } = await gateway.aCustomer();
    const json = { ...question().json, max_tokens: 2 ** 31 - 1 };
    const others = { max_completion_tokens: 1 };
    const answers = [
      await call(CHAT, { json }),
      // The other interface's parameter name has no effect here.
      await call('/v1/messages', { json: { ...json, ...others } }),
      await call(RESPONSES, asResponse({ max_output_tokens: 2 ** 31 - 1 })),
    ];
    for (const { status, json } of answers) {
      expect([status, json.error.code ?? json.data.violations[0].rule]).toEqual([
        400,
        'price-ceiling',
      ]);
    }
    expect(fake.requestCount).toBe(0);
  });

  test('is quoted for all answers that are asked for', async () => {
    const { call } = await gateway.aCustomer();
    const unitsOf = async (n: number | null): Promise<number> => {
      const json = { ...question().json, max_tokens: 100, n };
      const answer = await call(CHAT, { json, headers: { Prefer: 'quote' } });
      return JSON.parse(answer.text).data.lines.find(
        ({ unit }: { unit: string }) => unit === 'output-token',
      ).quantity;
    };
    expect(await Promise.all([null, 1, 3].map(unitsOf))).toEqual([100, 100, 300]);
    const { status } = await call(CHAT, question({ max_tokens: 1_000, n: 128 }));
    expect(status).toBe(400);
    expect(fake.requestCount).toBe(0);
  });

  test.each([-3, 0.5, 1e300])(
    'may be given %d under the name of the other interface',
    async (limit) => {
      const { call } = await gateway.aCustomer();
      const json = { ...question().json, max_tokens: 5, max_completion_tokens: limit };
      expect((await call('/v1/messages', { json })).status).toBeLessThan(500);
    },
  );

  test('of pictures without a price is not served either, as an answer or as a job', async () => {
    const { call } = await gateway.aCustomer();
    for (const headers of [{}, { Prefer: 'respond-async' }]) {
      const json = { mode: 'imgx-image-1', prompt: 'A fox' };
      const answer = await call('/v1/images/generations', { json, headers });
      expect([answer.status, answer.json.error.code]).toEqual([404, 'model_not_priced']);
    }
    expect(fake.requestCount).toBe(0);
  });
});
