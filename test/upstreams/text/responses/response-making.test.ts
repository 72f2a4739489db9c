import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../../generated/operations.ts';
import type { JsonObject } from '../../../../server/foundation/json-object.ts';
import {
  translateAnswer,
  translateEvents,
  translateRequest,
} from '../../../../server/upstreams/text/translation.ts';
import {
  aBreak,
  all,
  assembledResponse,
  chatChunks,
  eventsOf,
  messageEvents,
  untilBreak,
} from '../streams.ts';
import { type ToldResponse, toldResponse } from './a-response.ts';

const CREATED = 1_790_000_000;
const now = (): Date => new Date(CREATED * 1000);
const DONE = 'data: [DONE]\n\n';
const USAGE = { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 };
const BEGINS = ['response.created', 'response.in_progress'];
const TEXT = 'response.output_text.delta';
const ARGUMENTS = 'response.function_call_arguments.delta';

function aChunk(delta: JsonObject, finish_reason: string | null = null): JsonObject {
  const choices = [{ index: 0, delta, finish_reason }];
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: CREATED,
    model: 'm',
    choices,
  };
}

/** A streamed chat completion of these deltas. */
function chat(deltas: readonly JsonObject[], reason = 'stop'): string {
  const usage = { ...aChunk({}), choices: [], usage: USAGE };
  const chunks = [aChunk({ role: 'assistant', content: '' }), ...deltas.map((one) => aChunk(one))];
  return chatChunks(...chunks, aChunk({}, reason), usage) + DONE;
}

function aCall(index: number, called: JsonObject): JsonObject {
  const { id, ...named } = called;
  return { tool_calls: [{ index, ...(id === undefined ? {} : { id }), function: named }] };
}

type Spoken = 'chat-completions' | 'messages';

function streamOf(
  stream: string,
  { request = {}, from = 'chat-completions' }: { request?: JsonObject; from?: Spoken } = {},
): AsyncIterable<string> {
  const direction = { from, to: 'responses', wantsUsage: false, now, inputTokens: 5 } as const;
  return translateEvents(eventsOf(stream), { ...direction, request });
}

function told(deltas: readonly JsonObject[], request: JsonObject = {}): Promise<ToldResponse> {
  return toldResponse(streamOf(chat(deltas), { request }));
}

function item(type: string, ...pieces: readonly string[]): readonly string[] {
  return ['response.output_item.added', ...pieces, `response.output_item.done of ${type}`];
}

/** The types of events; events that finish an item include its type. */
function named({ events }: ToldResponse): readonly string[] {
  return events.map(({ type, item: ended }) =>
    type === 'response.output_item.done' ? `${type} of ${Object(ended).type}` : String(type),
  );
}

const said = (...pieces: readonly string[]) =>
  item(
    'message',
    'response.content_part.added',
    ...pieces,
    'response.output_text.done',
    'response.content_part.done',
  );

describe('a streamed answer told as a response', () => {
  test('has its events in the order of the interface, numbered throughout', async () => {
    const response = await told([
      { content: 'Hello' },
      { content: ' there' },
      aCall(0, { id: 'a', name: 'f' }),
      aCall(0, { arguments: '{"x"' }),
      aCall(0, { arguments: ':1}' }),
    ]);
    expect(named(response)).toEqual([
      ...BEGINS,
      ...said(TEXT, TEXT),
      ...item('function_call', ARGUMENTS, ARGUMENTS, 'response.function_call_arguments.done'),
      'response.completed',
    ]);
    expect(response.output).toMatchObject([
      {
        type: 'message',
        id: expect.stringMatching(/^msg_/),
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text: 'Hello there', annotations: [], logprobs: [] }],
      },
      {
        type: 'function_call',
        id: expect.stringMatching(/^fc_/),
        status: 'completed',
        call_id: 'a',
        name: 'f',
        arguments: '{"x":1}',
      },
    ]);
  });

  test('tells which response it is, by whom, of what was asked, and its tokens', async () => {
    const request = {
      model: 'as-the-caller-says',
      input: 'Hello',
      instructions: 'Be brief.',
      max_output_tokens: 50,
      metadata: { ticket: '7' },
      reasoning: { effort: 'low' },
      tools: [{ type: 'function', name: 'f' }],
      temperature: 0.5,
    };
    const { response, events } = await told([{ content: 'Hi' }], request);
    const { input: _, model: __, reasoning: ___, ...repeated } = request;
    expect(response).toMatchObject({
      ...repeated,
      id: expect.stringMatching(/^resp_[0-9a-f]{32}$/),
      object: 'response',
      created_at: CREATED,
      status: 'completed',
      model: 'm',
      error: null,
      incomplete_details: null,
      reasoning: { effort: 'low', summary: null },
      text: { format: { type: 'text' } },
      tool_choice: 'auto',
      usage: {
        input_tokens: 9,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 4,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 13,
      },
    });
    const begun = { ...response, status: 'in_progress', output: [], usage: null };
    expect(events.slice(0, 2).map((event) => event.response)).toEqual([begun, begun]);
  });

  test('says the same to the client of the interface', async () => {
    const stream = chat([
      { content: 'Hello' },
      aCall(0, { id: 'a', name: 'f', arguments: '{"x":' }),
      aCall(0, { arguments: '1}' }),
    ]);
    expect(await assembledResponse(streamOf(stream))).toMatchObject({
      output_text: 'Hello',
      output: [{ type: 'message' }, { type: 'function_call', arguments: '{"x":1}' }],
      usage: { total_tokens: 13 },
    });
  });

  test('of nothing has no items', async () => {
    const response = await told([]);
    expect(response.types).toEqual([...BEGINS, 'response.completed']);
    expect(response.output).toEqual([]);
  });

  test('whose tokens nobody has counted tells about how many', async () => {
    const stream = chatChunks(aChunk({ content: 'Hello there' }), aChunk({}, 'stop')) + DONE;
    const { response } = await toldResponse(streamOf(stream));
    expect(response.usage).toMatchObject({ input_tokens: 5, output_tokens: 3, total_tokens: 8 });
  });

  test('keeps calls apart that the upstream goes back to, and what is said among them', async () => {
    const { output, types } = await told([
      aCall(0, { id: 'a', name: 'f', arguments: '{"x"' }),
      aCall(1, { id: 'b', name: 'g', arguments: '{"y"' }),
      { content: 'I look.' },
      aCall(0, { arguments: ':1}' }),
      aCall(1, { arguments: ':2}' }),
    ]);
    expect(output).toMatchObject([
      { call_id: 'a', name: 'f', arguments: '{"x":1}' },
      { call_id: 'b', name: 'g', arguments: '{"y":2}' },
      { type: 'message', content: [{ text: 'I look.' }] },
    ]);
    expect(types.at(-1)).toBe('response.completed');
  });

  test('has no arguments but an empty object for a tool that takes none', async () => {
    const { output } = await told([aCall(0, { id: 'a', name: 'f' })]);
    expect(output).toMatchObject([{ type: 'function_call', arguments: '{}' }]);
  });

  test('calls a custom tool with the text that it takes', async () => {
    const tools = [{ type: 'custom', name: 'patch' }];
    const deltas = [
      aCall(0, { id: 'a', name: 'patch', arguments: '{"input":"*** ' }),
      aCall(0, { arguments: 'Begin"}' }),
    ];
    const response = await told(deltas, { tools });
    const { output, events } = response;
    expect(output).toMatchObject([
      { type: 'custom_tool_call', id: expect.stringMatching(/^ctc_/), input: '*** Begin' },
    ]);
    const custom = 'response.custom_tool_call_input';
    expect(named(response)).toEqual([
      ...BEGINS,
      ...item('custom_tool_call', `${custom}.delta`, `${custom}.done`),
      'response.completed',
    ]);
    expect(events.find(({ item }) => item !== undefined)).toMatchObject({ item: { input: '' } });
    const astray = aCall(0, { id: 'a', name: 'patch', arguments: '{"text":"x"}' });
    expect((await told([astray], { tools })).output).toMatchObject([{ input: '{"text":"x"}' }]);
  });

  test('calls a tool of a namespace by both its names', async () => {
    const custom = { type: 'custom', name: 'say' };
    const namespace = { type: 'namespace', name: 'sea', description: 'All of the sea.' };
    const tools = [{ ...namespace, tools: [{ type: 'function', name: 'look' }, custom] }];
    const deltas = [
      aCall(0, { id: 'a', name: 'sea__look', arguments: '{}' }),
      aCall(1, { id: 'b', name: 'sea__say', arguments: '{"input":"Ahoy"}' }),
      aCall(2, { id: 'c', name: 'another', arguments: '{}' }),
    ];
    const { output } = await told(deltas, { tools });
    expect(output).toMatchObject([
      { type: 'function_call', namespace: 'sea', name: 'look' },
      { type: 'custom_tool_call', namespace: 'sea', name: 'say', input: 'Ahoy' },
      { type: 'function_call', name: 'another' },
    ]);
    expect(output[2]).not.toHaveProperty('namespace');
  });

  test.each([
    ['length', 'max_output_tokens'],
    ['content_filter', 'content_filter'],
  ])('that ends by %s is incomplete, and so is its last item', async (reason, why) => {
    const deltas = [{ content: 'Hel' }, aCall(0, { id: 'a', name: 'f', arguments: '{"x"' })];
    const stream = (one: readonly JsonObject[]) => toldResponse(streamOf(chat(one, reason)));
    const cut = await stream(deltas);
    expect(cut.types.at(-1)).toBe('response.incomplete');
    expect(cut.response).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: why },
      output: [{ status: 'completed' }, { status: 'incomplete', arguments: '{"x"' }],
      usage: { total_tokens: 13 },
    });
    expect((await stream([{ content: 'Hel' }])).output).toMatchObject([{ status: 'incomplete' }]);
    expect((await stream([])).output).toEqual([]);
  });

  test('that is a refusal in words is a message of it, and complete', async () => {
    const response = await told([{ refusal: 'I will' }, { refusal: ' not.' }]);
    expect(named(response)).toEqual([
      ...BEGINS,
      ...item(
        'message',
        'response.content_part.added',
        'response.refusal.delta',
        'response.refusal.done',
        'response.content_part.done',
      ),
      'response.completed',
    ]);
    expect(response.output).toMatchObject([
      { status: 'completed', content: [{ type: 'refusal', refusal: 'I will not.' }] },
    ]);
    const after = await told([{ content: 'Well.' }, { refusal: 'No.' }]);
    expect(after.output).toMatchObject([
      {
        content: [
          { type: 'output_text', text: 'Well.' },
          { type: 'refusal', refusal: 'No.' },
        ],
      },
    ]);
  });

  test('has the arguments of a call as its model wrote them, also malformed', async () => {
    const called = { name: 'f', arguments: '{"city": "Oslo' };
    const message = { role: 'assistant', tool_calls: [{ id: 'a', function: called }] };
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }];
    const direction = { from: 'chat-completions', to: 'responses', now } as const;
    const output = [{ type: 'function_call', ...called }];
    expect(translateAnswer({ id: 'c', model: 'm', choices }, direction)).toMatchObject({
      value: { output },
    });
    expect((await told([aCall(0, { id: 'a', ...called })])).output).toMatchObject(output);
  });

  test('breaks off where its upstream does', async () => {
    const { came, error } = await untilBreak(streamOf(chatChunks(aChunk({ content: 'Hi' }))));
    expect(error).toMatchObject(aBreak('The upstream ended its response before it was complete.'));
    expect(came.at(-1)).toContain(`event: ${TEXT}`);
  });
});

describe('what a model thinks', () => {
  const deltas = [
    { reasoning_content: 'H' },
    { reasoning_content: 'm.' },
    { content: 'Hello' },
    { reasoning: 'So.' },
    aCall(0, { id: 'a', name: 'f', arguments: '{}' }),
  ];
  const SEALED = { include: ['reasoning.encrypted_content'] };

  test('is not told to who asks for nothing of it and has no tools', async () => {
    const { output } = await told(deltas, { reasoning: { effort: 'high' } });
    expect(output.map(({ type }) => type)).toEqual(['message', 'function_call']);
  });

  test('is returned for going on to who has tools', async () => {
    const { output } = await told(deltas, { tools: [{ type: 'function', name: 'f' }] });
    const sealed = { type: 'reasoning', summary: [], encrypted_content: expect.any(String) };
    expect(output).toMatchObject([sealed, {}, sealed, {}]);
  });

  test('is told as summaries to who asks for these', async () => {
    const response = await told(deltas, { reasoning: { summary: 'auto' } });
    const part = 'response.reasoning_summary_part';
    const piece = 'response.reasoning_summary_text';
    expect(named(response)).toEqual([
      ...BEGINS,
      ...item(
        'reasoning',
        `${part}.added`,
        `${piece}.delta`,
        `${piece}.delta`,
        `${piece}.done`,
        `${part}.done`,
      ),
      ...said(TEXT),
      ...item('reasoning', `${part}.added`, `${piece}.delta`, `${piece}.done`, `${part}.done`),
      ...item('function_call', ARGUMENTS, 'response.function_call_arguments.done'),
      'response.completed',
    ]);
    expect(response.output[0]).toEqual({
      id: expect.stringMatching(/^rs_/),
      type: 'reasoning',
      summary: [{ type: 'summary_text', text: 'Hm.' }],
    });
  });

  test('comes back to who has thought it, in its place', async () => {
    const { output } = await told(deltas, SEALED);
    expect(output[0]).toMatchObject({ type: 'reasoning', summary: [] });
    const result = { type: 'function_call_output', call_id: 'a', output: 'Waves' };
    const input = [{ role: 'user', content: 'Hello' }, ...output, result];
    const body = { model: 'm', input };
    const direction = { from: 'responses', to: 'chat-completions', takesThoughts: true } as const;
    expect(translateRequest(body, direction)).toMatchObject({
      value: {
        messages: [
          { role: 'user' },
          { role: 'assistant', reasoning_content: 'Hm.So.', content: 'Hello', tool_calls: [{}] },
          { role: 'tool' },
        ],
      },
    });
  });
});

describe('what a model of messages thinks', () => {
  const thinking = { type: 'thinking', thinking: 'Hm, well.', signature: 'EqMB' };
  const redacted = { type: 'redacted_thinking', data: 'EmwK' };
  const words = { type: 'text', text: 'Let me see.' };
  const call = { type: 'tool_use', id: 'a', name: 'f', input: {} };
  const content = [thinking, redacted, words, thinking, call];
  const usage = { input_tokens: 9, output_tokens: 4 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', usage };
  const direction = { from: 'messages', to: 'responses', now } as const;

  function whole(request: JsonObject = {}): JsonObject {
    const body = { ...message, content, stop_reason: 'tool_use' };
    const answer = translateAnswer(body, { ...direction, request });
    if (!answer.ok) throw new Error(answer.failure.message);
    return answer.value;
  }

  function streamed(request: JsonObject = {}): Promise<ToldResponse> {
    const blocks = content.flatMap((block, index) => blockEvents(index, block));
    const stop = { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage };
    const begun = { type: 'message_start', message: { ...message, content: [] } };
    const events = messageEvents(begun, ...blocks, stop, { type: 'message_stop' });
    return toldResponse(streamOf(events, { from: 'messages', request }));
  }

  /** The events of a block; thinking comes in two pieces and its signature in a third. */
  function blockEvents(
    index: number,
    block: JsonObject,
  ): readonly (JsonObject & { type: string })[] {
    const isThinking = block.type === 'thinking';
    const begun = isThinking ? { ...block, thinking: '', signature: '' } : block;
    const pieces = isThinking
      ? [
          { type: 'thinking_delta', thinking: 'Hm,' },
          { type: 'thinking_delta', thinking: ' well.' },
          { type: 'signature_delta', signature: block.signature },
        ]
      : [];
    return [
      { type: 'content_block_start', index, content_block: begun },
      ...pieces.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ];
  }

  const KINDS = ['reasoning', 'reasoning', 'message', 'reasoning', 'function_call'];
  const SEALED = { type: 'reasoning', summary: [], encrypted_content: expect.any(String) };

  const TOOLS = { tools: [{ type: 'function', name: 'f' }] };

  test('is returned for going on to who has tools, and not to others who ask for nothing', async () => {
    const { output } = await streamed(TOOLS);
    expect(output.map(({ type }) => type)).toEqual(KINDS);
    expect(output.slice(0, 2)).toMatchObject([SEALED, SEALED]);
    expect(whole(TOOLS)).toMatchObject({ output: output.map(({ type }) => ({ type })) });
    expect(whole()).toMatchObject({ output: [{ type: 'message' }, { type: 'function_call' }] });
  });

  test('is told as summaries to who asks for these, where it has words', async () => {
    const request = { ...TOOLS, reasoning: { summary: 'auto' } };
    const { output } = await streamed(request);
    const summary = [{ type: 'summary_text', text: 'Hm, well.' }];
    expect(output).toMatchObject([{ ...SEALED, summary }, SEALED, {}, { ...SEALED, summary }, {}]);
    expect(whole(request)).toMatchObject({ output: [{ summary }, { summary: [] }, {}, {}, {}] });
  });

  test('comes back to it unchanged and in its place, and to no model of chats', async () => {
    const result = { type: 'function_call_output', call_id: 'a', output: 'Waves' };
    for (const { output } of [whole(TOOLS), await streamed(TOOLS)]) {
      const said = Array.isArray(output) ? output : [];
      const body = { model: 'm', input: [{ role: 'user', content: 'Hello' }, ...said, result] };
      const options = { from: 'responses', maxTokens: 9, takesThoughts: true } as const;
      expect(translateRequest(body, { ...options, to: 'messages' })).toMatchObject({
        value: { messages: [{ role: 'user' }, { role: 'assistant', content }, { role: 'user' }] },
      });
      const chat = translateRequest(body, { ...options, to: 'chat-completions' });
      expect(chat).toMatchObject({
        value: { messages: [{}, { role: 'assistant', content: 'Let me see.' }, {}] },
      });
      expect(JSON.stringify(chat)).not.toContain('Hm');
    }
  });

  test('is not sent back where it was cut off before its signature', () => {
    const { signature: _, ...cut } = thinking;
    const body = { ...message, content: [cut, words], stop_reason: 'max_tokens' };
    const answer = translateAnswer(body, { ...direction, request: TOOLS });
    const output = answer.ok && Array.isArray(answer.value.output) ? answer.value.output : [];
    const input = [
      { role: 'user', content: 'Hello' },
      ...output,
      { role: 'user', content: 'Go on' },
    ];
    const options = { from: 'responses', to: 'messages', maxTokens: 9 } as const;
    expect(translateRequest({ model: 'm', input }, options)).toMatchObject({
      value: { messages: [{}, { role: 'assistant', content: words.text }, {}] },
    });
  });
});

const somePieces = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 });
const anAnswer = fc.record({
  thoughts: fc.option(somePieces),
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
});
type AnAnswer = typeof anAnswer extends fc.Arbitrary<infer T> ? T : never;

const someRequest = fc.record({
  reasoning: fc.constantFrom(null, { summary: 'auto' }),
  include: fc.constantFrom(null, ['reasoning.encrypted_content']),
  tools: fc.constantFrom(null, [{ type: 'custom', name: 'a' }]),
});

function halves(text: string, cut: number): readonly string[] {
  const place = cut % (text.length + 1);
  return [text.slice(0, place), text.slice(place)];
}

function wholeChat({ thoughts, pieces, calls }: AnAnswer): JsonObject {
  const tool_calls = calls.map(({ id, name, input }) => {
    return { id, type: 'function', function: { name, arguments: JSON.stringify(input) } };
  });
  const message = {
    role: 'assistant',
    content: pieces === null ? null : pieces.join(''),
    ...(thoughts === null ? {} : { reasoning_content: thoughts.join('') }),
    ...(calls.length === 0 ? {} : { tool_calls }),
  };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  return {
    id: 'c',
    object: 'chat.completion',
    created: CREATED,
    model: 'm',
    choices,
    usage: USAGE,
  };
}

function streamedChat({ thoughts, pieces, calls }: AnAnswer): string {
  return chat([
    ...(thoughts ?? []).map((reasoning_content) => ({ reasoning_content })),
    ...(pieces ?? []).map((content) => ({ content })),
    ...calls.flatMap(({ id, name, input, cut }, index) => [
      aCall(index, { id, name, arguments: '' }),
      ...halves(JSON.stringify(input), cut).map((json) => aCall(index, { arguments: json })),
    ]),
  ]);
}

function wholeMessage({ pieces, calls }: AnAnswer): JsonObject {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [
      ...(pieces === null ? [] : [{ type: 'text', text: pieces.join('') }]),
      ...calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
    ],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 9, output_tokens: 4 },
  };
}

function streamedMessage(answer: AnAnswer): string {
  const message = wholeMessage(answer);
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
    { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
    ...blocks.flatMap(({ block, deltas }, index) => [
      { type: 'content_block_start', index, content_block: block },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 4 } },
    { type: 'message_stop' },
  );
}

/** Removes the ids of a response and its items, which differ every time. */
function nameless(response: unknown): unknown {
  return JSON.parse(
    JSON.stringify(response).replaceAll(/"(resp|msg|rs|fc|ctc)_[0-9a-f]{32}/g, '"$1'),
  );
}

describe('a stream ends with what the whole answer would be', () => {
  const ANSWERS = {
    'chat-completions': { whole: wholeChat, streamed: streamedChat },
    messages: { whole: wholeMessage, streamed: streamedMessage },
  };

  test.each(['chat-completions', 'messages'] as const)('of %s', async (from) => {
    const { whole, streamed } = ANSWERS[from];
    await fc.assert(
      fc.asyncProperty(anAnswer, someRequest, async (answer, request) => {
        const direction = { from, to: 'responses', now, request } as const;
        const told = translateAnswer(whole(answer), direction);
        if (!told.ok) throw new Error(told.failure.message);
        const validate = operations.createResponse.responses[200]?.['application/json'];
        expect(validate?.(told.value), JSON.stringify(told.value)).toBe(true);
        const { response } = await toldResponse(streamOf(streamed(answer), { from, request }));
        expect(nameless(response)).toEqual(nameless(told.value));
      }),
    );
  });

  test('as the client of the interface puts it together', async () => {
    await fc.assert(
      fc.asyncProperty(anAnswer, async (answer) => {
        const events = await all(streamOf(streamedChat(answer)));
        const { response } = await toldResponse(one(events));
        expect(await assembledResponse(one(events))).toMatchObject(response);
      }),
      { numRuns: 30 },
    );
  });
});

async function* one<T>(events: readonly T[]): AsyncIterable<T> {
  yield* events;
}
