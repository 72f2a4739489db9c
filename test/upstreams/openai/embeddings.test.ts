import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openOpenai } from '../../../server/upstreams/openai/openai.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import { fakeVector } from '../../fakes/openai-embeddings.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';

let fake: FakeOpenAI;

beforeAll(async () => {
  fake = await aFakeOpenAI();
});

afterEach(() => {
  fake.behave();
  fake.forgetRequests();
});

afterAll(() => fake.close());

const BODY = { model: 'as-the-caller-says', input: ['Hello', 'there'] };
const CONTEXT = { model: 'text-embedding-3-small', signal: new AbortController().signal };

function opened(asked: Partial<Asked> = {}) {
  const upstream = openOpenai(upstreamParts({ baseUrl: `${fake.url}/v1`, ...asked }).parts);
  onTestFinished(() => upstream.close());
  if (upstream.embeddings === undefined) throw new Error('It makes no embeddings.');
  return upstream.embeddings;
}

test('what the caller says goes on as it is, but for the name of the model', async () => {
  const more = { encoding_format: 'float', dimensions: 3, user: 'u-1', input_type: 'query' };
  const outcome = await opened().embed({ body: { ...BODY, ...more } }, CONTEXT);
  const { path, body } = await fake.nextRequest();
  expect(path).toBe('/v1/embeddings');
  expect(body).toEqual({ ...BODY, ...more, model: CONTEXT.model });
  expect(outcome).toMatchObject({
    ok: true,
    value: { body: { data: [{ embedding: fakeVector('Hello', 3) }, {}] } },
  });
});

test('an answer comes with the text that it was read from', async () => {
  const body = '{"object": "list",  "data": [{"embedding": [0.12345678901234567890]}]}';
  fake.misbehave({ kind: 'status', status: 200, body });
  const outcome = await opened().embed({ body: BODY }, CONTEXT);
  expect(outcome).toEqual({ ok: true, value: { body: JSON.parse(body), text: body } });
});

test('what the upstream refuses is told with its words, and that it has no such address apart', async () => {
  const refused = await opened().embed({ body: { ...BODY, dimensions: 0 } }, CONTEXT);
  expect(refused).toMatchObject({
    failure: { kind: 'refused', parameter: 'dimensions', words: { code: 'invalid_value' } },
  });
  const error = { message: 'Invalid URL (POST /v1/embeddings)', type: 'invalid_request_error' };
  fake.misbehave({ kind: 'status', status: 404, body: { error } });
  const unknown = await opened().embed({ body: BODY }, CONTEXT);
  expect(unknown).toMatchObject({ failure: { kind: 'refused', because: 'no-address' } });
});

test.each<[string, object, object]>([
  ['a rate limit', { code: 429, message: 'Slow.' }, { kind: 'limited' }],
  ['an outage', { code: 502, message: 'Gone.' }, { kind: 'failed' }],
  [
    'a missing model',
    { code: 'model_not_found', message: 'None.' },
    { kind: 'refused', because: 'not-there', isOnlyHere: true },
  ],
])('an answer with status 200 can be an error: %s', async (_, error, failure) => {
  fake.misbehave({ kind: 'status', status: 200, body: { error } });
  expect(await opened().embed({ body: BODY }, CONTEXT)).toMatchObject({ ok: false, failure });
});

test.each([
  ['is no JSON', { kind: 'html' }],
  ['breaks off', { kind: 'malformed-json' }],
  ['is longer than it may be', { kind: 'status', status: 200, body: 'x'.repeat(2 ** 20 + 1) }],
] as const)('an answer that %s is a failure', async (_, misbehaviour) => {
  fake.misbehave(misbehaviour);
  const outcome = await opened().embed({ body: BODY }, CONTEXT);
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
});
