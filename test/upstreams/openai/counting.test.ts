import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openOpenai } from '../../../server/upstreams/openai/openai.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
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

const body = { model: 'as-the-caller-says', input: 'Hello' };
const CONTEXT = { model: 'gpt-4o', maxTokens: 9, signal: new AbortController().signal };

function opened(asked: Partial<Asked> = {}) {
  const usual = { baseUrl: `${fake.url}/v1`, speaksResponses: true };
  const upstream = openOpenai(upstreamParts({ ...usual, ...asked }).parts);
  onTestFinished(() => upstream.close());
  return upstream;
}

test('a count is asked for with what the caller says, and passed on with its text', async () => {
  const count = { object: 'response.input_tokens', input_tokens: 1 };
  expect(await opened().responseCounting?.count({ body }, CONTEXT)).toEqual({
    ok: true,
    value: { body: count, text: JSON.stringify(count) },
  });
  const seen = await fake.nextRequest();
  expect([seen.path, seen.body]).toEqual([
    '/v1/responses/input_tokens',
    { model: 'gpt-4o', input: 'Hello' },
  ]);
});

test('nothing that the vendor keeps is counted, as all accounts share its key', async () => {
  const going = { ...body, previous_response_id: 'resp_of_the_vendor' };
  const counted = await opened().responseCounting?.count({ body: going }, CONTEXT);
  expect(counted).toMatchObject({
    failure: { kind: 'refused', parameter: 'previous_response_id' },
  });
  expect(fake.requestCount).toBe(0);
});

test('a limit of counts keeps nobody from responses, as each has its own', async () => {
  const { responseCounting: counting, text } = opened();
  fake.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '30' } });
  for (const _ of ['the upstream says it', 'the key rests']) {
    const limited = await counting?.count({ body }, CONTEXT);
    expect(limited).toMatchObject({ ok: false, failure: { kind: 'limited' } });
  }
  expect(fake.requestCount).toBe(1);
  const request = { interface: 'responses', body, stream: false } as const;
  expect(await text?.answer(request, CONTEXT)).toMatchObject({ ok: true });
});

test('none is asked for where the upstream does not speak responses, or turns out not to', async () => {
  expect(opened({ speaksResponses: false }).responseCounting).toBeUndefined();
  const doubtful = opened({ askedAgainMinutes: 10 });
  fake.misbehave({ kind: 'status', status: 404, body: { detail: 'Not Found' } });
  await doubtful.text?.answer({ interface: 'responses', body, stream: false }, CONTEXT);
  expect(doubtful.responseCounting).toBeUndefined();
});
