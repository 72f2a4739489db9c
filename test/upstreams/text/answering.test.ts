import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isObject, type JsonObject } from '../../../server/foundation/json-object.ts';
import { HEARTBEAT_MS } from '../../../server/foundation/stream-heartbeats.ts';
import { timeoutReason } from '../../../server/foundation/timeout-reason.ts';
import { openHttp } from '../../../server/upstreams/http/connection.ts';
import { readRefusal } from '../../../server/upstreams/openai/refusal.ts';
import type { ToldError, UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type {
  TextAnswer,
  TextInterface,
  TextUpstream,
  TokenLimitName,
  TranslatedInterface,
} from '../../../server/upstreams/port/text.ts';
import { mayFailOver } from '../../../server/upstreams/routing/failures.ts';
import {
  answerConversation,
  type CallersAnswer,
  type Ending,
} from '../../../server/upstreams/text/answering.ts';
import { upstreamParts } from '../upstream-parts.ts';
import {
  all,
  assembledMessage,
  chatChunks,
  messageEvents,
  streamOfBytes,
  untilBreak,
} from './streams.ts';

const MESSAGES = [{ role: 'user', content: 'Hello there' }];
const CHAT = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
};
const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
});
const BEGINNING = chatChunks(chunk({ role: 'assistant', content: '' }), chunk({ content: 'Hi' }));
const REST = `${chatChunks(chunk({}, 'stop'), { ...chunk({}), choices: [], usage: CHAT.usage })}data: [DONE]\n\n`;
const GONE = new Error('The caller went away.');

/** Yields a text, then ends, breaks off, or waits. */
async function* coming(
  text: string,
  last: 'end' | 'break' | Promise<unknown> = 'end',
): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
  if (last === 'break') throw new Error('reset');
  if (last !== 'end') await last;
}

/** Sends a request to a chat completions upstream, and records its slot and the reported ending. */
async function asking(
  answer: UpstreamOutcome<TextAnswer> | (() => Promise<UpstreamOutcome<TextAnswer>>),
  {
    caller = new AbortController(),
    as = 'chat-completions',
    stream = true,
    body = {},
    isAnswer = () => true,
    onShutdown = () => () => {},
    tokenLimitName = 'max_completion_tokens',
    takesThoughts = false,
    interfaces = ['chat-completions'],
  }: {
    readonly caller?: AbortController;
    readonly as?: TextInterface;
    readonly stream?: boolean;
    readonly body?: object;
    readonly isAnswer?: (body: JsonObject) => boolean;
    readonly onShutdown?: (tell: () => void) => () => void;
    readonly tokenLimitName?: TokenLimitName;
    readonly takesThoughts?: boolean;
    readonly interfaces?: TextUpstream['interfaces'];
  } = {},
) {
  const endings: Ending[] = [];
  const place = { held: 0, givenBack: 0 };
  const breaks: string[] = [];
  const errors: ToldError[] = [];
  const asked: JsonObject[] = [];
  const upstream: TextUpstream = {
    interfaces,
    tokenLimitName,
    takesThoughts,
    answer: async ({ body }) => {
      asked.push(body);
      return typeof answer === 'function' ? answer() : answer;
    },
  };
  const said = as === 'responses' ? { input: 'Hello there' } : { messages: MESSAGES };
  const request = { interface: as, stream, body: { model: 'm', ...said, ...body } };
  const answering = answerConversation(upstream, request, {
    signal: caller.signal,
    model: 'm',
    maxTokens: 100,
    lease: {
      broke: (message) => breaks.push(message),
      hold: () => {
        place.held += 1;
        return () => {
          place.givenBack += 1;
        };
      },
    },
    isAnswer: (body): body is JsonObject => isObject(body) && isAnswer(body),
    errorEvents: (error) => {
      errors.push(error);
      return `broke: ${error.message}`;
    },
    onShutdown,
    onEnd: (ending) => endings.push(ending),
  });
  const outcome = await answering.catch((error: unknown) => error);
  return { outcome, endings, place, asked, breaks, errors };
}

/** The names of functions. */
function namesIn(tools: unknown): readonly string[] {
  return Array.isArray(tools) ? tools.map((tool) => String(tool.function.name)) : [];
}

/** The content of a message, whole or streamed. */
async function contentOf(outcome: unknown): Promise<unknown> {
  const { value } = outcome as { value: CallersAnswer };
  const message =
    value.kind === 'whole' ? value.body : await assembledMessage(textsOf(value.events));
  return isObject(message) ? message.content : undefined;
}

async function* textsOf(stream: Readable): AsyncIterable<string> {
  for await (const bytes of stream) yield String(bytes);
}

function streamOf(outcome: unknown): Readable {
  const { value } = outcome as { value: CallersAnswer };
  if (value.kind !== 'stream') throw new Error('This is no stream.');
  return value.events;
}

const streamed = (bytes: AsyncIterable<Uint8Array>): UpstreamOutcome<TextAnswer> => ({
  ok: true,
  value: { kind: 'stream', bytes: streamOfBytes(bytes) },
});
const WHOLE: UpstreamOutcome<TextAnswer> = { ok: true, value: { kind: 'whole', body: CHAT } };
const EXACT = { inputTokens: 7, outputTokens: 3, isEstimated: false };
const GUESSED = { inputTokens: expect.any(Number), outputTokens: 1, isEstimated: true };

test('a stream that is translated shows that it is alive while there is nothing to say', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const rest = Promise.withResolvers<void>();
  async function* thinking(): AsyncIterable<Uint8Array> {
    yield Buffer.from(BEGINNING);
    await rest.promise;
    yield Buffer.from(REST);
  }
  const { outcome, endings } = await asking(streamed(thinking()), { as: 'messages' });
  let said = '';
  const isOver = all(streamOf(outcome).on('data', (text: Buffer) => (said += text)));
  await vi.waitFor(() => expect(said).toContain('Hi'));
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect(said.endsWith(': still at work\n\n')).toBe(true);
  rest.resolve();
  await isOver;
  expect(said).toContain('message_stop');
  expect(endings).toMatchObject([{ kind: 'complete', usage: EXACT }]);
});

test.each<TextInterface>(['chat-completions', 'messages', 'responses'])(
  'a stream that ends without an answer has failed and is free: %s',
  async (as) => {
    const stream = `${chatChunks({ choices: [] })}data: [DONE]\n\n`;
    const { outcome, endings, breaks } = await asking(streamed(coming(stream)), { as });
    const message = 'The upstream ended its answer without content.';
    expect((await all<Buffer>(streamOf(outcome))).join('')).toContain(`broke: ${message}`);
    expect(endings).toMatchObject([{ kind: 'wasted' }]);
    expect(breaks).toEqual([message]);
  },
);

test('a model that does not answer in JSON as its caller asks is no fault of its upstream', async () => {
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [] };
  const usage = { input_tokens: 7, output_tokens: 3 };
  const stream = messageEvents(
    { type: 'message_start', message: { ...message, usage } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'No.' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage },
    { type: 'message_stop' },
  );
  const body = { response_format: { type: 'json_object' } };
  const asked = { body, interfaces: ['messages'] } as const;
  const { outcome, endings, breaks } = await asking(streamed(coming(stream)), asked);
  const said = (await all<Buffer>(streamOf(outcome))).join('');
  expect(said).toMatch(/broke: The model has answered something else than one JSON object/);
  expect(endings).toMatchObject([{ kind: 'broken', usage: EXACT }]);
  expect(breaks).toEqual([]);
});

test.each([
  ['chat-completions', 'response_format.type', { response_format: { type: 'json_object' } }],
  ['responses', 'text.format.type', { text: { format: { type: 'json_object' } } }],
] as const)(
  'a stream without the JSON that is asked for ends with an error about what asked for it, in %s',
  async (as, parameter, body) => {
    const stream = messageEvents(
      {
        type: 'message_start',
        message: { id: 'msg_1', role: 'assistant', model: 'm', content: [] },
      },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' },
    );
    const { outcome, errors } = await asking(streamed(coming(stream)), {
      as,
      body,
      interfaces: ['messages'],
    });
    await all(streamOf(outcome));
    expect(errors).toMatchObject([
      { parameter, words: { type: 'invalid_request_error', code: null } },
    ]);
  },
);

test('a whole answer that is not in JSON as its caller asks is charged as a streamed one is, and is asked of no other', async () => {
  const usage = { input_tokens: 7, output_tokens: 3 };
  const content = [{ type: 'text', text: 'No.' }];
  const said = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content };
  const message = { kind: 'whole', body: { ...said, stop_reason: 'end_turn', usage } } as const;
  const body = { response_format: { type: 'json_object' } };
  const asked = { body, stream: false, interfaces: ['messages'] } as const;
  const { outcome, endings } = await asking({ ok: true, value: message }, asked);
  expect(endings).toMatchObject([{ kind: 'broken', usage: EXACT }]);
  expect(outcome).toMatchObject({ failure: { kind: 'refused' } });
  expect(mayFailOver(Object(outcome).failure)).toBe(false);
});

describe.each<TextInterface>(['chat-completions', 'messages', 'responses'])('asked in %s', (as) => {
  test('a whole answer is metered once, and keeps no place', async () => {
    const { outcome, endings, place } = await asking(WHOLE, { as, stream: false });
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'whole' } });
    expect(endings).toMatchObject([{ kind: 'complete', usage: EXACT }]);
    expect(place).toEqual({ held: 0, givenBack: 0 });
  });

  test('a stream is metered once at its end, and keeps its place until then', async () => {
    const { outcome, endings, place } = await asking(streamed(coming(BEGINNING + REST)), { as });
    expect(place).toEqual({ held: 1, givenBack: 0 });
    await all(streamOf(outcome));
    expect(endings).toMatchObject([{ kind: 'complete', usage: EXACT }]);
    expect(place.givenBack).toBe(1);
  });

  test.each(['break', 'end'] as const)('a stream that is cut (%s) is broken', async (how) => {
    const { outcome, endings, place, breaks } = await asking(streamed(coming(BEGINNING, how)), {
      as,
    });
    const came = await all<Buffer>(streamOf(outcome));
    const said = came.join('');
    expect(said).toContain('Hi');
    expect(said.endsWith('broke: The upstream ended its response before it was complete.')).toBe(
      true,
    );
    expect(endings).toMatchObject([{ kind: 'broken', usage: GUESSED }]);
    expect(place.givenBack).toBe(1);
    expect(breaks).toEqual(['The upstream ended its response before it was complete.']);
  });

  test('a stream that gets no more time says so, and what came is metered', async () => {
    const told = new Set<() => void>();
    const onShutdown = (tell: () => void) => {
      told.add(tell);
      return () => told.delete(tell);
    };
    const bytes = new Readable({ read: () => {} });
    bytes.push(BEGINNING);
    const answer = { ok: true, value: { kind: 'stream', bytes } } as const;
    const { outcome, endings, place, breaks } = await asking(answer, { as, onShutdown });
    const stream = streamOf(outcome);
    const came: string[] = [];
    for await (const event of stream) {
      came.push(String(event));
      if (String(event).includes('Hi')) for (const tell of told) tell();
    }
    expect(came.at(-1)).toBe(
      'broke: The gateway shut down before the answer was complete; send the request again.',
    );
    expect(endings).toMatchObject([{ kind: 'broken', usage: GUESSED }]);
    expect(place.givenBack).toBe(1);
    // The caller left, so this does not count as a failure of the upstream.
    expect(breaks).toEqual([]);
    await expect.poll(() => told.size).toBe(0);
  });

  test('a stream whose reader stops is abandoned', async () => {
    const { outcome, endings, place } = await asking(streamed(coming(BEGINNING + REST)), { as });
    for await (const _event of streamOf(outcome)) break;
    await expect.poll(() => place.givenBack).toBe(1);
    expect(endings).toMatchObject([{ kind: 'abandoned' }]);
    expect(place.givenBack).toBe(1);
  });

  test('a stream whose caller goes away is abandoned, while it is read', async () => {
    const caller = new AbortController();
    const silence = Promise.withResolvers<never>();
    const bytes = coming(BEGINNING, silence.promise);
    const { outcome, endings, place } = await asking(streamed(bytes), { as, caller });
    const reading = untilBreak(streamOf(outcome));
    setImmediate(() => {
      caller.abort(GONE);
      silence.reject(GONE);
    });
    await reading;
    expect(endings).toMatchObject([{ kind: 'abandoned' }]);
    expect(place.givenBack).toBe(1);
  });
});

test('a response that fails in the middle is told in its own event, without secrets', async () => {
  const error = { code: 'server_error', message: 'Not with sk-1.' };
  const response = { id: 'resp_1', status: 'failed', error };
  const events = [
    { type: 'response.output_text.delta', delta: 'Hi' },
    { type: 'response.failed', response },
  ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const bytes = streamOfBytes(coming(events.join('')));
  const withoutSecrets = (text: string) => text.replaceAll('sk-1', '(a key)');
  const cleaning = { withoutSecrets, cleanMessage: withoutSecrets };
  const answer = { ok: true, value: { kind: 'stream', bytes, cleaning } } as const;
  const interfaces = ['chat-completions', 'responses'] as const;
  const asked = { as: 'responses', interfaces, body: { input: 'Hello' } } as const;
  const { outcome, endings, breaks } = await asking(answer, asked);
  const came = (await all<Buffer>(streamOf(outcome))).join('');
  expect(came).toBe(withoutSecrets(events.join('')));
  expect(endings).toMatchObject([{ kind: 'broken', usage: { isEstimated: true } }]);
  expect(breaks).toEqual(['Not with (a key).']);
});

test('a response that fails in the middle keeps what the caller wrote and was answered', async () => {
  const { parts } = upstreamParts({ baseUrl: 'http://upstream.invalid', secrets: ['sk-1'] });
  const cleaning = openHttp(parts, { authorize: () => ({}), readRefusal });
  onTestFinished(() => cleaning.close());
  const failure = (message: string) => {
    const text = 'A list:\u2028\n***\nTeam: Apollo, API key ID: 2, sk-...9f2e, project 123456789';
    const error = { code: 'server_error', message };
    const output = [{ type: 'message', content: [{ type: 'output_text', text }] }];
    const rest = {
      instructions: 'your api key:\n***\nteam: x',
      metadata: { account: 'account 1234567' },
      output,
    };
    const response = { id: 'resp_1', status: 'failed', error, ...rest };
    const event = JSON.stringify({ type: 'response.failed', response });
    return `event: response.failed\ndata: ${event}\n\n`;
  };
  const interfaces = ['chat-completions', 'responses'] as const;
  const asked = { as: 'responses', interfaces, body: { input: 'Hello' } } as const;
  const told = failure('Not with xai-abc...def for team 76d413d5-32ce-42c9-ad95-931b52a899d4.');
  const bytes = streamOfBytes(coming(told));
  const { outcome, breaks } = await asking(
    { ok: true, value: { kind: 'stream', bytes, cleaning } },
    asked,
  );
  const hidden = 'Not with (hidden) for team (hidden).';
  expect((await all<Buffer>(streamOf(outcome))).join('')).toBe(failure(hidden));
  expect(breaks).toEqual([hidden]);
});

describe('an upstream that turns out not to speak what it is asked in', () => {
  const UNSPOKEN = {
    ok: false,
    failure: { kind: 'refused', message: 'Not found.', because: 'no-address' },
  } as const;
  const body = { input: 'Hello', messages: undefined };

  test('is asked in something else', async () => {
    const interfaces: [TranslatedInterface, ...TextInterface[]] = ['chat-completions', 'responses'];
    const answers: UpstreamOutcome<TextAnswer>[] = [UNSPOKEN, WHOLE];
    const answer = async () => {
      const [next = UNSPOKEN] = answers.splice(0, 1);
      if (!next.ok) interfaces.pop();
      return next;
    };
    const options = { as: 'responses', stream: false, interfaces, body } as const;
    const { outcome, asked, endings } = await asking(answer, options);
    expect(outcome).toMatchObject({ ok: true, value: { body: { object: 'response' } } });
    expect(asked).toMatchObject([body, { messages: [{ content: 'Hello' }] }]);
    expect(endings).toMatchObject([{ kind: 'complete', usage: EXACT }]);
  });

  test('is asked once where it does not own up to it', async () => {
    const interfaces = ['chat-completions', 'responses'] as const;
    const options = { as: 'responses', stream: false, interfaces, body } as const;
    const { outcome, asked } = await asking(UNSPOKEN, options);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(asked).toHaveLength(1);
  });
});

test('a translated answer that nobody has counted tells the tokens that are written down for it', async () => {
  const { usage: _, ...uncounted } = CHAT;
  const answer = { ok: true, value: { kind: 'whole', body: uncounted } } as const;
  const { outcome, endings } = await asking(answer, { as: 'messages', stream: false });
  const input_tokens = endings[0]?.usage.inputTokens;
  expect(input_tokens).toBeGreaterThan(0);
  expect(outcome).toMatchObject({ value: { body: { usage: { input_tokens } } } });
});

test('a translated request limits its tokens by the name that the upstream takes', async () => {
  const options = { stream: false, body: { max_tokens: 5 }, tokenLimitName: 'max_tokens' } as const;
  const { asked } = await asking(WHOLE, { ...options, as: 'messages' });
  expect(asked).toEqual([{ model: 'm', messages: MESSAGES, max_tokens: 5 }]);
});

test.each([true, false])('a tool of a long name is called by it (stream: %s)', async (stream) => {
  const name = `mcp__plugin_a-server__${'look_up_'.repeat(8)}now`;
  const other = `${name}_or_later`;
  const tools = [name, other].map((name) => ({ name, input_schema: { type: 'object' } }));
  const answered = (called: string): UpstreamOutcome<TextAnswer> => {
    const call = {
      index: 0,
      id: 'c',
      type: 'function',
      function: { name: called, arguments: '{}' },
    };
    const message = { role: 'assistant', content: null, tool_calls: [call] };
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }];
    if (!stream) return { ok: true, value: { kind: 'whole', body: { ...CHAT, choices } } };
    const chunks = chatChunks(chunk(message), chunk({}, 'tool_calls'));
    return streamed(coming(`${chunks}data: [DONE]\n\n`));
  };
  const call = { type: 'tool_use', id: 'b', name: other, input: {} };
  const messages = [
    ...MESSAGES,
    { role: 'assistant', content: [call] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'b' }] },
  ];
  const body = { tools, messages, tool_choice: { type: 'tool', name: other } };
  const { asked } = await asking(answered('unused'), { as: 'messages', stream, body });
  const [one, second] = namesIn(asked[0]?.tools);
  expect(one).toMatch(/^[\w-]{1,64}$/);
  expect(second).toMatch(/^[\w-]{1,64}$/);
  expect(second).not.toBe(one);
  expect(asked[0]).toMatchObject({
    tool_choice: { function: { name: second } },
    messages: [{}, { tool_calls: [{ function: { name: second } }] }, {}],
  });
  const { outcome } = await asking(answered(second ?? ''), { as: 'messages', stream, body });
  expect(await contentOf(outcome)).toMatchObject([{ type: 'tool_use', name: other }]);
});

test.each([true, false])('what a model thinks comes back to it (stream: %s)', async (stream) => {
  const thinks = { reasoning_content: 'Hm.', content: 'Hi' };
  const choices = [{ ...CHAT.choices[0], message: { role: 'assistant', ...thinks } }];
  const answer = stream
    ? () => Promise.resolve(streamed(coming(chatChunks(chunk(thinks)) + REST)))
    : ({ ok: true, value: { kind: 'whole', body: { ...CHAT, choices } } } as const);
  const asked = { as: 'messages', stream, takesThoughts: true } as const;
  const content = async (body: object) =>
    contentOf((await asking(answer, { ...asked, body })).outcome);
  const omitted = { thinking: { type: 'adaptive', display: 'omitted' } };
  const tools = [{ name: 'f', input_schema: {} }];
  for (const [body, thinking] of [
    [{ thinking: { type: 'adaptive' } }, 'Hm.'],
    [omitted, ''],
    [{ tools }, ''],
    [{ tools, thinking: { type: 'disabled' } }, ''],
  ] as const) {
    const told = await content(body);
    expect(told).toMatchObject([{ type: 'thinking', thinking }, { type: 'text' }]);
    const messages = [...MESSAGES, { role: 'assistant', content: told }, ...MESSAGES];
    const again = await asking(answer, { ...asked, body: { messages } });
    expect(again.asked[0]?.messages).toEqual([
      ...MESSAGES,
      { role: 'assistant', ...thinks },
      ...MESSAGES,
    ]);
  }
  for (const body of [{}, { tools: [] }, { thinking: { type: 'disabled' } }]) {
    expect(await content(body)).toMatchObject([{ type: 'text' }]);
  }
});

describe('a stream that nobody begins to read', () => {
  test('is abandoned with its caller, and gives its place back', async () => {
    const caller = new AbortController();
    const { endings, place } = await asking(streamed(coming(BEGINNING)), { caller });
    caller.abort(GONE);
    expect(endings).toMatchObject([{ kind: 'abandoned', usage: { isEstimated: true } }]);
    expect(place).toEqual({ held: 1, givenBack: 1 });
  });

  test('because its caller went away just before it came is abandoned all the same', async () => {
    const caller = new AbortController();
    const answer = async () => {
      caller.abort(GONE);
      return streamed(coming(BEGINNING));
    };
    const { endings, place } = await asking(answer, { caller });
    expect(endings).toMatchObject([{ kind: 'abandoned' }]);
    expect(place).toEqual({ held: 1, givenBack: 1 });
  });
});

describe('an answer that does not come', () => {
  test('consumes nothing where the upstream fails', async () => {
    const failed = { ok: false, failure: { kind: 'failed', message: 'No.' } } as const;
    const { outcome, endings, place } = await asking(failed);
    expect(outcome).toEqual(failed);
    expect([endings, place.held]).toEqual([[], 0]);
  });

  test('consumes what was asked where the caller goes away before', async () => {
    const caller = new AbortController();
    const { outcome, endings } = await asking(
      async () => {
        caller.abort(GONE);
        throw GONE;
      },
      { caller },
    );
    expect(outcome).toBe(GONE);
    expect(endings).toMatchObject([
      { kind: 'abandoned', usage: { outputTokens: 0, isEstimated: true } },
    ]);
  });

  test('by surprise is thrown on, and consumes nothing', async () => {
    const surprise = new TypeError('x is not a function');
    const { outcome, endings } = await asking(() => Promise.reject(surprise));
    expect([outcome, endings]).toEqual([surprise, []]);
  });

  test('because it cannot be asked for here may be asked for elsewhere, and consumes nothing', async () => {
    const body = { max_tokens: 10, top_k: 5 };
    const { outcome, endings } = await asking(WHOLE, { as: 'messages', body });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', isOnlyHere: true } });
    expect(endings).toEqual([]);
  });

  test('because the time is up is wasted', async () => {
    const caller = new AbortController();
    const { endings } = await asking(
      async () => {
        caller.abort(timeoutReason());
        throw caller.signal.reason;
      },
      { caller },
    );
    expect(endings).toMatchObject([{ kind: 'wasted' }]);
  });

  test('before the time is up is wasted', async () => {
    const caller = new AbortController();
    const late = async () => {
      caller.abort(timeoutReason());
      return WHOLE;
    };
    const { endings } = await asking(late, { caller, stream: false });
    expect(endings).toMatchObject([{ kind: 'wasted', usage: EXACT }]);
  });

  test('as the caller was promised is a failure, and wasted', async () => {
    const { outcome, endings } = await asking(WHOLE, { stream: false, isAnswer: () => false });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
    expect(endings).toMatchObject([{ kind: 'wasted', usage: EXACT }]);
  });

  test('because it cannot be put into the words of the caller is wasted', async () => {
    const odd = { ok: true, value: { kind: 'whole', body: { choices: [] } } } as const;
    const { outcome, endings } = await asking(odd, { as: 'messages', stream: false });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
    expect(endings).toMatchObject([{ kind: 'wasted' }]);
  });
});
