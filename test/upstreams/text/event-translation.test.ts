import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsIn, type JsonObject, objectsOf } from '../../../server/foundation/json-object.ts';
import { translateAnswer, translateEvents } from '../../../server/upstreams/text/translation.ts';
import {
  aBreak,
  all,
  assembledChat,
  assembledMessage,
  chatChunks,
  eventsOf,
  messageEvents,
  untilBreak,
} from './streams.ts';

const CREATED = 1_790_000_000;
const now = (): Date => new Date(CREATED * 1000);
const DONE = 'data: [DONE]\n\n';
const BROKEN_OFF = aBreak('The upstream ended its response before it was complete.');

function toMessages(stream: string): AsyncIterable<string> {
  const direction = { from: 'chat-completions', to: 'messages' } as const;
  return translateEvents(eventsOf(stream), { ...direction, wantsUsage: true });
}

function toChat(stream: string, { wantsUsage = true } = {}): AsyncIterable<string> {
  const direction = { from: 'messages', to: 'chat-completions' } as const;
  return translateEvents(eventsOf(stream), { ...direction, wantsUsage, now });
}

function aChunk(delta: JsonObject, finish_reason: string | null = null): JsonObject {
  const choices = [{ index: 0, delta, finish_reason }];
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: CREATED,
    model: 'm-2026',
    choices,
  };
}

const USAGE = { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 };
const USAGE_CHUNK = { ...aChunk({}), choices: [], usage: USAGE };

async function dataOf(stream: AsyncIterable<string>): Promise<readonly JsonObject[]> {
  const events = await all(eventsOf((await all(stream)).join('')));
  return events.filter(({ data }) => data !== '[DONE]').map(({ data }) => JSON.parse(data));
}

describe('a streamed completion told as a message', () => {
  const stream =
    chatChunks(
      aChunk({ role: 'assistant', content: '' }),
      aChunk({ content: 'Hello' }),
      aChunk({ content: ' there' }),
      aChunk({ tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'f' } }] }),
      aChunk({ tool_calls: [{ index: 0, function: { arguments: '{"x"' } }] }),
      aChunk({ tool_calls: [{ index: 0, function: { arguments: ':1}' } }] }),
      aChunk({
        tool_calls: [{ index: 1, id: 'b', function: { name: 'g', arguments: '{}' } }],
      }),
      aChunk({}, 'tool_calls'),
      USAGE_CHUNK,
    ) + DONE;

  test('has its events in the order of the interface, each under its name', async () => {
    const events = await all(eventsOf((await all(toMessages(stream))).join('')));
    const delta = 'content_block_delta';
    expect(events.map(({ event }) => event)).toEqual([
      'message_start',
      ...['content_block_start', delta, delta, 'content_block_stop'],
      ...['content_block_start', delta, delta, 'content_block_stop'],
      ...['content_block_start', delta, 'content_block_stop'],
      'message_delta',
      'message_stop',
    ]);
    for (const { event, data } of events) expect(JSON.parse(data).type).toBe(event);
  });

  test('says the same to the client of the interface', async () => {
    expect(await assembledMessage(toMessages(stream))).toMatchObject({
      id: 'chatcmpl-1',
      model: 'm-2026',
      content: [
        { type: 'text', text: 'Hello there' },
        { type: 'tool_use', id: 'a', name: 'f', input: { x: 1 } },
        { type: 'tool_use', id: 'b', name: 'g', input: {} },
      ],
      stop_reason: 'tool_use',
      usage: { input_tokens: 9, output_tokens: 4 },
    });
  });

  test('tells what the model thinks to a caller who wants it, in blocks that end before others', async () => {
    const call = { index: 0, id: 'a', function: { name: 'f', arguments: '{}' } };
    const thoughtful = chatChunks(
      aChunk({ role: 'assistant', content: '', reasoning_content: '' }),
      aChunk({ content: null, reasoning_content: 'H' }),
      aChunk({ reasoning_content: 'm.' }),
      aChunk({ content: 'Hello' }),
      aChunk({ content: [{ type: 'thinking', thinking: 'So.' }] }),
      aChunk({ tool_calls: [call] }),
      aChunk({}, 'tool_calls'),
    );
    const direction = { from: 'chat-completions', to: 'messages', wantsUsage: true } as const;
    const told = (tellsThoughts: boolean) => {
      const request = tellsThoughts ? { thinking: { type: 'adaptive' } } : {};
      return translateEvents(eventsOf(thoughtful + DONE), { ...direction, request });
    };
    const said = { type: 'text', text: 'Hello' };
    const called = { type: 'tool_use', id: 'a', name: 'f', input: {} };
    const thinking = (text: string) => {
      return { type: 'thinking', thinking: text, signature: expect.stringMatching(/./) };
    };
    expect(await assembledMessage(told(true))).toMatchObject({
      content: [thinking('Hm.'), said, thinking('So.'), called],
    });
    expect(await assembledMessage(told(false))).toMatchObject({ content: [said, called] });
  });

  test('keeps the text of pieces that are lists, and leaves thoughts out', async () => {
    const thinking = [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }];
    const listed =
      chatChunks(
        aChunk({ content: thinking }),
        aChunk({ content: [{ type: 'text', text: 'Hello' }] }),
        aChunk({ content: ' there' }),
        aChunk({}, 'stop'),
      ) + DONE;
    expect(await assembledMessage(toMessages(listed))).toMatchObject({
      content: [{ type: 'text', text: 'Hello there' }],
    });
  });

  test('has its calls one after the other, also where their pieces come mixed', async () => {
    const begun = (index: number, id: string) =>
      aChunk({ tool_calls: [{ index, id, type: 'function', function: { name: id } }] });
    const piece = (index: number, json: string) =>
      aChunk({ tool_calls: [{ index, function: { arguments: json } }] });
    const mixed =
      chatChunks(
        begun(0, 'a'),
        begun(1, 'b'),
        begun(2, 'c'),
        piece(1, '{"x":'),
        piece(0, '{"x":{}'),
        piece(1, '2}'),
        piece(0, ',"y":1}'),
        begun(3, 'd'),
        piece(3, '{"x":4}'),
        aChunk({}, 'tool_calls'),
      ) + DONE;
    const called = (id: string, input: JsonObject) => ({ type: 'tool_use', id, name: id, input });
    expect(await assembledMessage(toMessages(mixed))).toMatchObject({
      content: [
        called('a', { x: {}, y: 1 }),
        called('b', { x: 2 }),
        called('c', {}),
        called('d', { x: 4 }),
      ],
      stop_reason: 'tool_use',
    });
  });

  test('comes as it is made', async () => {
    let sent = 0;
    async function* slow(): AsyncIterable<{ data: string }> {
      for (const chunk of [aChunk({ content: 'Hello' }), aChunk({}, 'stop')]) {
        sent += 1;
        yield { data: JSON.stringify(chunk) };
      }
    }
    const direction = { from: 'chat-completions', to: 'messages', wantsUsage: true } as const;
    const seenAfter: [string | undefined, number][] = [];
    for await (const event of translateEvents(slow(), direction)) {
      seenAfter.push([event.split('\n')[0], sent]);
    }
    expect(seenAfter).toContainEqual(['event: content_block_delta', 1]);
  });

  test('tells apart calls that upstreams give no number, or the same', async () => {
    const call = (id: string, index?: number) =>
      aChunk({ tool_calls: [{ index, id, function: { name: 'f', arguments: `{"id":"${id}"}` } }] });
    for (const index of [undefined, 0]) {
      const calls = chatChunks(call('a', index), call('b', index), aChunk({}, 'stop')) + DONE;
      expect(await assembledMessage(toMessages(calls))).toMatchObject({
        content: [
          { id: 'a', input: { id: 'a' } },
          { id: 'b', input: { id: 'b' } },
        ],
        stop_reason: 'tool_use',
      });
    }
  });

  test.each([undefined, 0])('tells apart calls without a name, all of number %j', async (index) => {
    const call = (id: string | undefined, json: unknown, name: string | undefined = 'f') =>
      aChunk({ tool_calls: [{ index, id, function: { name, arguments: json } }] });
    const calls = chatChunks(
      call('', '{"x"'),
      call(undefined, ':1}'),
      call('', '{"x":2}'),
      call(undefined, { x: 3 }),
      aChunk({}, 'tool_calls'),
    );
    const message = await assembledMessage(toMessages(calls + DONE));
    expect(message).toMatchObject({ content: [1, 2, 3].map((x) => ({ name: 'f', input: { x } })) });
    expect(new Set(JSON.stringify(message).match(/"call_[\w-]+"/g)).size).toBe(3);
  });

  test('keeps the whole input of a call among whose arguments text stands', async () => {
    const call = (fields: JsonObject, content?: string) =>
      aChunk({ content, tool_calls: [{ index: 0, ...fields }] });
    const mixed =
      chatChunks(
        call({ id: 'a', function: { name: 'f', arguments: '' } }),
        call({ function: { arguments: '{"x":1' } }, 'One'),
        call({ function: { arguments: '000}' } }, ' moment'),
        aChunk({ tool_calls: [{ index: 1, id: 'b', function: { name: 'g', arguments: '{}' } }] }),
        aChunk({ content: 'Done.' }),
        aChunk({}, 'tool_calls'),
      ) + DONE;
    expect(await assembledMessage(toMessages(mixed))).toMatchObject({
      content: [
        { type: 'tool_use', id: 'a', input: { x: 1000 } },
        { type: 'text', text: 'One moment' },
        { type: 'tool_use', id: 'b', input: {} },
        { type: 'text', text: 'Done.' },
      ],
    });
  });

  test('takes a call that names itself with every piece for one call', async () => {
    const piece = (json: string, index?: number) =>
      aChunk({ tool_calls: [{ index, id: 'a', function: { name: 'f', arguments: json } }] });
    for (const index of [undefined, 0]) {
      const named = chatChunks(piece('{"x"', index), piece(':1}', index), aChunk({}, 'stop'));
      expect(await assembledMessage(toMessages(named + DONE))).toMatchObject({
        content: [{ type: 'tool_use', id: 'a', input: { x: 1 } }],
      });
    }
  });

  test('is a refusal where the model refuses in words', async () => {
    const refusal =
      chatChunks(aChunk({ refusal: 'I will' }), aChunk({ refusal: ' not.' }), aChunk({}, 'stop')) +
      DONE;
    const events = await dataOf(toMessages(refusal));
    expect(events.at(-2)).toMatchObject({
      delta: { stop_reason: 'refusal', stop_details: { explanation: 'I will not.' } },
    });
  });

  test('has its tokens estimated where the upstream has not counted them', async () => {
    const uncounted = chatChunks(aChunk({ content: 'Hello there' }), aChunk({}, 'stop')) + DONE;
    const events = translateEvents(eventsOf(uncounted), {
      from: 'chat-completions',
      to: 'messages',
      wantsUsage: false,
      inputTokens: 21,
    });
    expect((await dataOf(events)).at(-2)).toMatchObject({
      usage: { input_tokens: 21, output_tokens: 3 },
    });
  });

  test.each(['', null])('has not ended where its reason is %j', async (unsaid) => {
    const end = aChunk({}, 'stop');
    const after = aChunk({}, unsaid);
    const all = chatChunks(aChunk({ content: 'Hello' }, unsaid), end, after) + DONE;
    expect(await assembledMessage(toMessages(all))).toMatchObject({ stop_reason: 'end_turn' });
    const unended = chatChunks(aChunk({ content: 'Hello' }, unsaid)) + DONE;
    expect((await untilBreak(toMessages(unended))).error).toMatchObject(BROKEN_OFF);
  });

  test('is whole without its last event where it says why it ended', async () => {
    const unended = chatChunks(aChunk({ content: 'Hello' }), aChunk({}, 'stop'));
    expect((await dataOf(toMessages(unended))).at(-1)).toEqual({ type: 'message_stop' });
  });

  test.each([
    ['ends before its end', chatChunks(aChunk({ content: 'Hello' })), BROKEN_OFF],
    ['says nothing', DONE, aBreak('The upstream ended its answer without content.')],
    [
      'tells of an error',
      chatChunks(aChunk({ content: 'Hello' }), { error: { message: 'Overloaded.' } }),
      aBreak('Overloaded.'),
    ],
    [
      'tells of an error in its choice',
      chatChunks({
        choices: [{ index: 0, delta: {}, finish_reason: 'error', error: { message: 'Gone.' } }],
      }),
      aBreak('Gone.'),
    ],
    ['is no JSON', 'data: {"choices"\n\n', aBreak('The upstream sent a chunk that is not JSON.')],
    [
      'says what is no words',
      chatChunks(aChunk({ content: [{ type: 'reference' }] })),
      aBreak('The upstream answered content that is no words and cannot be translated.'),
    ],
    [
      'ends for a reason that nobody knows',
      chatChunks(aChunk({ content: 'Hello' }, 'boredom')) + DONE,
      aBreak('The upstream ended its answer for a reason that is not known: "boredom".'),
    ],
    [
      'goes back to a call',
      chatChunks(
        aChunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'f', arguments: '{}' } }] }),
        aChunk({ tool_calls: [{ index: 1, id: 'b', function: { name: 'f' } }] }),
        aChunk({ tool_calls: [{ index: 0, function: { arguments: '{}' } }] }),
      ),
      aBreak('The upstream went back to a tool call that it had ended.'),
    ],
    [
      'calls a tool without a name',
      chatChunks(aChunk({ tool_calls: [{ index: 0, function: { arguments: '{}' } }] })),
      aBreak('The upstream called a tool without saying which.'),
    ],
  ])('breaks where it %s', async (_, broken, expected) => {
    const { came, error } = await untilBreak(toMessages(broken));
    expect(error).toMatchObject(expected);
    expect(came.join('')).not.toContain('message_stop');
  });

  test('tells the tokens that a choice tells', async () => {
    const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop', usage: USAGE }] };
    const events = toMessages(chatChunks(aChunk({ content: 'Hello' }), end) + DONE);
    expect((await dataOf(events)).at(-2)).toMatchObject({
      usage: { input_tokens: 9, output_tokens: 4 },
    });
  });
});

describe('a streamed message told as a completion', () => {
  const stream = messageEvents(
    {
      type: 'message_start',
      message: {
        id: 'msg_1',
        model: 'm-2026',
        usage: { input_tokens: 3, cache_read_input_tokens: 6, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 's' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'ping' },
    { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 1, delta: { type: 'citations_delta', citation: {} } },
    { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'Hello' } },
    { type: 'content_block_stop', index: 1 },
    {
      type: 'content_block_start',
      index: 2,
      content_block: { type: 'tool_use', id: 'a', name: 'f', input: {} },
    },
    {
      type: 'content_block_delta',
      index: 2,
      delta: { type: 'input_json_delta', partial_json: '' },
    },
    {
      type: 'content_block_delta',
      index: 2,
      delta: { type: 'input_json_delta', partial_json: '{"x":1}' },
    },
    { type: 'content_block_stop', index: 2 },
    {
      type: 'content_block_start',
      index: 3,
      content_block: { type: 'tool_use', id: 'b', name: 'g', input: {} },
    },
    { type: 'content_block_stop', index: 3 },
    { type: 'an_event_of_the_future', anything: 1 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'tool_use', stop_sequence: null },
      usage: { input_tokens: null, output_tokens: 4 },
    },
    { type: 'message_stop' },
  );

  test('has chunks of one id, time and model, and its end', async () => {
    const events = await all(toChat(stream));
    expect(events.at(-1)).toBe(DONE);
    const chunks = await dataOf(toChat(stream));
    for (const chunk of chunks) {
      expect(chunk).toMatchObject({
        id: 'msg_1',
        object: 'chat.completion.chunk',
        created: CREATED,
        model: 'm-2026',
      });
    }
    expect(chunks[0]).toMatchObject({ choices: [{ delta: { role: 'assistant' } }] });
    expect(chunks.at(-2)).toMatchObject({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] });
  });

  test('says the same to the client of the interface', async () => {
    expect(await assembledChat(toChat(stream))).toMatchObject({
      id: 'msg_1',
      choices: [
        {
          finish_reason: 'tool_calls',
          message: {
            content: 'Hello',
            tool_calls: [
              { id: 'a', type: 'function', function: { name: 'f', arguments: '{"x":1}' } },
              { id: 'b', type: 'function', function: { name: 'g', arguments: '{}' } },
            ],
          },
        },
      ],
      usage: {
        prompt_tokens: 9,
        completion_tokens: 4,
        total_tokens: 13,
        prompt_tokens_details: { cached_tokens: 6 },
      },
    });
  });

  test('gives each call its own input where blocks are open together', async () => {
    const block = (index: number, id: string) =>
      ({
        type: 'content_block_start',
        index,
        content_block: { type: 'tool_use', id, name: 'f', input: {} },
      }) as const;
    const input = (index: number, partial_json: string) =>
      ({
        type: 'content_block_delta',
        index,
        delta: { type: 'input_json_delta', partial_json },
      }) as const;
    const together = messageEvents(
      { type: 'message_start', message: { id: 'msg_1', model: 'm' } },
      block(0, 'a'),
      block(1, 'b'),
      block(2, 'c'),
      input(0, '{"x"'),
      input(1, '{"y":2}'),
      input(0, ':1}'),
      { type: 'content_block_stop', index: 0 },
      { type: 'content_block_stop', index: 2 },
      { type: 'content_block_stop', index: 1 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
      { type: 'message_stop' },
    );
    expect(await assembledChat(toChat(together))).toMatchObject({
      choices: [
        {
          message: {
            tool_calls: [
              { id: 'a', function: { arguments: '{"x":1}' } },
              { id: 'b', function: { arguments: '{"y":2}' } },
              { id: 'c', function: { arguments: '{}' } },
            ],
          },
        },
      ],
    });
  });

  test('calls a function where the caller has functions', async () => {
    const called = messageEvents(
      { type: 'message_start', message: { id: 'msg_1', model: 'm-2026', usage: {} } },
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 'a', name: 'f', input: {} },
      },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: '{"x":1}' },
      },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
      { type: 'message_stop' },
    );
    const events = translateEvents(eventsOf(called), {
      from: 'messages',
      to: 'chat-completions',
      wantsUsage: false,
      now,
      request: { functions: [{ name: 'f' }] },
    });
    const choices = (await dataOf(events)).flatMap((chunk) => objectsOf(chunk.choices));
    expect(choices.map(({ delta }) => fieldsIn(delta).function_call)).toEqual([
      undefined,
      { name: 'f', arguments: '' },
      { arguments: '{"x":1}' },
      undefined,
    ]);
    expect(choices.at(-1)).toMatchObject({ finish_reason: 'function_call' });
  });

  test('tells its tokens only to a caller who wants them', async () => {
    expect((await dataOf(toChat(stream))).at(-1)).toMatchObject({ choices: [] });
    const chunks = await dataOf(toChat(stream, { wantsUsage: false }));
    expect(chunks.some((chunk) => 'usage' in chunk)).toBe(false);
  });

  const START = messageEvents({ type: 'message_start', message: { id: 'msg_1', model: 'm' } });

  test.each([
    ['ends before its end', START, BROKEN_OFF],
    [
      'tells of an error',
      START + messageEvents({ type: 'error', error: { message: 'Overloaded.' } }),
      aBreak('Overloaded.'),
    ],
    [
      'is no JSON',
      `${START}event: ping\ndata: {\n\n`,
      aBreak('The upstream sent an event that is not JSON.'),
    ],
    [
      'has a block that nobody asked for',
      START +
        messageEvents({
          type: 'content_block_start',
          index: 0,
          content_block: { type: 'server_tool_use' },
        }),
      aBreak('The upstream sent a block that cannot be translated: "server_tool_use".'),
    ],
    [
      'does not say why it ended',
      START + messageEvents({ type: 'message_stop' }),
      aBreak('The upstream ended its answer without content.'),
    ],
    [
      'does not say why it ended after a block',
      START +
        messageEvents(
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'Hi' } },
          { type: 'message_stop' },
        ),
      aBreak('The upstream ended its answer for a reason that cannot be told: none.'),
    ],
  ])('breaks where it %s', async (_, broken, expected) => {
    const { came, error } = await untilBreak(toChat(broken));
    expect(error).toMatchObject(expected);
    expect(came).not.toContain(DONE);
  });
});

// --- whole and streamed -------------------------------------------------------------------------------

const somePieces = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 });
const anAnswer = fc.record({
  pieces: fc.option(somePieces),
  calls: fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,8}$/),
      name: fc.stringMatching(/^[a-z]{1,8}$/),
      input: fc
        .dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }))
        .map((value): JsonObject => JSON.parse(JSON.stringify(value)))
        .filter((value) => !JSON.stringify(value).includes('__proto__')),
      cut: fc.nat(),
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  input: fc.nat(),
  cached: fc.nat(),
  output: fc.nat(),
});
type AnAnswer = typeof anAnswer extends fc.Arbitrary<infer T> ? T : never;

/** Splits a text in two. */
function halves(text: string, cut: number): readonly string[] {
  const place = cut % (text.length + 1);
  return [text.slice(0, place), text.slice(place)];
}

function wholeChat({ pieces, calls, input, cached, output }: AnAnswer): JsonObject {
  const tool_calls = calls.map(({ id, name, input: asked }) => {
    return { id, type: 'function', function: { name, arguments: JSON.stringify(asked) } };
  });
  const message = {
    role: 'assistant',
    content: pieces === null ? null : pieces.join(''),
    refusal: null,
    ...(calls.length === 0 ? {} : { tool_calls }),
  };
  const finish_reason = calls.length === 0 ? 'stop' : 'tool_calls';
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: CREATED,
    model: 'm-2026',
    choices: [{ index: 0, message, logprobs: null, finish_reason }],
    usage: {
      prompt_tokens: input + cached,
      completion_tokens: output,
      total_tokens: input + cached + output,
      prompt_tokens_details: { cached_tokens: cached },
    },
  };
}

function streamedChat(answer: AnAnswer): string {
  const { usage } = wholeChat(answer);
  const calls = answer.calls.flatMap(({ id, name, input, cut }, index) => [
    aChunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
    ...halves(JSON.stringify(input), cut).map((json) =>
      aChunk({ tool_calls: [{ index, function: { arguments: json } }] }),
    ),
  ]);
  const chunks = [
    aChunk({ role: 'assistant', content: '' }),
    ...(answer.pieces ?? []).map((content) => aChunk({ content })),
    ...calls,
    aChunk({}, answer.calls.length === 0 ? 'stop' : 'tool_calls'),
    { ...aChunk({}), choices: [], usage },
  ];
  return chatChunks(...chunks) + DONE;
}

function wholeMessage({ pieces, calls, input, cached, output }: AnAnswer): JsonObject {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm-2026',
    content: [
      ...(pieces === null ? [] : [{ type: 'text', text: pieces.join('') }]),
      ...calls.map(({ id, name, input: asked }) => ({ type: 'tool_use', id, name, input: asked })),
    ],
    stop_reason: calls.length === 0 ? 'end_turn' : 'tool_use',
    stop_sequence: null,
    stop_details: null,
    usage: {
      input_tokens: input,
      cache_read_input_tokens: cached,
      cache_creation_input_tokens: null,
      cache_creation: null,
      output_tokens: output,
      output_tokens_details: null,
      server_tool_use: null,
      service_tier: null,
    },
  };
}

function streamedMessage(answer: AnAnswer): string {
  const { content: _, usage, stop_reason, ...message } = wholeMessage(answer);
  const texts = (answer.pieces ?? []).map((text) => ({ type: 'text_delta', text }));
  const blocks = [
    ...(answer.pieces === null ? [] : [{ block: { type: 'text', text: '' }, deltas: texts }]),
    ...answer.calls.map(({ id, name, input, cut }) => ({
      block: { type: 'tool_use', id, name, input: {} },
      deltas: halves(JSON.stringify(input), cut).map((partial_json) => {
        return { type: 'input_json_delta', partial_json };
      }),
    })),
  ];
  return messageEvents(
    {
      type: 'message_start',
      message: {
        ...message,
        content: [],
        stop_reason: null,
        usage: { ...Object(usage), output_tokens: 0 },
      },
    },
    ...blocks.flatMap(({ block, deltas }, index) => [
      { type: 'content_block_start', index, content_block: block },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    {
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: answer.output },
    },
    { type: 'message_stop' },
  );
}

describe('a stream put together by the client of its interface says what the whole answer says', () => {
  test('as a message', async () => {
    await fc.assert(
      fc.asyncProperty(anAnswer, async (answer) => {
        const direction = { from: 'chat-completions', to: 'messages' } as const;
        const whole = translateAnswer(wholeChat(answer), direction);
        const streamed = await assembledMessage(toMessages(streamedChat(answer)));
        expect({ ok: true, value: streamed }).toMatchObject(whole);
      }),
    );
  });

  test('as a completion', async () => {
    await fc.assert(
      fc.asyncProperty(anAnswer, async (answer) => {
        const direction = { from: 'messages', to: 'chat-completions', now } as const;
        const whole = translateAnswer(wholeMessage(answer), direction);
        const streamed = await assembledChat(toChat(streamedMessage(answer)));
        expect(withoutEmptyText({ ok: true, value: streamed })).toMatchObject(
          withoutEmptyText(whole),
        );
      }),
    );
  });

  test('answers say the same after they were told in the other interface', () => {
    fc.assert(
      fc.property(anAnswer, (answer) => {
        const there = { from: 'messages', to: 'chat-completions', now } as const;
        const back = { from: 'chat-completions', to: 'messages' } as const;
        const told = translateAnswer(wholeMessage(answer), there);
        expect(told.ok && translateAnswer(told.value, back)).toEqual({
          ok: true,
          value: wholeMessage(answer),
        });
      }),
    );
  });
});

/** Replaces empty content by null: a stream cannot know at its start that no text will follow. */
function withoutEmptyText(value: unknown): object {
  return JSON.parse(JSON.stringify(value).replace('"content":""', '"content":null'));
}
