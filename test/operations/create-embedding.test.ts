import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway } from '../a-gateway.ts';
import { eventually } from '../eventually.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import { fakeVector, inBase64 } from '../fakes/openai-embeddings.ts';
import {
  aGatewayWithCustomers,
  type Customer,
  type CustomersGateway,
} from './charging/some-customers.ts';

let openai: FakeOpenAI;
let other: FakeOpenAI;
let gateway: CustomersGateway;

const UNITS_PER_TOKEN = 1;

beforeAll(async () => {
  [openai, other] = await Promise.all([aFakeOpenAI(), aFakeOpenAI()]);
  const own = { kind: 'openai', secrets: [UPSTREAM_KEY], breaker: { failures: 100 } };
  const serves = ['embeddings' as const];
  gateway = await aGatewayWithCustomers({
    retries: { rounds: 1 },
    timeouts: { main: 60, alternate: 1 },
    upstreams: {
      openai: { ...own, baseUrl: `${openai.url}/v1` },
      other: { ...own, baseUrl: `${other.url}/v1` },
      anthropic: { kind: 'anthropic', secrets: ['a-key'] },
      sandbox: { kind: 'sandbox' },
    },
    models: [
      { id: 'vectors', upstream: 'openai', model: 'text-embedding-3-small', serves },
      { id: 'two', upstreams: [{ upstream: 'openai' }, { upstream: 'other', order: 2 }], serves },
      { id: 'unpriced', upstream: 'openai', serves },
      { id: 'words', upstream: 'openai' },
      { id: 'claude', upstream: 'anthropic' },
      { id: 'both', upstream: 'sandbox', serves: ['text', 'embeddings'] },
    ],
    prices: {
      ceiling: 10_000,
      rules: [
        {
          id: 'vectors',
          operations: ['createEmbedding'],
          models: ['vectors', 'two', 'both', 'words'],
          per: 'million-tokens',
          input: UNITS_PER_TOKEN * 1_000_000,
          output: 0,
        },
        { id: 'text', operations: ['createChatCompletion'], per: 'request', units: 1 },
      ],
    },
  });
});

afterEach(() => {
  for (const fake of [openai, other]) {
    fake.behave();
    fake.forgetRequests();
  }
});

afterAll(() => Promise.all([gateway.stop(), openai.close(), other.close()]));

const PATH = '/v1/embeddings';
const INPUT = ['Hello there', 'A lighthouse at dusk'];
const ASKED = { model: 'vectors', input: INPUT };
/** Equal for the fake's count and the gateway's estimate. */
const TOKENS = 6;
const GUESS = 8;

function embed(customer: Pick<Customer, 'call'>, more: object = {}): Promise<Answer> {
  return customer.call(PATH, { json: { model: 'vectors', input: INPUT, ...more } });
}

function vectorsIn({ json }: Answer): unknown {
  return json.data.map(({ embedding }: { readonly embedding: unknown }) => embedding);
}

async function isCharged(customer: Customer, units: readonly number[]): Promise<void> {
  await eventually(async () => expect(await customer.charges()).toEqual(units));
}

describe('vectors', () => {
  test('are those of the upstream, passed on as they came', async () => {
    const body =
      '{"object": "list",  "data": [{"object": "embedding", "index": 0, "embedding": [0.12345678901234567890]}], "model": "m", "usage": {"prompt_tokens": 1, "total_tokens": 1}}';
    openai.misbehave({ kind: 'status', status: 200, body });
    const answer = await embed(gateway, { input: 'Hello' });
    expect([answer.status, answer.text]).toEqual([200, body]);
    expect(answer.headers.get('x-patchbay-upstream')).toBe('openai');
  });

  test('are written as was asked for, also where the upstream knows one way alone', async () => {
    const vectors = INPUT.map((text) => fakeVector(text));
    const inText = vectors.map(inBase64);
    const plain = await embed(gateway);
    const { body } = await openai.nextRequest();
    expect(body).toEqual({ model: 'text-embedding-3-small', input: INPUT });
    expect(vectorsIn(plain)).toEqual(vectors);
    expect(vectorsIn(await embed(gateway, { encoding_format: 'base64' }))).toEqual(inText);
    openai.misbehave({ kind: 'status', status: 200, body: plain.text });
    expect(vectorsIn(await embed(gateway, { encoding_format: 'base64' }))).toEqual(inText);
  });

  test('are as long as was asked for, or the parameter is refused', async () => {
    const short = await embed(gateway, { dimensions: 3 });
    expect(vectorsIn(short)).toEqual(INPUT.map((text) => fakeVector(text, 3)));
    openai.misbehave({ kind: 'status', status: 200, body: (await embed(gateway)).text });
    const { status, json } = await embed(gateway, { dimensions: 3 });
    expect([status, json.error.param]).toEqual([400, 'dimensions']);
    expect(json.message).toContain('vectors of 8 have come, not of 3');
  });

  test('are made of tokens, too', async () => {
    const answer = await embed(gateway, { input: [[64, 22_361], [520]] });
    expect(vectorsIn(answer)).toEqual([fakeVector([64, 22_361]), fakeVector([520])]);
  });
});

describe('what is to become vectors', () => {
  const SENTENCE =
    'input must hold texts alone, tokens alone or lists of tokens alone, and no more than 2048 texts or lists';

  test.each<[unknown, string]>([
    [['Hello', 64], 'it has a string and a number'],
    [[64, [64]], 'it has a number and a list'],
    [[[64], 'Hello'], 'it has a list and a string'],
    [Array.from({ length: 2049 }, () => 'Hello'), 'it has 2049'],
    [Array.from({ length: 2049 }, () => [64]), 'it has 2049'],
  ])('is all of one kind, and not too much: case %#', async (input, finding) => {
    const { status, json } = await embed(gateway, { input });
    expect([status, json.message]).toEqual([400, `${SENTENCE}; ${finding}.`]);
    expect(json.error).toMatchObject({ code: 'embedding-texts', param: 'input' });
    expect(openai.requestCount).toBe(0);
  });

  test('may be 2048 texts, or a text of more tokens', async () => {
    for (const input of [
      Array.from({ length: 2048 }, () => 'Hello'),
      Array.from({ length: 2049 }, () => 64),
    ]) {
      expect((await embed(gateway, { input, dimensions: 1 })).status).toBe(200);
    }
  });

  test.each<[unknown, string]>([
    ['', 'input must not be empty.'],
    [[], 'input must have 1 to 300000 elements; it has 0.'],
    [['Hello', ''], 'input[1] must not be empty.'],
    [[[]], 'input[0] must have 1 to 300000 elements; it has 0.'],
    [[-1], 'input[0] must be 0 or more; it is -1.'],
    [[[1.5]], 'input[0][0] must be a whole number, not 1.5.'],
    [{ text: 'Hello' }, 'input must be a string or a list, not an object.'],
  ])('is none of it empty, or anything else: %j', async (input, message) => {
    const { status, json } = await embed(gateway, { input });
    expect([status, json.message]).toEqual([400, message]);
  });
});

describe('a charge', () => {
  test('goes by the tokens that the upstream counts, and nothing is written', async () => {
    const customer = await gateway.aCustomer();
    expect((await embed(customer)).json.usage).toEqual({ prompt_tokens: 6, total_tokens: 6 });
    await isCharged(customer, [TOKENS * UNITS_PER_TOKEN]);
    expect((await customer.entries()).at(-1)).toMatchObject({
      operation: 'createEmbedding',
      rule: 'vectors',
      model: 'vectors',
    });
  });

  test('goes by the estimate where the upstream does not count, and the answer tells it', async () => {
    const customer = await gateway.aCustomer();
    const { usage: _, ...uncounted } = (await embed(gateway)).json;
    openai.misbehave({ kind: 'status', status: 200, body: uncounted });
    const { json } = await embed(customer);
    expect(json.usage).toEqual({ prompt_tokens: GUESS, total_tokens: GUESS });
    await isCharged(customer, [GUESS * UNITS_PER_TOKEN]);
  });

  test('of tokens that are given goes by their number then', async () => {
    const customer = await gateway.aCustomer();
    const quote = await customer.call(PATH, {
      json: { model: 'vectors', input: [[64, 22_361], [520]] },
      headers: { prefer: 'quote' },
    });
    expect(JSON.parse(quote.text).data).toMatchObject({ units: '3', isEstimate: true });
    expect(openai.requestCount).toBe(0);
  });

  test('that the balance does not cover lets nobody ask', async () => {
    const customer = await gateway.aCustomer({ units: GUESS - 1 });
    const { status, json } = await embed(customer);
    expect([status, json.error.code]).toEqual([402, 'insufficient_quota']);
    expect(openai.requestCount).toBe(0);
  });

  test('is made where the caller goes away, by the estimate, and not where it takes too long', async () => {
    const customer = await gateway.aCustomer();
    openai.misbehave({ kind: 'hang' });
    expect((await customer.callAlternate(PATH, { json: ASKED })).status).toBe(504);
    openai.forgetRequests();
    openai.misbehave({ kind: 'hang' });
    const caller = new AbortController();
    const answer = fetch(gateway.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'SVC-API-KEY': customer.key },
      body: JSON.stringify(ASKED),
      signal: caller.signal,
    });
    await openai.nextRequest();
    caller.abort();
    await expect(answer).rejects.toThrow();
    await isCharged(customer, [GUESS * UNITS_PER_TOKEN]);
  });

  test('counts among what a key may spend', async () => {
    const customer = await gateway.aCustomer({ limits: { unitsPerDay: GUESS + 1 } });
    expect((await embed(customer)).status).toBe(200);
    const { status, json } = await embed(customer);
    expect([status, json.error.code]).toEqual([402, 'key_quota_exhausted']);
  });

  test('that is not there keeps the model from being served', async () => {
    const { status, json } = await embed(gateway, { model: 'unpriced' });
    expect([status, json.error.code]).toEqual([404, 'model_not_priced']);
    expect((await gateway.call('/v1/models/unpriced')).status).toBe(404);
  });
});

describe('an answer that is none', () => {
  const vector = { object: 'embedding', index: 0, embedding: [1] };
  const told = (data: unknown): Misbehaviour => ({
    kind: 'status',
    status: 200,
    body: { object: 'list', data, model: 'm', usage: { prompt_tokens: 1, total_tokens: 1 } },
  });

  test.each<[string, Misbehaviour]>([
    ['no JSON', { kind: 'html' }],
    ['cut off', { kind: 'malformed-json' }],
    ['no list', told({})],
    ['a vector too few', told([vector])],
    ['a vector too many', told([0, 1, 2].map((index) => ({ ...vector, index })))],
    ['no numbers', told([vector, { ...vector, index: 1, embedding: ['x'] }])],
    ['another status', { kind: 'status', status: 500 }],
  ])('is a failure of the upstream, and free: %s', async (_, misbehaviour) => {
    const customer = await gateway.aCustomer();
    openai.misbehave(misbehaviour);
    const { status, json } = await embed(customer);
    expect([status, json.data]).toEqual([502, { reason: 'upstream' }]);
    await embed(customer);
    await isCharged(customer, [TOKENS * UNITS_PER_TOKEN]);
  });

  test('is told from a refusal, which the caller has in the words of the upstream, and free', async () => {
    const customer = await gateway.aCustomer();
    const message = 'The model text-embedding-9 does not exist.';
    const error = { message, type: 'invalid_request_error', param: null, code: 'model_not_found' };
    openai.misbehave({ kind: 'status', status: 404, body: { error } });
    const gone = await embed(customer);
    expect([gone.status, gone.json.error.code]).toEqual([404, 'model_not_found']);
    const long = { ...error, message: 'This model takes 8192 tokens.', param: 'input' };
    openai.misbehave({ kind: 'status', status: 400, body: { error: { ...long, code: null } } });
    const { status, json } = await embed(customer);
    expect([status, json.error.param, json.message]).toEqual([400, 'input', long.message]);
    await embed(customer);
    await isCharged(customer, [TOKENS * UNITS_PER_TOKEN]);
  });

  test('has the next upstream of the model asked', async () => {
    openai.misbehave(told([vector]));
    const answer = await embed(gateway, { model: 'two' });
    expect(vectorsIn(answer)).toEqual(INPUT.map((text) => fakeVector(text)));
    expect(answer.headers.get('x-patchbay-upstream')).toBe('other');
    expect(answer.headers.get('x-patchbay-attempts')).toBe('2');
  });

  test('is told from no address for it, after which the next upstream is asked, too', async () => {
    const error = { message: 'Invalid URL (POST /v1/embeddings)', type: 'invalid_request_error' };
    const unknown: Misbehaviour = { kind: 'status', status: 404, body: { error } };
    openai.misbehave(unknown);
    expect((await embed(gateway, { model: 'two' })).status).toBe(200);
    openai.misbehave(unknown);
    const { status, json } = await embed(gateway);
    expect([status, json.error.param]).toEqual([400, 'model']);
    expect(json.message).toBe('The upstream that serves this model makes no embeddings.');
  });
});

describe('a model', () => {
  test('that the settings do not name for embeddings is refused by what it is for', async () => {
    for (const model of ['words', 'claude']) {
      const { status, json } = await embed(gateway, { model });
      expect([status, json.error.code]).toEqual([400, 'model-operation']);
      expect(json.message).toBe(
        `${model} is not a model of embeddings; it is for createMessage, createChatCompletion and createResponse.`,
      );
    }
    const picture = await embed(gateway, { model: 'imgy-2' });
    expect(picture.json.message).toContain('it is for createImage and editImage.');
  });

  test('of embeddings answers no conversation', async () => {
    const messages = [{ role: 'user', content: 'Hello' }];
    const json = { model: 'vectors', messages };
    for (const path of ['/v1/chat/completions', '/v1/messages', '/v1/messages/count_tokens']) {
      const answer = await gateway.call(path, { json });
      expect([answer.status, answer.json.message]).toEqual([
        400,
        'vectors is not a text model; it is for createEmbedding.',
      ]);
    }
  });

  test('that nobody serves is not there', async () => {
    const { status, json } = await embed(gateway, { model: 'nobodys' });
    expect([status, json.error.code]).toEqual([404, 'model_not_found']);
  });

  test('is listed with what it is for, at its price', async () => {
    const operationsOf = async (model: string) =>
      (await gateway.call(`/v1/models/${model}`)).json.operations;
    expect(await operationsOf('vectors')).toEqual(['createEmbedding']);
    expect(await operationsOf('words')).toEqual(['createChatCompletion', 'createResponse']);
    expect(await operationsOf('both')).toEqual([
      'createChatCompletion',
      'createResponse',
      'createEmbedding',
    ]);
    const { json } = await gateway.call('/v1/models/vectors');
    expect(json.prices).toEqual([
      expect.objectContaining({ operation: 'createEmbedding', rule: 'vectors', output: '0' }),
    ]);
  });
});

test('without settings the sandbox makes embeddings under every name but that of its text model', async () => {
  const alone = await aGateway();
  onTestFinished(() => alone.stop());
  for (const model of ['sandbox-embedding-1', 'text-embedding-3-small']) {
    const { status, json } = await embed(alone, { model });
    expect([status, json.model, json.data.length]).toEqual([200, model, 2]);
  }
  expect((await embed(alone, { model: 'sandbox-text-1' })).status).toBe(400);
});

test('the very same request is answered from what is kept, for nothing', async () => {
  const keeping = await aGatewayWithCustomers({ textCache: { seconds: 60 } });
  onTestFinished(() => keeping.stop());
  const customer = await keeping.aCustomer();
  const model = 'sandbox-embedding-1';
  const first = await embed(customer, { model, dimensions: 8 });
  const again = await embed(customer, { model, dimensions: 8 });
  expect([again.headers.get('x-patchbay-cache'), again.json]).toEqual(['hit', first.json]);
  const written = await embed(customer, { model, dimensions: 8, encoding_format: 'base64' });
  expect(written.headers.get('x-patchbay-cache')).toBeNull();
  await eventually(async () => expect(await customer.charges()).toHaveLength(2));
});
