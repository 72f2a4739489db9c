import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transportFailure } from '../../../server/upstreams/http/transport-failure.ts';
import { openOpenai } from '../../../server/upstreams/openai/openai.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type { TextAnswer, TextRequest, TextUpstream } from '../../../server/upstreams/port/text.ts';
import type { UpstreamSettings } from '../../../server/upstreams/upstream-parts.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import { OPENAI_REFUSALS } from '../../fakes/openai-failures.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';

let fake: FakeOpenAI;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  fake = await aFakeOpenAI();
});

afterEach(async () => {
  fake.behave();
  fake.chat({});
  fake.forgetRequests();
  await Promise.all(opened.splice(0).map((upstream) => upstream.close()));
});

afterAll(() => fake.close());

const HELLO = { model: 'as-the-caller-says', messages: [{ role: 'user', content: 'Hello' }] };

function anUpstream(asked: Partial<Asked> = {}): TextUpstream {
  const upstream = openOpenai(upstreamParts({ baseUrl: `${fake.url}/v1`, ...asked }).parts);
  opened.push(upstream);
  if (upstream.text === undefined) throw new Error('It has no text.');
  return upstream.text;
}

function ask(
  body: TextRequest['body'] = HELLO,
  {
    stream = false,
    signal = new AbortController().signal,
    asked = {},
  }: {
    readonly stream?: boolean;
    readonly signal?: AbortSignal;
    readonly asked?: Partial<Asked>;
  } = {},
): Promise<UpstreamOutcome<TextAnswer>> {
  const context = { model: 'gpt-4o-mini', maxTokens: 100, signal };
  return anUpstream(asked).answer({ interface: 'chat-completions', body, stream }, context);
}

function bytesOf(outcome: UpstreamOutcome<TextAnswer>): AsyncIterable<Uint8Array> {
  if (!outcome.ok || outcome.value.kind !== 'stream') throw new Error('This is no stream.');
  return outcome.value.bytes;
}

/** Reads a stream: its text, and the error it ended with, if any. */
async function read(bytes: AsyncIterable<Uint8Array>): Promise<{ text: string; error?: unknown }> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of bytes) chunks.push(chunk);
    return { text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    return { text: Buffer.concat(chunks).toString('utf8'), error };
  }
}

describe('a request', () => {
  test('goes on as it is, with the name that the upstream has for the model', async () => {
    const body = { ...HELLO, temperature: 0.5, unheard_of: { deeply: [1, null] } };
    await ask(body);
    const { body: sent, headers } = await fake.nextRequest();
    expect(sent).toEqual({ ...body, model: 'gpt-4o-mini' });
    expect(headers.authorization).toMatch(/^Bearer sk-/);
  });

  test('for a stream asks what is consumed, beside what the caller asks', async () => {
    const stream_options = { include_obfuscation: false, include_usage: false };
    await ask({ ...HELLO, stream_options }, { stream: true });
    expect((await fake.nextRequest()).body).toMatchObject({
      stream: true,
      stream_options: { include_obfuscation: false, include_usage: true },
    });
  });

  test('is not changed where the caller has it', async () => {
    const body = { ...HELLO, stream_options: { include_obfuscation: false } };
    const before = structuredClone(body);
    await ask(body, { stream: true });
    expect(body).toEqual(before);
  });
});

describe('the limit of tokens of a translated request', () => {
  test.each([
    ['at OpenAI', undefined, 'max_completion_tokens'],
    ['at OpenAI in a region', 'https://eu.api.openai.com/v1', 'max_completion_tokens'],
    ['elsewhere', 'https://api.mistral.ai/v1', 'max_tokens'],
    ['at a name that only looks alike', 'https://notapi.openai.com/v1', 'max_tokens'],
  ])('is called %s (%s) %s', (_, baseUrl, name) => {
    expect(opening(baseUrl === undefined ? {} : { baseUrl }).tokenLimitName).toBe(name);
  });

  test('is called as the operator says', () => {
    const asked = { baseUrl: 'https://a.example/v1' };
    for (const name of ['max_tokens', 'max_completion_tokens'] as const) {
      expect(opening({ ...asked, tokenLimitName: name }).tokenLimitName).toBe(name);
    }
  });
});

test.each([
  [undefined, false],
  ['https://eu.api.openai.com/v1', false],
  ['https://a-name.openai.azure.com/openai/v1', false],
  ['https://api.mistral.ai/v1', false],
  ['https://api.deepseek.com', true],
  ['http://127.0.0.1:8000/v1', true],
])('what a model has thought is told again only where it is not refused: %s', (baseUrl, takes) => {
  expect(opening(baseUrl === undefined ? {} : { baseUrl }).takesThoughts).toBe(takes);
});

function opening(settings: Partial<UpstreamSettings>): TextUpstream {
  const { parts } = upstreamParts({ baseUrl: 'unused' });
  const { baseUrl: _, ...usual } = parts.settings;
  const upstream = openOpenai({ ...parts, settings: { ...usual, ...settings } });
  opened.push(upstream);
  if (upstream.text === undefined) throw new Error('It has no text.');
  return upstream.text;
}

describe('a whole answer', () => {
  test('comes back as it is', async () => {
    fake.chat({ text: 'Good morning.', usage: { prompt: 3, completion: 4 } });
    expect(await ask()).toMatchObject({
      ok: true,
      value: {
        kind: 'whole',
        body: {
          object: 'chat.completion',
          choices: [{ message: { content: 'Good morning.' } }],
          usage: { prompt_tokens: 3, completion_tokens: 4 },
        },
      },
    });
  });

  test('that lacks nothing has the very text that the upstream sent', async () => {
    const outcome = await ask();
    if (!outcome.ok || outcome.value.kind !== 'whole') throw new Error('This is no whole answer.');
    const { text, body } = outcome.value;
    expect(JSON.parse(text ?? '')).toEqual(body);
  });

  test('with gaps is completed, and has no text of its own', async () => {
    const body = {
      created: 1.5,
      choices: [{ message: { tool_calls: [{ function: { name: 'f' } }] } }],
      usage: null,
    };
    fake.misbehave({ kind: 'status', status: 200, body });
    const called = { name: 'f', arguments: '{}' };
    const calls = [{ id: expect.stringMatching(/^call_./), type: 'function', function: called }];
    const message = { role: 'assistant', content: null, tool_calls: calls };
    expect(await ask()).toEqual({
      ok: true,
      value: {
        kind: 'whole',
        body: {
          id: expect.any(String),
          object: 'chat.completion',
          created: 1,
          model: 'gpt-4o-mini',
          choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
        },
      },
    });
  });

  test.each<[string, unknown]>([
    ['an error', { error: { message: 'Out of order.' } }],
    ['a list', [{ choices: [] }]],
    ['without choices', { choices: [] }],
    ['no object', null],
  ])('with status 200 that is %s is a failure', async (_, body) => {
    fake.misbehave({ kind: 'status', status: 200, body });
    expect(await ask()).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });
});

test('a request that is too dear for the credit left does not set the key aside', async () => {
  const message = 'You requested up to 4096 tokens, but can only afford 512.';
  const upstream = anUpstream();
  const request = { interface: 'chat-completions', body: HELLO, stream: false } as const;
  const { signal } = new AbortController();
  const call = () => upstream.answer(request, { model: 'gpt-4o-mini', maxTokens: 100, signal });
  fake.misbehave({ kind: 'status', status: 402, body: { error: { code: 402, message } } });
  expect(await call()).toMatchObject({ ok: false, failure: { kind: 'keyless' } });
  expect(await call()).toMatchObject({ ok: true });
});

test.each<[number, string, string]>([
  [400, 'Incorrect API key provided: xa***yz.', 'refused'],
  [400, 'API key not valid. Please pass a valid API key.', 'refused'],
  [429, 'Your team has used all available credits.', 'limited'],
])(
  'a %i that quotes another service (%s) does not set the key aside',
  async (status, raw, kind) => {
    const { parts, logged } = upstreamParts({ baseUrl: `${fake.url}/v1` });
    const upstream = openOpenai(parts);
    opened.push(upstream);
    const context = { model: 'm', maxTokens: 100, signal: new AbortController().signal };
    const request = { interface: 'chat-completions', body: HELLO, stream: false } as const;
    const message = 'Provider returned error';
    const error = { code: status, message, metadata: { raw, provider_name: 'Theirs' } };
    fake.misbehave({ kind: 'status', status, body: { error } });
    expect(await upstream.text?.answer(request, context)).toMatchObject({ failure: { kind } });
    expect(logged.join()).not.toContain('upstream key refused');
  },
);

test.each<[string, object, object]>([
  ['a rate limit', { code: 429, message: 'Slow down.' }, { kind: 'limited' }],
  ['a used-up quota', { code: 402, message: 'Top up.' }, { kind: 'keyless' }],
  ['moderation', { code: 'content_filter', message: 'No.' }, { kind: 'moderated' }],
  [
    'a refusal',
    { type: 'invalid_request_error', message: 'Too hot.', param: 'temperature' },
    { kind: 'refused', message: 'Too hot.', parameter: 'temperature' },
  ],
  [
    'a missing model',
    { code: 'model_not_found', message: 'No such model.' },
    { kind: 'refused', because: 'not-there' },
  ],
])('an answer with status 200 can be an error: %s', async (_, error, failure) => {
  fake.misbehave({ kind: 'status', status: 200, body: { error } });
  expect(await ask()).toMatchObject({ ok: false, failure });
});

const ERROR_OF_MODEL = { code: 'model_not_found', message: 'The model `m` does not exist.' };

test.each<[string, number, object]>([
  ['OpenAI', 404, { error: ERROR_OF_MODEL }],
  ['an upstream that answers 200', 200, { error: ERROR_OF_MODEL }],
  [
    'xAI',
    404,
    { code: 'not-found', error: 'The model grok-9 does not exist or your team has no access.' },
  ],
  [
    'Gemini',
    404,
    [{ error: { code: 404, message: 'models/gemini-9 is not found for API version v1.' } }],
  ],
  [
    'Vertex AI',
    404,
    { error: { message: 'Publisher Model `projects/a/models/b` was not found.' } },
  ],
  ['OpenRouter', 400, { error: { code: 400, message: 'a/b is not a valid model ID' } }],
  ['DeepSeek', 400, { error: { message: 'Model Not Exist', type: 'invalid_request_error' } }],
  ['Mistral', 400, { object: 'error', message: 'Invalid model: m', type: 'invalid_model' }],
  ['Ollama', 404, { error: { message: "model 'm' not found", type: 'not_found_error' } }],
  ['an older Ollama', 404, { error: 'model "m" not found, try pulling it first' }],
  [
    'Azure',
    404,
    { error: { code: 'DeploymentNotFound', message: 'The API deployment does not exist.' } },
  ],
])(
  'a model that %s lacks may be at another upstream, and the operator hears of it',
  async (_, status, body) => {
    const { parts, logged } = upstreamParts({ baseUrl: `${fake.url}/v1` });
    const upstream = openOpenai(parts);
    opened.push(upstream);
    const context = { model: 'gpt-9', maxTokens: 100, signal: new AbortController().signal };
    fake.misbehave({ kind: 'status', status, body });
    const request = { interface: 'chat-completions', body: HELLO, stream: false } as const;
    expect(await upstream.text?.answer(request, context)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', isOnlyHere: true },
    });
    expect(logged.join()).toContain('upstream has no such model');
  },
);

test('what a request names and the upstream does not find is told, and no fault of its address', async () => {
  const { parts } = upstreamParts({ baseUrl: `${fake.url}/v1` });
  const upstream = openOpenai(parts);
  opened.push(upstream);
  const context = { model: 'gpt-9', maxTokens: 100, signal: new AbortController().signal };
  const message = 'File not found: file-1';
  fake.misbehave({ kind: 'status', status: 404, body: { error: { message } } });
  const request = { interface: 'chat-completions', body: HELLO, stream: false } as const;
  expect(await upstream.text?.answer(request, context)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', message, because: 'not-there' },
  });
});

/** An answer that OpenRouter could not complete. */
const ENDED_BY = (error?: object, finish_reason: unknown = 'error') => ({
  id: 'gen-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'Once' },
      finish_reason,
      ...(error && { error }),
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

test.each<[string, object, object]>([
  ['its upstream fails', ENDED_BY({ code: 502, message: 'Gone.' }), { kind: 'failed' }],
  ['it is not explained', ENDED_BY(), { kind: 'failed' }],
  ['there is a rate limit', ENDED_BY({ code: 429, message: 'Slow.' }), { kind: 'limited' }],
  ['the status is a text', ENDED_BY({ code: '429', message: 'Slow.' }), { kind: 'limited' }],
  [
    'the service behind it refuses',
    ENDED_BY({
      code: 400,
      message: 'Provider returned error',
      metadata: { raw: '{"error":{"message":"Too hot."}}', provider_name: 'Theirs' },
    }),
    { kind: 'refused', message: 'Provider returned error: Too hot.' },
  ],
  [
    'moderation flags it',
    ENDED_BY({ code: 403, message: 'No.', metadata: { flagged_input: 'Hello' } }),
    { kind: 'moderated' },
  ],
  [
    'the error is beside the choices',
    { ...ENDED_BY(undefined, 'stop'), error: { code: 429, message: 'Slow.' } },
    { kind: 'limited' },
  ],
])('an answer whose choice ended with an error has failed: %s', async (_, body, failure) => {
  fake.misbehave({ kind: 'status', status: 200, body });
  expect(await ask()).toMatchObject({ ok: false, failure });
  const event = `data: ${JSON.stringify({ ...body, object: 'chat.completion.chunk' })}\n\n`;
  fake.misbehave({ kind: 'error-event', afterEvents: 0, event });
  expect(await ask(HELLO, { stream: true })).toMatchObject({ ok: false, failure });
});

test.each([null, '', false])('an answer with %j for its error has none', async (error) => {
  fake.misbehave({ kind: 'status', status: 200, body: { ...ENDED_BY(undefined, 'stop'), error } });
  expect(await ask()).toMatchObject({ ok: true });
});

describe('a streamed answer', () => {
  test('has the very bytes that the upstream sent', async () => {
    const text = 'Ein Löwe, 一只狐狸, 🌊 and\n\ndata: [DONE]';
    fake.chat({ text });
    const { text: passedOn, error } = await read(bytesOf(await ask(HELLO, { stream: true })));
    expect(error).toBeUndefined();
    const { body } = await fake.nextRequest();
    const key = { authorization: 'Bearer sk-a-key-of-an-upstream' };
    const direct = await fetch(`${fake.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify(body),
    });
    expect(digest(passedOn)).toBe(digest(await direct.text()));
  });

  test('is there with its first byte, and not before', async () => {
    const held = Promise.withResolvers<void>();
    fake.misbehave({ kind: 'held', until: held.promise, afterEvents: 1 });
    const bytes = bytesOf(await ask(HELLO, { stream: true }));
    held.resolve();
    expect((await read(bytes)).text).toMatch(/^data: \{.*\n\ndata: \[DONE\]\n\n$/s);
  });

  test.each<Misbehaviour>([
    { kind: 'reset-before-headers' },
    { kind: 'empty-body' },
    { kind: 'html' },
    { kind: 'wrong-content-type', contentType: 'application/json' },
    { kind: 'status', status: 200, body: { error: { message: 'Out of order.' } } },
    { kind: 'status', status: 503 },
  ])('that fails before its first byte by $kind is a failure', async (misbehaviour) => {
    fake.misbehave(misbehaviour);
    const outcome = await ask(HELLO, { stream: true });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });

  test('that is silent before its first byte has timed out', async () => {
    fake.misbehave({ kind: 'silent-stream', afterEvents: 0 });
    const asked = { timeouts: { firstByte: 1, idle: 0.2 } };
    const outcome = await ask(HELLO, { stream: true, asked });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
  });

  test.each<[string, object, object]>([
    ['a rate limit', { code: 429, message: 'Slow down.' }, { kind: 'limited' }],
    [
      'a refusal',
      { type: 'invalid_request_error', message: 'Too hot.', param: 'temperature' },
      { kind: 'refused', message: 'Too hot.', parameter: 'temperature' },
    ],
  ])('that is a document with an error has failed with it: %s', async (_, error, failure) => {
    fake.misbehave({ kind: 'status', status: 200, body: { error } });
    expect(await ask(HELLO, { stream: true })).toMatchObject({ ok: false, failure });
  });

  test('that is a whole answer becomes a stream', async () => {
    const body = { choices: [{ message: { content: 'Hello.' }, finish_reason: 'stop' }] };
    fake.misbehave({ kind: 'status', status: 200, body });
    const { text } = await read(bytesOf(await ask(HELLO, { stream: true })));
    expect(text).toMatch(/^data: .*"model":"gpt-4o-mini".*"content":"Hello\."/);
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  test('may be silent before its first word for as long as before its first byte', async () => {
    const thought = Promise.withResolvers<void>();
    fake.misbehave({ kind: 'held', until: thought.promise, afterEvents: 1 });
    const asked = { timeouts: { firstByte: 60, idle: 1 } };
    const bytes = bytesOf(await ask(HELLO, { stream: true, asked }));
    // Longer than the idle timeout of other answers, which undici checks once a second.
    setTimeout(thought.resolve, 2_500);
    const { text, error } = await read(bytes);
    expect(error).toBeUndefined();
    expect(text).toMatch(/\[DONE\]\n\n$/);
  });

  test.each<Misbehaviour>([
    { kind: 'wrong-content-length', by: 10 },
    { kind: 'silent-stream' },
    { kind: 'endless' },
  ])('that goes wrong later by $kind ends by an error after what came', async (misbehaviour) => {
    fake.misbehave(misbehaviour);
    const asked = { timeouts: { idle: 0.2 } };
    const { text, error } = await read(bytesOf(await ask(HELLO, { stream: true, asked })));
    expect(text).toMatch(/^data: \{/);
    expect(transportFailure(error).kind).toMatch(/^(failed|timed-out)$/);
    expect(error).toBeInstanceOf(Error);
  });

  test('that nobody reads any more ends the call', async () => {
    fake.misbehave({ kind: 'silent-stream' });
    const bytes = bytesOf(await ask(HELLO, { stream: true }));
    for await (const _ of bytes) break;
    await fake.aborted();
  });

  test('is ended by the caller', async () => {
    fake.misbehave({ kind: 'silent-stream' });
    const caller = new AbortController();
    const bytes = bytesOf(await ask(HELLO, { stream: true, signal: caller.signal }));
    const reading = read(bytes);
    caller.abort(new Error('The caller went away.'));
    await fake.aborted();
    expect((await reading).error).toBe(caller.signal.reason);
  });
});

describe('a call', () => {
  test('is ended by the caller before its answer', async () => {
    fake.misbehave({ kind: 'hang' });
    const caller = new AbortController();
    const asking = ask(HELLO, { signal: caller.signal });
    await fake.nextRequest();
    caller.abort(new Error('The caller went away.'));
    await expect(asking).rejects.toBe(caller.signal.reason);
    await fake.aborted();
  });

  test('to where nobody listens has not begun any work', async () => {
    const gone = await aFakeOpenAI();
    await gone.close();
    expect(await ask(HELLO, { asked: { baseUrl: `${gone.url}/v1` } })).toEqual({
      ok: false,
      failure: { kind: 'failed', message: 'The upstream cannot be reached.', isUntouched: true },
    });
  });

  test.each<[string, Misbehaviour, object]>([
    ['a refusal', OPENAI_REFUSALS.contextTooLong, { kind: 'refused', parameter: 'messages' }],
    ['moderation', OPENAI_REFUSALS.contentPolicy, { kind: 'moderated' }],
    [
      'moderation by Azure',
      refusedBy({ error: { message: 'Filtered.', type: null, code: 'content_filter' } }),
      { kind: 'moderated', message: 'Filtered.' },
    ],
    [
      'moderation by OpenRouter',
      refusedBy(
        {
          error: {
            code: 403,
            message: 'Flagged.',
            metadata: { reasons: ['violence'], flagged_input: 'Hello' },
          },
        },
        403,
      ),
      { kind: 'moderated', message: 'Flagged.' },
    ],
    [
      'moderation by xAI',
      refusedBy(
        {
          code: 'No permission.',
          error: 'Content violates usage guidelines. Team: t, API key ID: k.',
        },
        403,
      ),
      { kind: 'moderated', message: 'The upstream refuses the content.' },
    ],
    [
      'moderation by xAI of an image',
      refusedBy({ code: 'Invalid.', error: 'Generated image rejected by content moderation.' }),
      { kind: 'moderated', message: 'The upstream refuses the content.' },
    ],
    ...['contentFilter', 'data_inspection_failed', 'InputTextSensitiveContentDetected'].map(
      (code): [string, Misbehaviour, object] => [
        `moderation under the code ${code}`,
        refusedBy({ error: { message: 'No.', code } }),
        { kind: 'moderated', message: 'No.' },
      ],
    ),
    [
      'a moderation that is out of order',
      refusedBy({ error: { message: 'The content moderation service is down.' } }, 500),
      { kind: 'failed' },
    ],
    ...(
      [
        ['Arrearage', 400],
        ['billing_not_active', 429],
        ['exceeded_current_quota_error', 429],
        ['AccountOverdueError', 403],
        ['insufficient_user_quota', 403],
      ] as const
    ).map(([type, status]): [string, Misbehaviour, object] => [
      `an unpaid account, told as ${type} with ${status}`,
      refusedBy({ error: { message: 'Top up.', type, code: type } }, status),
      { kind: 'keyless', message: "The upstream does not accept the gateway's key." },
    ]),
    [
      'a rate limit of Gemini, which says how long',
      refusedBy(
        [
          {
            error: {
              code: 429,
              message: 'You exceeded your current quota.',
              status: 'RESOURCE_EXHAUSTED',
              details: [
                { '@type': 'type.googleapis.com/google.rpc.Help' },
                { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '38.2s' },
              ],
            },
          },
        ],
        429,
      ),
      { kind: 'limited', retryAfterSeconds: 39 },
    ],
    [
      'an unpaid account at xAI',
      refusedBy({ code: 'Exhausted.', error: 'Your team has used all available credits.' }, 429),
      { kind: 'keyless' },
    ],
    [
      'a key that xAI does not take',
      refusedBy({ code: 'Invalid.', error: 'Incorrect API key provided: xa***yz.' }),
      { kind: 'keyless' },
    ],
    [
      'a refusal in a list',
      refusedBy([{ error: { code: 400, message: 'No.', status: 'INVALID_ARGUMENT' } }]),
      { kind: 'refused', message: 'No.' },
    ],
    [
      'a key that is not taken, told as a bad request',
      refusedBy([{ error: { code: 400, message: 'API key not valid. Please pass a valid one.' } }]),
      { kind: 'keyless' },
    ],
    [
      'a setting that only this model does not take',
      refusedBy({
        error: {
          message: "Unsupported value: 'temperature' does not support 0.2 with this model.",
          type: 'invalid_request_error',
          param: 'temperature',
          code: 'unsupported_value',
        },
      }),
      { kind: 'refused', parameter: 'temperature', isOnlyHere: true },
    ],
    ['a rate limit', OPENAI_REFUSALS.rateLimited, { kind: 'limited' }],
    ['a used-up quota', OPENAI_REFUSALS.outOfQuota, { kind: 'keyless' }],
    ['a key that is not taken', { kind: 'status', status: 401 }, { kind: 'keyless' }],
    ['what is forbidden', { kind: 'status', status: 403 }, { kind: 'keyless' }],
    [
      'a model that is not there',
      refusedBy({ error: { message: 'No such model.', code: 'model_not_found' } }, 404),
      { kind: 'refused', because: 'not-there', words: { code: 'model_not_found' } },
    ],
    ['a refusal in one sentence', refusedBy({ error: 'No.' }), { kind: 'refused', message: 'No.' }],
    [
      'a refusal as SGLang, and vLLM of old, say it',
      refusedBy({ object: 'error', message: 'No.', type: 'BadRequestError', code: 400 }),
      { kind: 'refused', message: 'No.', words: { type: 'BadRequestError', code: null } },
    ],
    [
      'a refusal as Mistral says it',
      refusedBy({
        object: 'error',
        message: {
          detail: [{ type: 'missing', loc: ['body', 'messages'], msg: 'Field required' }],
        },
        type: 'invalid_request_error',
      }),
      { kind: 'refused', message: 'Field required' },
    ],
    [
      'a refusal as FastAPI says it',
      refusedBy({ detail: [{ msg: 'No.' }, { msg: 'Nor this.' }] }, 422),
      { kind: 'refused', message: 'No.; Nor this.' },
    ],
    [
      'an address that is not there, as llama.cpp says it',
      refusedBy({ error: { code: 404, message: 'File Not Found', type: 'not_found_error' } }, 404),
      { kind: 'failed', message: expect.stringContaining('404') },
    ],
    [
      'an address that is not there, as FastAPI says it',
      refusedBy({ detail: 'Not Found' }, 404),
      { kind: 'failed', message: expect.stringContaining('404') },
    ],
    ['a server error', { kind: 'status', status: 500 }, { kind: 'failed' }],
    ['an overload', { kind: 'status', status: 529 }, { kind: 'failed' }],
    ['half a document', { kind: 'malformed-json' }, { kind: 'failed' }],
    ['an empty body', { kind: 'empty-body' }, { kind: 'failed' }],
    ['a page', { kind: 'html' }, { kind: 'failed' }],
    ['an endless body', { kind: 'endless' }, { kind: 'failed' }],
    ['a body that is too short', { kind: 'wrong-content-length', by: 10 }, { kind: 'failed' }],
    ['a reset after the head', { kind: 'reset-after-headers' }, { kind: 'failed' }],
    ['a redirect', { kind: 'redirect', to: 'http://127.0.0.1:1' }, { kind: 'failed' }],
  ])('that meets %s is told so', async (_, misbehaviour, failure) => {
    fake.misbehave(misbehaviour);
    expect(await ask()).toMatchObject({ ok: false, failure });
  });

  test('that hangs has timed out', async () => {
    fake.misbehave({ kind: 'hang' });
    const outcome = await ask(HELLO, { asked: { timeouts: { firstByte: 0.2 } } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
  });
});

test('with 404, which says that nothing is at the address, tells of nothing that the caller names', async () => {
  fake.misbehave(refusedBy({ error: { message: 'Invalid URL (POST /chat/completions)' } }, 404));
  const outcome = await ask();
  expect(outcome).toMatchObject({
    ok: false,
    failure: { kind: 'failed', message: expect.not.stringContaining('URL') },
  });
});

function refusedBy(body: unknown, status = 400): Misbehaviour {
  return { kind: 'status', status, body };
}

function digest(text: string): string {
  const same = text
    .replaceAll(/"id":"[^"]*"/g, '"id":""')
    .replaceAll(/"created":\d+/g, '"created":0');
  return createHash('sha256').update(same).digest('hex');
}
