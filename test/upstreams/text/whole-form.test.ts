import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import type { TextInterface } from '../../../server/upstreams/port/text.ts';
import { usageMeter } from '../../../server/upstreams/text/usage.ts';
import { wholeForm } from '../../../server/upstreams/text/whole-form.ts';
import { toldResponse } from './responses/a-response.ts';
import { all, assembledChat, assembledMessage, eventsOf } from './streams.ts';

const form = (spoken: TextInterface) =>
  wholeForm({
    interface: spoken,
    judge: (status) => ({ kind: 'failed', message: `judged as ${status}` }),
    model: 'm',
    now: () => new Date(0),
  });

const read = (spoken: TextInterface, body: unknown) =>
  form(spoken).read({ body, text: JSON.stringify(body) });

async function* streamOf(spoken: TextInterface, body: JsonObject): AsyncIterable<string> {
  yield* form(spoken).asEvents(body);
}

const USAGE = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
const CALL = { id: 'call_1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } };
const COMPLETION = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'Hello.', refusal: null, tool_calls: [CALL] },
      logprobs: null,
      finish_reason: 'tool_calls',
    },
    {
      index: 1,
      message: { role: 'assistant', content: '', refusal: null, reasoning_content: 'Hm.' },
      logprobs: null,
      finish_reason: 'length',
    },
  ],
  usage: USAGE,
};

const CITATION = {
  type: 'char_location',
  cited_text: 'Hello.',
  document_index: 0,
  document_title: null,
  start_char_index: 0,
  end_char_index: 6,
};

const MESSAGE = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [
    { type: 'thinking', thinking: 'Hm.', signature: 'abc' },
    { type: 'redacted_thinking', data: 'xyz' },
    { type: 'text', text: 'Hello.', citations: [CITATION] },
    { type: 'tool_use', id: 'toolu_1', name: 'f', input: { a: 1 } },
  ],
  stop_reason: 'tool_use',
  stop_sequence: null,
  usage: { input_tokens: 7, output_tokens: 3 },
};

const RESPONSE = {
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  error: null,
  incomplete_details: null,
  output: [
    { type: 'reasoning', id: 'rs_1', summary: [] },
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [
        { type: 'output_text', text: 'Hello.', annotations: [], logprobs: [] },
        { type: 'refusal', refusal: 'No.' },
      ],
    },
    {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_1',
      name: 'f',
      arguments: '{"a":1}',
      status: 'completed',
    },
    {
      type: 'custom_tool_call',
      id: 'ctc_1',
      call_id: 'call_2',
      name: 'g',
      input: 'go',
      status: 'completed',
    },
  ],
  usage: { input_tokens: 7, output_tokens: 3, total_tokens: 10 },
};

const WHOLES: readonly (readonly [TextInterface, JsonObject])[] = [
  ['chat-completions', COMPLETION],
  ['messages', MESSAGE],
  ['responses', RESPONSE],
];

describe('a whole answer that is written as a stream', () => {
  test('is the same completion to the SDK, with all its choices', async () => {
    const told = await assembledChat(streamOf('chat-completions', COMPLETION));
    expect(told).toMatchObject(COMPLETION);
  });

  test('is the same message to the SDK', async () => {
    expect(await assembledMessage(streamOf('messages', MESSAGE))).toMatchObject(MESSAGE);
  });

  test('is the same response in events of the contract', async () => {
    const { response, output } = await toldResponse(streamOf('responses', RESPONSE));
    expect(response).toEqual(RESPONSE);
    expect(output).toEqual(RESPONSE.output);
  });

  test.each(WHOLES)('is metered by the tokens that it tells: %s', async (spoken, body) => {
    const meter = usageMeter({ interface: spoken, request: {} });
    const events = await all(eventsOf((await all(streamOf(spoken, body))).join('')));
    for (const event of events) meter.see(event);
    expect(meter.usage()).toEqual({ inputTokens: 7, outputTokens: 3, isEstimated: false });
  });
});

describe('an answer without an answer', () => {
  const { choices: _, ...withoutChoices } = COMPLETION;
  const { output: __, status: ___, ...withoutOutput } = RESPONSE;
  test.each<[string, TextInterface, unknown]>([
    ['no choices', 'chat-completions', { ...COMPLETION, choices: [] }],
    ['no list of choices', 'chat-completions', withoutChoices],
    ['neither content nor a reason', 'messages', { ...MESSAGE, content: [], stop_reason: null }],
    ['neither output nor a status', 'responses', withoutOutput],
  ])('is a failure: %s', (_what, spoken, body) => {
    expect(read(spoken, body)).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });

  const nothing = {
    index: 0,
    message: { role: 'assistant', content: '' },
    finish_reason: 'length',
  };
  test.each<[string, TextInterface, JsonObject]>([
    ['a completion', 'chat-completions', { ...COMPLETION, choices: [nothing] }],
    ['a message', 'messages', { ...MESSAGE, content: [], stop_reason: 'end_turn' }],
    ['a response', 'responses', { ...RESPONSE, output: [] }],
  ])('is fine where it says why it ended: %s', (_what, spoken, body) => {
    expect(read(spoken, body)).toMatchObject({ ok: true, value: { body } });
  });
});
