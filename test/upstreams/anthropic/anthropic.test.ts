import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openAnthropic } from '../../../server/upstreams/anthropic/anthropic.ts';
import { transportFailure } from '../../../server/upstreams/http/transport-failure.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type { TextAnswer, TextRequest, TextUpstream } from '../../../server/upstreams/port/text.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../../fakes/a-fake-anthropic.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';

let fake: FakeAnthropic;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  fake = await aFakeAnthropic();
});

afterEach(async () => {
  fake.behave();
  fake.message({});
  fake.forgetRequests();
  await Promise.all(opened.splice(0).map((upstream) => upstream.close()));
});

afterAll(() => fake.close());

const HELLO = { model: 'as-the-caller-says', messages: [{ role: 'user', content: 'Hello' }] };
const CONTEXT = { model: 'claude-haiku-4-5', maxTokens: 321, signal: new AbortController().signal };

function text(asked: Partial<Asked> = {}): TextUpstream {
  const upstream = openAnthropic(upstreamParts({ baseUrl: fake.url, ...asked }).parts);
  opened.push(upstream);
  if (upstream.text === undefined) throw new Error('It has no text.');
  return upstream.text;
}

/** How a test's request differs from the default. */
interface Asking {
  readonly stream?: boolean;
  readonly context?: typeof CONTEXT;
  readonly asked?: Partial<Asked>;
  readonly headers?: TextRequest['headers'];
}

function ask(
  body: TextRequest['body'] = HELLO,
  { stream = false, context = CONTEXT, asked = {}, headers = {} }: Asking = {},
): Promise<UpstreamOutcome<TextAnswer>> {
  return text(asked).answer({ interface: 'messages', body, stream, headers }, context);
}

async function sentFor(body: TextRequest['body']) {
  await ask(body);
  return (await fake.nextRequest()).body;
}

/** Reads a stream: its text, and the error it ended with, if any. */
async function read(
  outcome: UpstreamOutcome<TextAnswer>,
): Promise<{ text: string; error?: unknown }> {
  if (!outcome.ok || outcome.value.kind !== 'stream') throw new Error('This is no stream.');
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of outcome.value.bytes) chunks.push(chunk);
  } catch (error) {
    return { text: Buffer.concat(chunks).toString(), error };
  }
  return { text: Buffer.concat(chunks).toString() };
}

describe('what is asked', () => {
  test('goes to the messages address with the key and the version', async () => {
    expect(await ask()).toMatchObject({ ok: true });
    const { method, path, headers } = await fake.nextRequest();
    expect([method, path]).toEqual(['POST', '/v1/messages']);
    expect(headers).toMatchObject({
      'x-api-key': UPSTREAM_KEY,
      'anthropic-version': '2023-06-01',
      'content-type': 'application/json',
    });
    expect(headers.authorization).toBeUndefined();
  });

  test('goes to the same place where the base address holds the version', async () => {
    await ask(HELLO, { asked: { baseUrl: `${fake.url}/v1/` } });
    expect((await fake.nextRequest()).path).toBe('/v1/messages');
  });

  test("carries the operator's headers, and its version where one is named", async () => {
    const headers = { 'Anthropic-Version': '2099-01-01', 'anthropic-beta': 'files' };
    await ask(HELLO, { asked: { headers } });
    expect((await fake.nextRequest()).headers).toMatchObject({
      'anthropic-version': '2099-01-01',
      'anthropic-beta': 'files',
    });
  });

  test("carries the caller's version and features, except where the operator's headers name them", async () => {
    const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'more' };
    await ask(HELLO, { headers });
    expect((await fake.nextRequest()).headers).toMatchObject(headers);
    await ask(HELLO, { headers, asked: { headers: { 'Anthropic-Version': '2023-06-01' } } });
    expect((await fake.nextRequest()).headers).toMatchObject({
      'anthropic-version': '2023-06-01',
      'anthropic-beta': 'more',
    });
  });

  test('is the body as it came, with the model that the upstream knows', async () => {
    const body = {
      ...HELLO,
      max_tokens: 5,
      system: [{ type: 'text', text: 'Rhyme.', cache_control: { type: 'ephemeral' } }],
      thinking: { type: 'disabled' },
      some_parameter_of_tomorrow: [1, { two: null }],
    };
    expect(await sentFor(body)).toEqual({ ...body, model: 'claude-haiku-4-5' });
  });

  test('has the figure of tokens that the interface demands', async () => {
    expect(await sentFor(HELLO)).toMatchObject({ max_tokens: 321 });
  });

  test('has the turns of the system that it begins with beside the turns, in their order', async () => {
    const messages = [
      { role: 'system', content: 'Rhyme.' },
      { role: 'system', content: 'Be brief.', clear_at: null },
      { role: 'user', content: 'Hello' },
    ];
    const sent = await sentFor({ ...HELLO, messages, system: 'You are a poet.' });
    expect(sent.system.map(({ text: said }: { text: string }) => said)).toEqual([
      'You are a poet.',
      'Rhyme.',
      'Be brief.',
    ]);
    expect(sent.messages).toEqual([messages[2]]);
  });

  test.each([
    ['an instruction', { content: 'Be brief.' }],
    ['one for a turn', { content: 'Be brief.', clear_at: 'next_user_message' }],
    ['an effort alone', { output_config: { effort: 'low' } }],
    ['a tool', { content: [{ type: 'tool_addition', tool: { type: 'tool_reference' } }] }],
    ['nothing', { content: [] }],
  ])(
    'has turns of the system between turns as they are and where they are: %s',
    async (_, said) => {
      const messages = [
        { role: 'user', content: 'Hello' },
        { role: 'system', ...said },
        { role: 'user', content: 'Go on' },
      ];
      const sent = await sentFor({ ...HELLO, messages });
      expect(sent.messages).toEqual(messages);
      expect(sent).not.toHaveProperty('system');
    },
  );

  test('begins with a turn of the system that says more than text, and keeps what follows it', async () => {
    const plain = { role: 'system', content: 'Rhyme.' };
    const more = { role: 'system', content: 'Be brief.', output_config: { effort: 'low' } };
    const sent = await sentFor({ ...HELLO, messages: [plain, more, plain, ...HELLO.messages] });
    expect(sent.system).toBe('Rhyme.');
    expect(sent.messages).toEqual([more, plain, ...HELLO.messages]);
  });

  test('keeps blocks of instructions as blocks', async () => {
    const block = { type: 'text', text: 'Rhyme.', cache_control: { type: 'ephemeral' } };
    const messages = [{ role: 'system', content: [block] }, ...HELLO.messages];
    const sent = await sentFor({ ...HELLO, messages, system: 'You are a poet.' });
    expect(sent.system).toEqual([{ type: 'text', text: 'You are a poet.' }, block]);
  });
});

describe('a whole answer', () => {
  test('is the message that the upstream says', async () => {
    fake.message({ text: 'Good day.' });
    const outcome = await ask();
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'whole', body: { type: 'message', content: [{ text: 'Good day.' }] } },
    });
  });

  test('of a form of its own is put right, and has no text of its own', async () => {
    const body = {
      type: 'message',
      content: [{ type: 'text', text: 'Hi', citations: {} }],
      usage: { input_tokens: 3, output_tokens: 2, cache_creation: [] },
    };
    fake.misbehave({ kind: 'status', status: 200, body });
    const outcome = await ask();
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        body: {
          role: 'assistant',
          model: CONTEXT.model,
          content: [{ citations: null }],
          usage: { cache_creation: null },
        },
      },
    });
    expect(outcome).not.toHaveProperty('value.text');
  });

  const faults: readonly (readonly [Misbehaviour, object])[] = [
    [{ kind: 'malformed-json' }, { kind: 'failed' }],
    [{ kind: 'empty-body' }, { kind: 'failed' }],
    [{ kind: 'html' }, { kind: 'failed' }],
    [{ kind: 'endless' }, { kind: 'failed', message: /larger than 1 megabyte/ }],
    [{ kind: 'reset-before-headers' }, { kind: 'failed' }],
    [{ kind: 'reset-after-headers' }, { kind: 'failed' }],
    [{ kind: 'wrong-content-length', by: 10 }, { kind: 'failed' }],
    [{ kind: 'redirect', to: 'http://127.0.0.1:1' }, { kind: 'failed' }],
    [{ kind: 'status', status: 200, body: { hello: 'world' } }, { kind: 'failed' }],
    [{ kind: 'status', status: 500 }, { kind: 'failed' }],
    [{ kind: 'status', status: 529 }, { kind: 'failed' }],
    [{ kind: 'status', status: 529, headers: { 'retry-after': '7' } }, { retryAfterSeconds: 7 }],
    [
      { kind: 'status', status: 429, headers: { 'retry-after': '7' } },
      { kind: 'limited', retryAfterSeconds: 7 },
    ],
    [{ kind: 'status', status: 429 }, { kind: 'limited' }],
    [{ kind: 'status', status: 401 }, { kind: 'keyless' }],
    [{ kind: 'status', status: 403 }, { kind: 'keyless' }],
    [{ kind: 'status', status: 402 }, { kind: 'keyless' }],
    [{ kind: 'status', status: 413 }, { kind: 'refused' }],
    [{ kind: 'html', status: 502 }, { kind: 'failed' }],
  ];
  test.each(faults)('that meets %j fails as %j', async (misbehaviour, expected) => {
    fake.misbehave(misbehaviour);
    const outcome = await ask();
    if (outcome.ok) throw new Error('It has not failed.');
    const { message, ...rest } = { message: /./, ...expected };
    expect(outcome.failure).toMatchObject(rest);
    expect(outcome.failure.message).toMatch(message);
    expect(outcome.failure.message).not.toContain('127.0.0.1');
  });

  test('that does not come is given up at its time', async () => {
    fake.misbehave({ kind: 'hang' });
    const outcome = await ask(HELLO, { asked: { timeouts: { firstByte: 0.2 } } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
  });

  test('is nothing where nobody listens, and nothing has begun', async () => {
    const gone = await aFakeAnthropic();
    await gone.close();
    const outcome = await ask(HELLO, { asked: { baseUrl: gone.url } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed', isUntouched: true } });
  });

  test('is no longer wanted where the caller has gone', async () => {
    fake.misbehave({ kind: 'hang' });
    const caller = new AbortController();
    const asked = ask(HELLO, { context: { ...CONTEXT, signal: caller.signal } });
    await fake.nextRequest();
    caller.abort();
    await expect(asked).rejects.toThrow('abort');
    await fake.aborted();
  });
});

describe('a refusal', () => {
  function refusedWith(status: number, type: string, message: string) {
    const body = { type: 'error', error: { type, message }, request_id: 'req_1' };
    fake.misbehave({ kind: 'status', status, body });
    return ask();
  }

  test('is told in the words of the upstream, with the parameter at fault', async () => {
    const message = 'messages.1.content.0.text: text content blocks must be non-empty';
    const words = { type: 'invalid_request_error' };
    expect(await refusedWith(400, 'invalid_request_error', message)).toEqual({
      ok: false,
      failure: { kind: 'refused', message, parameter: 'messages.1.content.0.text', words },
    });
  });

  test.each([
    ['`temperature` and `top_p` cannot both be specified for this model. Use one.', 'temperature'],
    ['`top_k` is deprecated for this model.', 'top_k'],
    ['temperature: `temperature` is deprecated for this model.', 'temperature'],
  ])(
    'of a setting that another model may take leaves it to another upstream: %s',
    async (message, parameter) => {
      expect(await refusedWith(400, 'invalid_request_error', message)).toMatchObject({
        failure: { kind: 'refused', message, parameter, isOnlyHere: true },
      });
    },
  );

  test.each(['temperature: range: 0..1', '`top_k` must be unset when thinking is enabled.'])(
    'of the value of a setting is final: %s',
    async (message) => {
      const outcome = await refusedWith(400, 'invalid_request_error', message);
      expect(outcome).toMatchObject({ failure: { kind: 'refused', message } });
      expect(outcome).not.toMatchObject({ failure: { isOnlyHere: true } });
    },
  );

  test('names no parameter where the sentence is about none', async () => {
    const message = 'prompt is too long: 200001 tokens > 200000 maximum';
    const words = { type: 'invalid_request_error' };
    const outcome = await refusedWith(400, 'invalid_request_error', message);
    expect(outcome).toEqual({ ok: false, failure: { kind: 'refused', message, words } });
  });

  test.each([
    ['model: claude-x', 'not-there'],
    ['No usable thread was found.', 'not-there'],
  ])('with 404 is of what the request names: %s', async (...told) => {
    const [message, because] = told;
    const outcome = await refusedWith(404, 'not_found_error', message);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', message } });
    if (!outcome.ok) expect(Reflect.get(outcome.failure, 'because')).toBe(because);
  });

  test('with 404 in the words of chat completions names the model, too', async () => {
    const outcome = await refusedWith(404, 'NotFoundError', 'The model `x` does not exist.');
    expect(outcome).toMatchObject({ failure: { because: 'not-there', isOnlyHere: true } });
  });

  test('with 404 that names nothing is a failure of the upstream', async () => {
    const outcome = await refusedWith(404, 'not_found_error', 'Not Found');
    expect(outcome).toMatchObject({ failure: { kind: 'failed', isUntouched: true } });
  });

  test.each([
    [400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'],
    [400, 'invalid_request_error', 'You have reached your specified API usage limits. Wait.'],
    [
      400,
      'invalid_request_error',
      'You have reached your specified workspace API usage limits. Wait.',
    ],
    [400, 'invalid_request_error', 'This organization has been disabled.'],
    [402, 'billing_error', 'Payment is due.'],
    [403, 'billing_error', 'The organization has no credit.'],
  ])(
    'for want of money (%d %s) is the matter of the key, not of the caller',
    async (...refusal) => {
      const outcome = await refusedWith(...refusal);
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'keyless' } });
      if (!outcome.ok) expect(outcome.failure.message).not.toContain(refusal[2]);
    },
  );

  test.each([
    ['rate_limit_error', { kind: 'limited' }],
    ['billing_error', { kind: 'keyless' }],
    ['invalid_request_error', { kind: 'refused', message: 'No.' }],
    ['not_found_error', { kind: 'refused', because: 'not-there' }],
    ['overloaded_error', { kind: 'failed', isOverloaded: true }],
    ['api_error', { kind: 'failed', message: "The upstream's answer is not a message." }],
  ])('can come with status 200: %s', async (type, failure) => {
    expect(await refusedWith(200, type, 'No.')).toMatchObject({ ok: false, failure });
  });

  test('of the content is moderation', async () => {
    const outcome = await refusedWith(
      400,
      'invalid_request_error',
      'Output blocked by content filtering policy',
    );
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'moderated' } });
  });

  test('that repeats the key does not tell it', async () => {
    const outcome = await refusedWith(400, 'invalid_request_error', `What is ${UPSTREAM_KEY}?`);
    expect(JSON.stringify(outcome)).not.toContain(UPSTREAM_KEY);
  });

  test('of a key gives way to the next key', async () => {
    const asked = { secrets: ['out-of-date', UPSTREAM_KEY] };
    expect(await ask(HELLO, { asked })).toMatchObject({ ok: true });
    expect(fake.requests.map(({ headers }) => headers['x-api-key'])).toEqual(asked.secrets);
  });
});

describe('a stream', () => {
  const STREAM = { ...HELLO, stream: true };

  test('is passed on byte by byte', async () => {
    fake.message({ text: 'Grüße an alle.' });
    const { text: events, error } = await read(await ask(STREAM, { stream: true }));
    expect(error).toBeUndefined();
    expect(events).toMatch(/^event: message_start\ndata: /);
    expect(events).toMatch(/event: message_stop\ndata: .*\n\n$/);
    expect((await fake.nextRequest()).body.stream).toBe(true);
  });

  test('begins once its first bytes are here', async () => {
    const held = Promise.withResolvers<void>();
    // The first one, the start of the message, only acknowledges the request.
    fake.misbehave({ kind: 'held', until: held.promise, afterEvents: 2 });
    const outcome = await ask(STREAM, { stream: true });
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'stream' } });
    held.resolve();
    expect((await read(outcome)).text).toContain('message_stop');
  });

  const faults: readonly (readonly [Misbehaviour, object])[] = [
    [{ kind: 'status', status: 529 }, { kind: 'failed' }],
    [{ kind: 'reset-before-headers' }, { kind: 'failed' }],
    [{ kind: 'empty-body' }, { kind: 'failed' }],
    [{ kind: 'html' }, { kind: 'failed' }],
    [{ kind: 'wrong-content-type', contentType: 'application/json' }, { kind: 'failed' }],
    [{ kind: 'silent-stream', afterEvents: 0 }, { kind: 'timed-out' }],
  ];
  test.each(faults)('that meets %j before its first byte fails as %j', async (fault, failure) => {
    fake.misbehave(fault);
    const asked = { timeouts: { firstByte: 1, idle: 0.3 } };
    expect(await ask(STREAM, { stream: true, asked })).toMatchObject({ ok: false, failure });
  });

  const breaks: readonly Misbehaviour[] = [
    // biome-ignore lint/suspicious/noThenProperty: it is data, and nobody awaits it.
    { kind: 'truncated-stream', at: 'event', then: 'reset' },
    // biome-ignore lint/suspicious/noThenProperty: it is data, and nobody awaits it.
    { kind: 'truncated-stream', at: 'character', then: 'reset' },
    { kind: 'silent-stream', afterEvents: 2 },
    { kind: 'endless' },
  ];
  test.each(breaks)('that meets %j later has broken off', async (misbehaviour) => {
    fake.misbehave(misbehaviour);
    const outcome = await ask(STREAM, {
      stream: true,
      asked: { timeouts: { firstByte: 1, idle: 0.3 } },
    });
    const { text: events, error } = await read(outcome);
    expect(transportFailure(error).kind).toMatch(/^(failed|timed-out)$/);
    expect(error).toBeInstanceOf(Error);
    expect(events).toContain('message_start');
  });

  test('that ends too soon ends there', async () => {
    fake.misbehave({ kind: 'truncated-stream', at: 'end' });
    const { text: events, error } = await read(await ask(STREAM, { stream: true }));
    expect(error).toBeUndefined();
    expect(events).not.toContain('message_stop');
  });

  test('that nobody wants any more is ended at the upstream', async () => {
    fake.misbehave({ kind: 'silent-stream', afterEvents: 2 });
    const caller = new AbortController();
    const context = { ...CONTEXT, signal: caller.signal };
    const outcome = await ask(STREAM, { stream: true, context });
    const reading = read(outcome);
    caller.abort(new Error('The caller has gone.'));
    expect((await reading).error).toMatchObject({ message: 'The caller has gone.' });
    await fake.aborted();
  });

  test('that is not read to its end is ended at the upstream', async () => {
    fake.misbehave({ kind: 'slow-stream', everyMs: 5 }, { times: 1 });
    const outcome = await ask(STREAM, { stream: true });
    if (!outcome.ok || outcome.value.kind !== 'stream') throw new Error('This is no stream.');
    for await (const _chunk of outcome.value.bytes) break;
    await fake.aborted();
  });
});
