import Anthropic from '@anthropic-ai/sdk';
import OpenAI, { toFile } from 'openai';
import type { RunnableToolFunctionWithParse } from 'openai/lib/RunnableFunction';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFakeAnthropic, type FakeAnthropic } from './a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from './a-fake-openai.ts';
import { UPSTREAM_KEY } from './a-fake-server.ts';
import { OPENAI_REFUSALS } from './openai-failures.ts';

let fakeOpenAI: FakeOpenAI;
let fakeAnthropic: FakeAnthropic;
let openai: OpenAI;
let anthropic: Anthropic;

beforeAll(async () => {
  fakeOpenAI = await aFakeOpenAI();
  fakeAnthropic = await aFakeAnthropic();
  const options = { apiKey: UPSTREAM_KEY, maxRetries: 0 };
  openai = new OpenAI({ ...options, baseURL: `${fakeOpenAI.url}/v1` });
  anthropic = new Anthropic({ ...options, baseURL: fakeAnthropic.url });
});

afterEach(() => {
  for (const fake of [fakeOpenAI, fakeAnthropic]) {
    fake.behave();
    fake.forgetRequests();
  }
  fakeOpenAI.chat({});
  fakeAnthropic.message({});
});

afterAll(() => Promise.all([fakeOpenAI.close(), fakeAnthropic.close()]));

const messages = [{ role: 'user', content: 'Hello there' }] as const;

describe('the OpenAI client', () => {
  const request = { model: 'gpt-4o', messages: [...messages] };
  test('reads a completion, whole and streamed alike', async () => {
    const whole = await openai.chat.completions.create(request);
    const text = whole.choices[0]?.message.content;
    expect(text).toContain('Hello there');
    expect(whole._request_id).toMatch(/^req_/);
    const stream = openai.chat.completions.stream({
      ...request,
      stream_options: { include_usage: true },
    });
    const final = await stream.finalChatCompletion();
    expect(final.choices[0]?.message.content).toBe(text);
    expect(final.usage).toEqual(whole.usage);
  });

  test('runs a tool and brings its result back', async () => {
    const cities: unknown[] = [];
    const runner = openai.chat.completions.runTools({
      ...request,
      stream: true,
      tools: [
        {
          type: 'function',
          function: {
            name: 'weather',
            description: 'Tells the weather.',
            parameters: { type: 'object', properties: { city: { type: 'string' } } },
            parse: asCity,
            function: ({ city }) => {
              cities.push(city);
              return 'Sunny';
            },
          },
        } satisfies RunnableToolFunctionWithParse<{ city: unknown }>,
      ],
    });
    expect(await runner.finalContent()).toContain('Hello there');
    expect(cities).toEqual(['Zürich']);
  });

  test('makes and edits pictures', async () => {
    const made = await openai.images.generate({
      model: 'gpt-image-1',
      prompt: 'A hat',
      quality: 'low',
    });
    expect(made.data?.[0]?.b64_json).toMatch(/^iVBOR/);
    const bytes = Buffer.from(made.data?.[0]?.b64_json ?? '', 'base64');
    const source = await toFile(bytes, 'hat.png', { type: 'image/png' });
    await openai.images.edit({
      model: 'gpt-image-1',
      prompt: 'Bluer',
      image: [source, source],
      mask: source,
    });
    const { files } = await fakeOpenAI.nextRequest(({ path }) => path.endsWith('edits'));
    // The client writes the parts in the order they become ready.
    expect(files.map(({ field, size }) => [field, size]).toSorted()).toEqual([
      ['image[]', bytes.length],
      ['image[]', bytes.length],
      ['mask', bytes.length],
    ]);
  });

  test('lists models', async () => {
    const models = await Array.fromAsync(openai.models.list());
    expect(models.map(({ id }) => id)).toContain('gpt-4o');
  });

  test.each([
    [400, OpenAI.BadRequestError, 'moderation_blocked', OPENAI_REFUSALS.moderationBlocked],
    [429, OpenAI.RateLimitError, 'insufficient_quota', OPENAI_REFUSALS.outOfQuota],
    [503, OpenAI.InternalServerError, null, { kind: 'status', status: 503 }],
  ] as const)('raises its own error for %i', async (status, type, code, misbehaviour) => {
    fakeOpenAI.misbehave(misbehaviour);
    const error = await openai.chat.completions.create(request).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ status, code });
  });

  test('raises an error for a wrong key and for an error within a stream', async () => {
    const other = openai.withOptions({ apiKey: 'sk-other' });
    await expect(other.models.list()).rejects.toThrow(OpenAI.AuthenticationError);
    fakeOpenAI.misbehave({ kind: 'error-event' });
    const stream = openai.chat.completions.stream(request);
    await expect(stream.finalContent()).rejects.toThrow('in the middle of a stream');
  });

  test('tries again as it is told to', async () => {
    const headers = { 'retry-after-ms': '1' };
    fakeOpenAI.misbehave({ kind: 'status', status: 429, headers }, { times: 2 });
    const patient = openai.withOptions({ maxRetries: 2 });
    expect((await patient.chat.completions.create(request)).object).toBe('chat.completion');
    expect(fakeOpenAI.requests).toHaveLength(3);
  });

  test('hangs up, and the fake knows', async () => {
    const release = Promise.withResolvers<void>();
    fakeOpenAI.misbehave({ kind: 'held', until: release.promise, afterEvents: 2 });
    const stream = await openai.chat.completions.create({ ...request, stream: true });
    for await (const _ of stream) break;
    expect((await fakeOpenAI.aborted()).body.stream).toBe(true);
    release.resolve();
  });
});

describe('the Anthropic client', () => {
  const request = { model: 'claude-haiku-4-5', max_tokens: 200, messages: [...messages] };

  test('reads a message, whole and streamed alike', async () => {
    const whole = await anthropic.messages.create(request);
    expect(whole._request_id).toMatch(/^req_/);
    const final = await anthropic.messages.stream(request).finalMessage();
    expect(final.content).toEqual(whole.content);
    expect(final.stop_reason).toBe('end_turn');
    expect(final.usage).toMatchObject({ ...whole.usage });
  });

  test('puts the input of a tool together from its pieces', async () => {
    const input_schema = { type: 'object', properties: { city: { type: 'string' } } } as const;
    const tools = [{ name: 'weather', input_schema }];
    const final = await anthropic.messages.stream({ ...request, tools }).finalMessage();
    expect(final.stop_reason).toBe('tool_use');
    expect(final.content[1]).toMatchObject({ type: 'tool_use', input: { city: 'Zürich' } });
  });

  test('lists models and finds one', async () => {
    const [first] = await Array.fromAsync(anthropic.models.list({ limit: 1 }));
    const found = await anthropic.models.retrieve(first?.id ?? '');
    expect(found).toMatchObject({ ...first });
  });

  test.each([
    [400, Anthropic.BadRequestError, 'invalid_request_error'],
    [401, Anthropic.AuthenticationError, 'authentication_error'],
    [429, Anthropic.RateLimitError, 'rate_limit_error'],
    [529, Anthropic.InternalServerError, 'overloaded_error'],
  ] as const)('raises its own error for %i', async (status, type, kind) => {
    fakeAnthropic.misbehave({ kind: 'status', status });
    const error = await anthropic.messages.create(request).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ status, error: { error: { type: kind } } });
  });

  test('raises an error for one within a stream, and for a stream without its end', async () => {
    fakeAnthropic.misbehave({ kind: 'error-event' });
    fakeAnthropic.misbehave({ kind: 'truncated-stream', at: 'end' });
    await expect(anthropic.messages.stream(request).finalMessage()).rejects.toThrow('Overloaded');
    await expect(anthropic.messages.stream(request).finalMessage()).rejects.toThrow();
  });

  test('hangs up, and the fake knows', async () => {
    fakeAnthropic.misbehave({ kind: 'silent-stream' });
    const stream = await anthropic.messages.create({ ...request, stream: true });
    for await (const _ of stream) break;
    expect((await fakeAnthropic.aborted()).body.stream).toBe(true);
  });
});

function asCity(text: string): { city: unknown } {
  const { city }: { city?: unknown } = JSON.parse(text);
  return { city };
}
