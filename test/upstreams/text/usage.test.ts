import { describe, expect, test } from 'vitest';
import { estimateInputTokens } from '../../../server/upstreams/text/input-estimate.ts';
import { readUsage, usageMeter } from '../../../server/upstreams/text/usage.ts';

const REQUEST = { model: 'm', messages: [{ role: 'user', content: 'x'.repeat(400) }] };

describe('the tokens of a whole answer', () => {
  test('are those that a completion tells, the cached ones among them', () => {
    const body = {
      choices: [],
      usage: {
        prompt_tokens: 100,
        completion_tokens: 5,
        total_tokens: 105,
        prompt_tokens_details: { cached_tokens: 60 },
      },
    };
    expect(readUsage(body, { interface: 'chat-completions', request: REQUEST })).toEqual({
      inputTokens: 100,
      outputTokens: 5,
      cachedInputTokens: 60,
      isEstimated: false,
    });
  });

  test('are those that a message tells, with the cached ones added', () => {
    const usage = {
      input_tokens: 30,
      cache_read_input_tokens: 60,
      cache_creation_input_tokens: 10,
      cache_creation: { ephemeral_5m_input_tokens: 6, ephemeral_1h_input_tokens: 4 },
      output_tokens: 5,
    };
    expect(readUsage({ content: [], usage }, { interface: 'messages', request: REQUEST })).toEqual({
      inputTokens: 100,
      outputTokens: 5,
      cachedInputTokens: 60,
      cacheWriteTokens: 10,
      longCacheWriteTokens: 4,
      isEstimated: false,
    });
  });

  test('are those that a response tells, the cached ones among them', () => {
    const usage = {
      input_tokens: 100,
      input_tokens_details: {
        cached_tokens: 60,
        cache_write_tokens: 20,
        cache_write_tokens_details: { ttl_30m_tokens: 15, ttl_12h_tokens: 5 },
      },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 3 },
      total_tokens: 105,
    };
    expect(readUsage({ output: [], usage }, { interface: 'responses', request: REQUEST })).toEqual({
      inputTokens: 100,
      outputTokens: 5,
      cachedInputTokens: 60,
      cacheWriteTokens: 20,
      longCacheWriteTokens: 5,
      isEstimated: false,
    });
  });

  test.each([
    ['chat-completions', 'prompt_tokens', 'completion_tokens'],
    ['responses', 'input_tokens', 'output_tokens'],
  ] as const)('of %s may say what a cache keeps for longer', (spoken, input, output) => {
    const details = { cache_write_tokens: 20, long_cache_write_tokens: 5 };
    const usage = { [input]: 100, [output]: 5, [`${input}_details`]: details };
    expect(readUsage({ usage }, { interface: spoken, request: REQUEST })).toMatchObject({
      cacheWriteTokens: 20,
      longCacheWriteTokens: 5,
    });
  });

  test('are estimated by all that a response says, where it does not count', () => {
    const output = [
      { type: 'reasoning', summary: [{ type: 'summary_text', text: 'x'.repeat(40) }] },
      { type: 'message', content: [{ type: 'output_text', text: 'x'.repeat(40) }] },
      { type: 'function_call', arguments: 'x'.repeat(40) },
      { type: 'custom_tool_call', input: 'x'.repeat(40) },
    ];
    const request = { model: 'm', input: 'x'.repeat(398), instructions: 'x'.repeat(398) };
    const told = readUsage({ output, usage: null }, { interface: 'responses', request });
    expect(told).toEqual({ inputTokens: 200, outputTokens: 40, isEstimated: true });
  });

  test.each([
    [
      'as xAI counts',
      { completion_tokens: 5, completion_tokens_details: { reasoning_tokens: 40 } },
    ],
    ['as Gemini counts', { completion_tokens: 5 }],
  ])('have the thoughts among them that are in the total alone, %s', (_, counted) => {
    const body = { choices: [], usage: { prompt_tokens: 100, total_tokens: 145, ...counted } };
    expect(readUsage(body, { interface: 'chat-completions', request: REQUEST })).toEqual({
      inputTokens: 100,
      outputTokens: 45,
      isEstimated: false,
    });
  });

  test.each([
    ['DeepSeek', { prompt_cache_hit_tokens: 60, prompt_cache_miss_tokens: 40 }],
    ['Moonshot', { cached_tokens: 60 }],
  ])('have the cached ones where %s tells them', (_, cached) => {
    const usage = { prompt_tokens: 100, completion_tokens: 5, total_tokens: 105, ...cached };
    expect(
      readUsage({ choices: [], usage }, { interface: 'chat-completions', request: REQUEST }),
    ).toMatchObject({ cachedInputTokens: 60 });
  });

  test('have those of steps beside a message that its count leaves out', () => {
    const usage = {
      input_tokens: 30,
      cache_read_input_tokens: 10,
      output_tokens: 5,
      iterations: [
        {
          type: 'compaction',
          input_tokens: 2000,
          cache_read_input_tokens: 100,
          output_tokens: 300,
        },
        {
          type: 'advisor_message',
          input_tokens: 50,
          cache_read_input_tokens: 0,
          output_tokens: 60,
        },
        { type: 'message', input_tokens: 30, cache_read_input_tokens: 10, output_tokens: 5 },
      ],
    };
    expect(readUsage({ content: [], usage }, { interface: 'messages', request: REQUEST })).toEqual({
      inputTokens: 2190,
      outputTokens: 365,
      cachedInputTokens: 110,
      isEstimated: false,
    });
  });

  test('are estimated where nobody has counted, or counted nonsense', () => {
    const choices = [{ message: { content: 'a \\ "quoted" word' } }];
    for (const usage of [undefined, { prompt_tokens: -1, completion_tokens: 'many' }]) {
      const told = readUsage(
        { choices, usage },
        { interface: 'chat-completions', request: REQUEST },
      );
      expect(told).toMatchObject({ outputTokens: 5, isEstimated: true });
      expect(told.inputTokens).toBeGreaterThanOrEqual(100);
      expect(told.inputTokens).toBeLessThan(125);
    }
  });
});

test('the bytes of a picture or a document are no words', () => {
  const base64 = 'A'.repeat(100_000);
  const messages = [
    {
      role: 'user',
      content: [
        { type: 'image_url', image_url: { url: `data:image/png;base64,${base64}` } },
        { type: 'image', source: { type: 'base64', data: base64 } },
        { type: 'file', file: { file_data: `data:application/pdf;base64,${base64}` } },
        { type: 'file', file: { file_data: `JVBERi0${base64}` } },
      ],
    },
  ];
  expect(estimateInputTokens({ messages })).toBeLessThan(120);
});

test('a text that is sent along as a document counts as text', () => {
  const source = { type: 'text', media_type: 'text/plain', data: 'x'.repeat(4_000) };
  const messages = [{ role: 'user', content: [{ type: 'document', source }] }];
  expect(estimateInputTokens({ messages })).toBeGreaterThan(1_000);
});

test.each([
  'data:application/octet-stream;base64,JVBERi0',
  'DATA:Application/PDF;base64,JVBERi0',
  'DATA:Image/PNG;base64,',
])('a file counts nothing whatever it is declared as, as %s', (begin) => {
  const file_data = `${begin}${'A'.repeat(4_000)}`;
  const messages = [{ role: 'user', content: [{ type: 'file', file: { file_data } }] }];
  expect(estimateInputTokens({ messages })).toBeLessThan(100);
});

test('functions and their calls, which came before tools, count as those do', () => {
  const text = 'x'.repeat(4_000);
  const call = { name: 'f', arguments: JSON.stringify({ text }) };
  const messages = [{ role: 'assistant', content: null, function_call: call }];
  expect(estimateInputTokens({ messages })).toBeGreaterThan(1_000);
  expect(estimateInputTokens({ functions: [{ name: 'f', description: text }] })).toBeGreaterThan(
    1_000,
  );
});

test('the tokens of a stream stay told whatever comes after them', () => {
  const meter = usageMeter({ interface: 'messages', request: REQUEST });
  const see = (data: object) => meter.see({ data: JSON.stringify(data) });
  see({ type: 'message_start', message: { usage: { input_tokens: 7, output_tokens: 1 } } });
  see({ type: 'message_delta', usage: { output_tokens: 90 } });
  see({ type: 'an_event_of_the_future', usage: { input_tokens: null } });
  see({ type: 'message_stop' });
  expect(meter.usage()).toEqual({ inputTokens: 7, outputTokens: 90, isEstimated: false });
});

test('what a tool is called with is words, whatever its fields are called', () => {
  const data = 'x'.repeat(4_000);
  const called = { name: 'save', arguments: JSON.stringify({ data }) };
  const inputs = [
    { messages: [{ role: 'assistant', content: [{ type: 'tool_use', input: { data } }] }] },
    {
      messages: [
        { role: 'assistant', content: [{ type: 'tool_use', input: { rows: [{ data }] } }] },
      ],
    },
    { messages: [{ role: 'assistant', tool_calls: [{ type: 'function', function: called }] }] },
    { input: [{ type: 'function_call_output', output: [{ type: 'input_text', data }] }] },
  ];
  for (const input of inputs) expect(estimateInputTokens(input)).toBeGreaterThan(1_000);
});

test('sound and sealed thoughts are no words', () => {
  const data = 'x'.repeat(4_000);
  const content = [
    { type: 'input_audio', input_audio: { data, format: 'wav' } },
    { type: 'redacted_thinking', data },
  ];
  expect(estimateInputTokens({ messages: [{ role: 'user', content }] })).toBeLessThan(60);
});

test('the tokens of a stream are estimated by its text, in parts too', () => {
  const meter = usageMeter({ interface: 'chat-completions', request: REQUEST });
  const content = [{ type: 'text', text: 'x'.repeat(40) }];
  meter.see({ data: JSON.stringify({ choices: [{ delta: { content } }] }) });
  expect(meter.usage()).toMatchObject({ outputTokens: 10, isEstimated: true });
});
