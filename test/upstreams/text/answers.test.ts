import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../../server/foundation/json-object.ts';
import { translateAnswer } from '../../../server/upstreams/text/translation.ts';

const CREATED = 1_790_000_000;
const now = (): Date => new Date(CREATED * 1000);

function toMessages(body: JsonObject): unknown {
  const result = translateAnswer(body, { from: 'chat-completions', to: 'messages' });
  return result.ok ? result.value : result.failure;
}

function toChat(body: JsonObject): unknown {
  const result = translateAnswer(body, { from: 'messages', to: 'chat-completions', now });
  return result.ok ? result.value : result.failure;
}

function aCompletion(message: JsonObject, finish_reason: unknown = 'stop'): JsonObject {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: CREATED,
    model: 'm-2026',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
    usage: {
      prompt_tokens: 100,
      completion_tokens: 20,
      total_tokens: 120,
      prompt_tokens_details: { cached_tokens: 60, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 5 },
    },
  };
}

function aMessage(content: readonly JsonObject[], ending: JsonObject): JsonObject {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm-2026',
    content,
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: 30,
      cache_read_input_tokens: 60,
      cache_creation_input_tokens: 10,
      output_tokens: 20,
      output_tokens_details: { thinking_tokens: 5 },
    },
    ...ending,
  };
}

const CALL = {
  id: 'call_1',
  type: 'function',
  function: { name: 'weather', arguments: '{"city":"Oslo"}' },
};
const TOOL_USE = { type: 'tool_use', id: 'call_1', name: 'weather', input: { city: 'Oslo' } };
const TEXT = { type: 'text', text: 'Hello' };

describe('how an answer was served', () => {
  const told = (tier: unknown, request: JsonObject, to: 'chat-completions' | 'responses') => {
    const body = aMessage([TEXT], {
      usage: { input_tokens: 1, output_tokens: 1, service_tier: tier },
    });
    const result = translateAnswer(body, { from: 'messages', to, now, request });
    return result.ok ? result.value.service_tier : result.failure;
  };

  test.each(['chat-completions', 'responses'] as const)(
    'is told in the words of the caller, and is as usual where nobody says (%s)',
    (to) => {
      for (const service_tier of ['auto', 'default', 'priority']) {
        expect(told('standard', { service_tier }, to)).toBe('default');
        expect(told('priority', { service_tier }, to)).toBe('priority');
        expect(told(null, { service_tier }, to)).toBe('default');
      }
    },
  );

  test('is told to callers of chats as soon as one of the two speaks of it', () => {
    expect(told('standard', {}, 'chat-completions')).toBe('default');
    expect(told(null, {}, 'chat-completions')).toBeUndefined();
    expect(told(null, {}, 'responses')).toBe('default');
  });

  test('is told to callers of responses as an upstream of chats says it', () => {
    const body = { ...aCompletion({ content: 'Hello' }), service_tier: 'flex' };
    const result = translateAnswer(body, { from: 'chat-completions', to: 'responses' });
    expect(result).toMatchObject({ value: { service_tier: 'flex' } });
  });
});

describe('a completion told as a message', () => {
  test('keeps text, calls and tokens', () => {
    const body = aCompletion({ content: 'Hello', refusal: null, tool_calls: [CALL] }, 'tool_calls');
    expect(toMessages(body)).toEqual({
      id: 'chatcmpl-1',
      type: 'message',
      role: 'assistant',
      model: 'm-2026',
      content: [TEXT, TOOL_USE],
      stop_reason: 'tool_use',
      stop_sequence: null,
      stop_details: null,
      usage: {
        input_tokens: 40,
        cache_read_input_tokens: 60,
        cache_creation_input_tokens: null,
        cache_creation: null,
        output_tokens: 20,
        output_tokens_details: { thinking_tokens: 5 },
        server_tool_use: null,
        service_tier: null,
      },
    });
  });

  test('keeps what was written to a cache, and how it was served', () => {
    const prompt_tokens_details = { cache_write_tokens: 30, long_cache_write_tokens: 20 };
    const body = aCompletion({ content: 'Hello' }, 'stop');
    const usage = { ...Object(body.usage), prompt_tokens_details };
    const served = (service_tier: unknown) => toMessages({ ...body, usage, service_tier });
    expect(served('priority')).toMatchObject({
      usage: {
        input_tokens: 70,
        cache_creation_input_tokens: 30,
        cache_creation: { ephemeral_5m_input_tokens: 10, ephemeral_1h_input_tokens: 20 },
        service_tier: 'priority',
      },
    });
    expect(served('default')).toMatchObject({ usage: { service_tier: 'standard' } });
    expect(served('flex')).toMatchObject({ usage: { service_tier: null } });
  });

  test.each([
    ['stop', 'end_turn'],
    ['length', 'max_tokens'],
    ['content_filter', 'refusal'],
    ['eos_token', 'end_turn'],
    ['stop_sequence', 'stop_sequence'],
    ['model_length', 'max_tokens'],
    ['model_context_window_exceeded', 'max_tokens'],
    ['end_turn', 'end_turn'],
    ['content_filter: RECITATION', 'refusal'],
    ['sensitive', 'refusal'],
  ])('stops for the reason %s as for %s', (finish, stop_reason) => {
    const details = { type: 'refusal', category: null, explanation: null };
    expect(toMessages(aCompletion({ content: 'Hello' }, finish))).toMatchObject({
      stop_reason,
      stop_details: stop_reason === 'refusal' ? details : null,
    });
  });

  test('stops for a tool where it calls one, whatever it says of the reason', () => {
    const body = aCompletion({ content: null, tool_calls: [CALL] }, 'stop');
    expect(toMessages(body)).toMatchObject({ content: [TOOL_USE], stop_reason: 'tool_use' });
  });

  test('names a call that its upstream has not named, each its own', () => {
    const nameless = { ...CALL, id: '' };
    const { id: _, ...without } = CALL;
    const told = toMessages(aCompletion({ tool_calls: [nameless, without] }, 'tool_calls'));
    const ids = new Set<unknown>();
    expect(told).toMatchObject({ content: [{ name: 'weather' }, { name: 'weather' }] });
    for (const block of isObject(told) && Array.isArray(told.content) ? told.content : []) {
      expect(block.id).toMatch(/^call_\w{1,35}$/);
      ids.add(block.id);
    }
    expect(ids.size).toBe(2);
  });

  test('keeps what a tool is called with where that is no text', () => {
    const call = { ...CALL, function: { name: 'weather', arguments: { city: 'Oslo' } } };
    expect(toMessages(aCompletion({ tool_calls: [call] }, 'tool_calls'))).toMatchObject({
      content: [TOOL_USE],
    });
  });

  test('is a refusal where the model refuses in words', () => {
    expect(toMessages(aCompletion({ content: null, refusal: 'I will not.' }))).toMatchObject({
      content: [],
      stop_reason: 'refusal',
      stop_details: { type: 'refusal', category: null, explanation: 'I will not.' },
    });
  });

  test('leaves out a call that the limit has cut off', () => {
    const cut = { ...CALL, function: { name: 'weather', arguments: '{"city":"Os' } };
    expect(
      toMessages(aCompletion({ content: 'Hello', tool_calls: [cut] }, 'length')),
    ).toMatchObject({ content: [TEXT], stop_reason: 'max_tokens' });
  });

  test('has its tokens estimated where the upstream has not counted them', () => {
    const body = { ...aCompletion({ content: 'Hello there' }), usage: undefined };
    const result = translateAnswer(body, {
      from: 'chat-completions',
      to: 'messages',
      inputTokens: 9,
    });
    expect(result).toMatchObject({ value: { usage: { input_tokens: 9, output_tokens: 3 } } });
  });

  test('keeps the text of content that is a list, and leaves thoughts out', () => {
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
      { type: 'text', text: 'Hel' },
      { type: 'text', text: 'lo' },
    ];
    expect(toMessages(aCompletion({ content }))).toMatchObject({ content: [TEXT] });
  });

  test.each(['reasoning_content', 'reasoning'])(
    'tells what the model has thought (%s)',
    (field) => {
      const body = aCompletion({ content: 'Hello', [field]: 'Hm.' });
      const direction = { from: 'chat-completions', to: 'messages' } as const;
      const request = { thinking: { type: 'adaptive' } };
      expect(translateAnswer(body, { ...direction, request })).toMatchObject({
        value: {
          content: [{ type: 'thinking', thinking: 'Hm.', signature: expect.any(String) }, TEXT],
        },
      });
      expect(toMessages(body)).toMatchObject({ content: [TEXT] });
    },
  );

  test.each([
    ['no choices', {}],
    ['content that is no words', aCompletion({ content: [{ type: 'reference' }] })],
    ['an error with a good status', { error: { message: 'Overloaded.' } }],
    ['no message', { choices: [{ finish_reason: 'stop' }] }],
    ['a reason that nobody knows', aCompletion({ content: 'x' }, 'boredom')],
    ['no reason', aCompletion({ content: 'x' }, null)],
    ['a call without a name', aCompletion({ tool_calls: [{ id: 'c', function: {} }] })],
    [
      'arguments that are no JSON',
      aCompletion({ tool_calls: [{ id: 'c', function: { name: 'f', arguments: 'x' } }] }),
    ],
  ])('cannot be read with %s', (_, body) => {
    expect(toMessages(body)).toMatchObject({ kind: 'failed' });
  });
});

describe('a message told as a completion', () => {
  test('calls a function where the caller has functions', () => {
    const body = aMessage([TEXT, TOOL_USE], { stop_reason: 'tool_use' });
    const request = { functions: [{ name: 'weather' }] };
    const direction = { from: 'messages', to: 'chat-completions', now } as const;
    const result = translateAnswer(body, { ...direction, request });
    expect(result).toMatchObject({
      value: {
        choices: [
          {
            message: { content: 'Hello', function_call: CALL.function },
            finish_reason: 'function_call',
          },
        ],
      },
    });
    expect(JSON.stringify(result)).not.toContain('tool_calls');
  });

  test('calls a tool as the caller does, however long its name is', () => {
    const name = 'a'.repeat(100);
    const body = aMessage([{ ...TOOL_USE, name }], { stop_reason: 'tool_use' });
    expect(toChat(body)).toMatchObject({
      choices: [{ message: { tool_calls: [{ function: { name } }] } }],
    });
  });

  test('keeps text, calls and tokens, and leaves thoughts out', () => {
    const content = [
      { type: 'thinking', thinking: 'Hm.', signature: 's' },
      { type: 'redacted_thinking', data: 'x' },
      TEXT,
      { type: 'text', text: ' there' },
      TOOL_USE,
    ];
    expect(toChat(aMessage(content, { stop_reason: 'tool_use' }))).toEqual({
      id: 'msg_1',
      object: 'chat.completion',
      created: CREATED,
      model: 'm-2026',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: 'Hello there',
            refusal: null,
            tool_calls: [CALL],
          },
          logprobs: null,
          finish_reason: 'tool_calls',
        },
      ],
      usage: {
        prompt_tokens: 100,
        completion_tokens: 20,
        total_tokens: 120,
        prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 10 },
        completion_tokens_details: { reasoning_tokens: 5 },
      },
    });
  });

  test.each([
    ['end_turn', 'stop'],
    ['stop_sequence', 'stop'],
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['refusal', 'content_filter'],
  ])('ends for the reason %s as for %s', (stop_reason, finish_reason) => {
    expect(toChat(aMessage([TEXT], { stop_reason }))).toMatchObject({
      choices: [{ finish_reason, message: { content: 'Hello' } }],
    });
  });

  test('says why it is refused', () => {
    const stop_details = { type: 'refusal', category: 'cyber', explanation: 'Not this.' };
    expect(toChat(aMessage([], { stop_reason: 'refusal', stop_details }))).toMatchObject({
      choices: [
        { finish_reason: 'content_filter', message: { content: null, refusal: 'Not this.' } },
      ],
    });
  });

  test.each([
    ['no content', {}],
    ['an error', { type: 'error', error: { message: 'Overloaded.' } }],
    ['a turn that is paused', aMessage([TEXT], { stop_reason: 'pause_turn' })],
    ['a reason that nobody knows', aMessage([TEXT], { stop_reason: 'boredom' })],
    ['a block that nobody asked for', aMessage([{ type: 'server_tool_use' }], {})],
    ['a call without an input', aMessage([{ ...TOOL_USE, input: 'x' }], {})],
  ])('cannot be read with %s', (_, body) => {
    expect(toChat(body)).toMatchObject({ kind: 'failed' });
  });

  test('says what the upstream says went wrong', () => {
    expect(toChat({ type: 'error', error: { message: 'Overloaded.' } })).toEqual({
      kind: 'failed',
      message: 'Overloaded.',
    });
  });
});

test('an upstream that says endlessly what went wrong is told in short', () => {
  const failure = toMessages({ error: { message: 'x'.repeat(100_000) } });
  expect(failure).toEqual({ kind: 'failed', message: `${'x'.repeat(999)}…` });
});

test('an answer in the words of the caller stays as it is', () => {
  const body = aCompletion({ content: 'x', extra: 1 });
  const direction = { from: 'chat-completions', to: 'chat-completions' } as const;
  expect(translateAnswer(body, direction)).toEqual({ ok: true, value: body });
});
