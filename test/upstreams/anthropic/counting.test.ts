import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openAnthropic } from '../../../server/upstreams/anthropic/anthropic.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../../fakes/a-fake-anthropic.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';

let fake: FakeAnthropic;

beforeAll(async () => {
  fake = await aFakeAnthropic();
});

afterEach(() => {
  fake.behave();
  fake.countTokens(true);
  fake.forgetRequests();
});

afterAll(() => fake.close());

const HELLO = { model: 'as-the-caller-says', messages: [{ role: 'user', content: 'Hello' }] };
const CONTEXT = { model: 'claude-haiku-4-5', maxTokens: 9, signal: new AbortController().signal };

function opened(asked: Partial<Asked> = {}) {
  const upstream = openAnthropic(upstreamParts({ baseUrl: fake.url, ...asked }).parts);
  onTestFinished(() => upstream.close());
  const { counting, text } = upstream;
  if (counting === undefined || text === undefined) throw new Error('It lacks something.');
  return { counting, text };
}

test("a count carries the caller's version and features, except where the operator's headers name them", async () => {
  const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'more' };
  const request = { body: HELLO, headers };
  expect(await opened().counting.count(request, CONTEXT)).toEqual({
    ok: true,
    value: { body: { input_tokens: 1 }, text: '{"input_tokens":1}' },
  });
  expect((await fake.nextRequest()).headers).toMatchObject(headers);
  const fixed = { 'Anthropic-Version': '2023-06-01' };
  await opened({ headers: fixed }).counting.count(request, CONTEXT);
  const seen = await fake.nextRequest();
  expect(seen.headers).toMatchObject({ ...headers, 'anthropic-version': '2023-06-01' });
});

test('a count is asked for at the same place where the base address holds the version', async () => {
  await opened({ baseUrl: `${fake.url}/v1/` }).counting.count({ body: HELLO }, CONTEXT);
  expect((await fake.nextRequest()).path).toBe('/v1/messages/count_tokens');
});

test('a limit of counts keeps nobody from messages, as each has its own', async () => {
  const { counting, text } = opened();
  fake.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '30' } });
  for (const _ of ['the upstream says it', 'the key rests']) {
    const limited = await counting.count({ body: HELLO }, CONTEXT);
    expect(limited).toMatchObject({ ok: false, failure: { kind: 'limited' } });
  }
  expect(fake.requestCount).toBe(1);
  const request = { interface: 'messages', body: HELLO, stream: false } as const;
  expect(await text.answer(request, CONTEXT)).toMatchObject({ ok: true });
});

test('a count that the upstream has no address for is told from one that it refuses', async () => {
  fake.countTokens(false);
  const { counting } = opened();
  const unknown = await counting.count({ body: HELLO }, CONTEXT);
  expect(unknown).toMatchObject({ failure: { kind: 'refused', because: 'no-address' } });
  const error = { type: 'not_found_error', message: 'model: claude-haiku-4-5' };
  fake.misbehave({ kind: 'status', status: 404, body: { type: 'error', error } });
  const refused = await counting.count({ body: HELLO }, CONTEXT);
  expect(refused).toMatchObject({ failure: { kind: 'refused', because: 'not-there' } });
});
