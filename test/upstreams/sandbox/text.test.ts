import { describe, expect, test } from 'vitest';
import type { TextInterface } from '../../../server/upstreams/port/text.ts';
import { sandboxText } from '../../../server/upstreams/sandbox/text.ts';

const upstream = sandboxText(() => new Date(1_800_000_000_000));
const CONTEXT = { model: 'm', maxTokens: 100, signal: new AbortController().signal };
const messages = [{ role: 'user', content: 'Hello there' }];
const SCHEMA = { type: 'object', properties: { city: { type: 'string' } } };
const CHAT_TOOLS = ['weather', 'clock'].map((name) => {
  return { type: 'function', function: { name, parameters: SCHEMA } };
});
const TOOLS = ['weather', 'clock'].map((name) => ({ name, input_schema: SCHEMA }));

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer has and says what it expects.
async function ask(spoken: TextInterface, wish: object): Promise<any> {
  const body = { model: 'm', messages, ...wish };
  const answer = await upstream.answer({ interface: spoken, body, stream: false }, CONTEXT);
  if (!answer.ok) return answer.failure;
  return answer.value.kind === 'whole' ? answer.value.body : undefined;
}

const chat = (wish: object) => ask('chat-completions', wish);
const message = (wish: object) => ask('messages', wish);

describe('a tool', () => {
  test('is called with an input of its schema, in both interfaces', async () => {
    const { choices } = await chat({ tools: CHAT_TOOLS });
    const [call] = choices[0].message.tool_calls;
    expect(choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { content: null } });
    expect(call).toMatchObject({ type: 'function', function: { name: 'weather' } });
    expect(JSON.parse(call.function.arguments)).toEqual({ city: 'city' });
    const { content, stop_reason } = await message({ tools: TOOLS });
    expect(stop_reason).toBe('tool_use');
    expect(content).toMatchObject([{ type: 'tool_use', name: 'weather', input: { city: 'city' } }]);
  });

  test('is called with an object, also where its schema says nothing', async () => {
    const bare = { type: 'function', function: { name: 'now', parameters: {} } };
    const { choices } = await chat({ tools: [bare] });
    expect(choices[0].message.tool_calls[0].function.arguments).toBe('{}');
    const { content } = await message({ tools: [{ name: 'now', input_schema: {} }] });
    expect(content[0].input).toEqual({});
  });

  test('is the one that is named, and none where none is wanted', async () => {
    const clock = { type: 'function', function: { name: 'clock' } };
    const named = await chat({ tools: CHAT_TOOLS, tool_choice: clock });
    expect(named.choices[0].message.tool_calls[0].function.name).toBe('clock');
    const other = await message({ tools: TOOLS, tool_choice: { type: 'tool', name: 'clock' } });
    expect(other.content[0].name).toBe('clock');
    const allowed_tools = { mode: 'auto', tools: [clock] };
    const one = { type: 'allowed_tools', allowed_tools };
    const allowed = await chat({ tools: CHAT_TOOLS, tool_choice: one });
    expect(allowed.choices[0].message.tool_calls[0].function.name).toBe('clock');
    const none = await chat({ tools: CHAT_TOOLS, tool_choice: 'none' });
    expect(none.choices[0].finish_reason).toBe('stop');
    const alike = await message({ tools: TOOLS, tool_choice: { type: 'none' } });
    expect(alike.stop_reason).toBe('end_turn');
  });

  test('is called once; then the sandbox speaks of its result', async () => {
    const called = { id: 'c1', type: 'function', function: { name: 'weather', arguments: '{}' } };
    const { choices } = await chat({
      tools: CHAT_TOOLS,
      messages: [
        ...messages,
        { role: 'assistant', tool_calls: [called] },
        { role: 'tool', tool_call_id: 'c1', content: 'Sunny' },
      ],
    });
    expect(choices[0].message.content).toMatch(/“Hello there”.*The tool answered: “Sunny”/);
    const { content } = await message({
      tools: TOOLS,
      messages: [
        ...messages,
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: 'c1', name: 'weather', input: {} }],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'c1', content: [{ type: 'text', text: 'Sunny' }] },
          ],
        },
      ],
    });
    expect(content[0].text).toMatch(/“Hello there”.*The tool answered: “Sunny”/);
  });

  test('is not called once more where results come without their calls', async () => {
    const result = { role: 'tool', tool_call_id: 'c1', content: 'Sunny' };
    const asked = { tools: CHAT_TOOLS, messages: [...messages, result] };
    for (const tool_choice of ['auto', 'required']) {
      const { choices } = await chat({ ...asked, tool_choice });
      expect(choices[0].finish_reason).toBe('stop');
    }
  });

  test('is called again when the caller has spoken again', async () => {
    const { stop_reason } = await message({
      tools: TOOLS,
      messages: [
        ...messages,
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: 'c1', name: 'weather', input: {} }],
        },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'Sunny' }] },
        { role: 'assistant', content: 'It is sunny.' },
        { role: 'user', content: 'And tomorrow?' },
      ],
    });
    expect(stop_reason).toBe('tool_use');
  });

  test('is called after another where a call is demanded, until each has been', async () => {
    const calls = ['weather', 'clock'].map((name, index) => {
      return { id: `c${index}`, type: 'function', function: { name, arguments: '{}' } };
    });
    const told = calls.map((call) => [
      { role: 'assistant', tool_calls: [call] },
      { role: 'tool', tool_call_id: call.id, content: 'Sunny' },
    ]);
    const demanded = { tools: CHAT_TOOLS, tool_choice: 'required' };
    const once = await chat({ ...demanded, messages: [...messages, ...told.slice(0, 1).flat()] });
    expect(once.choices[0].message.tool_calls[0].function.name).toBe('clock');
    const twice = await chat({ ...demanded, messages: [...messages, ...told.flat()] });
    expect(twice.choices[0]).toMatchObject({ finish_reason: 'stop' });
    const content = [{ type: 'tool_use', id: 'c1', name: 'weather', input: {} }];
    const result = { type: 'tool_result', tool_use_id: 'c1', content: 'Sunny' };
    const other = await message({
      tools: TOOLS,
      tool_choice: { type: 'any' },
      messages: [...messages, { role: 'assistant', content }, { role: 'user', content: [result] }],
    });
    expect(other.content).toMatchObject([{ type: 'tool_use', name: 'clock' }]);
  });

  test('that the vendor itself would carry out is not called', async () => {
    const { stop_reason } = await message({ tools: [{ type: 'web_search_1', name: 'search' }] });
    expect(stop_reason).toBe('end_turn');
  });
});

describe('an answer in JSON', () => {
  test('keeps the schema that it is asked for with', async () => {
    const json_schema = { name: 'place', schema: SCHEMA };
    const { choices } = await chat({ response_format: { type: 'json_schema', json_schema } });
    expect(JSON.parse(choices[0].message.content)).toEqual({ city: 'city' });
    const format = { type: 'json_schema', schema: SCHEMA };
    const { content } = await message({ output_config: { format } });
    expect(JSON.parse(content[0].text)).toEqual({ city: 'city' });
  });

  test('is an object where it may be of any form', async () => {
    const { choices } = await chat({ response_format: { type: 'json_object' } });
    expect(JSON.parse(choices[0].message.content)).toEqual({ answer: 'answer' });
  });
});

describe('an answer', () => {
  test('of messages tells at the end of its stream all that was used', async () => {
    const body = { model: 'm', messages };
    const asked = { interface: 'messages', body, stream: true } as const;
    const answer = await upstream.answer(asked, CONTEXT);
    if (!answer.ok || answer.value.kind !== 'stream') throw new Error('There is no stream.');
    const events = Buffer.concat(await Array.fromAsync(answer.value.bytes)).toString();
    const { usage } = await message({});
    expect(events).toMatch(new RegExp(`"message_delta".*"usage":${JSON.stringify(usage)}`));
  });

  test('ends before a stop sequence, and says which', async () => {
    const { choices } = await chat({ stop: 'there' });
    expect(choices[0]).toMatchObject({
      finish_reason: 'stop',
      message: { content: 'You said: “Hello' },
    });
    const { content, ...ended } = await message({ stop_sequences: ['never', 'there'] });
    expect(content[0].text).toBe('You said: “Hello');
    expect(ended).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: 'there' });
  });

  test('is one of as many as are asked for', async () => {
    const { choices, usage } = await chat({ n: 3 });
    expect(choices.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2]);
    expect(choices[2].message.content).toContain('answer 3 of 3');
    const one = await chat({});
    expect(usage.completion_tokens).toBeGreaterThan(3 * one.usage.completion_tokens);
  });
});

test('an answer that a stop sequence ends behind many blanks is made as soon as any other', async () => {
  const json_schema = { name: 'n', schema: { const: `A${' '.repeat(1_000_000)}END` } };
  const response_format = { type: 'json_schema', json_schema };
  const { choices } = await chat({ response_format, stop: 'END' });
  expect(choices[0].message.content).toBe('"A');
});
