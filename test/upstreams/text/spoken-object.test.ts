import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import {
  translateAnswer,
  translateEvents,
  translateRequest,
} from '../../../server/upstreams/text/translation.ts';
import {
  all,
  assembledChat,
  assembledResponse,
  eventsOf,
  messageEvents,
  untilBreak,
} from './streams.ts';

const IN_JSON = { type: 'json_object' };
const CHAT = { model: 'm', messages: [{ role: 'user', content: 'As JSON' }] };
const ASKED = { ...CHAT, response_format: IN_JSON };
const ASKED_OF_RESPONSES = { model: 'm', input: 'As JSON', text: { format: IN_JSON } };
const OBJECT = '{"at": "sea", "of": [{"a": "}\\"]"}], "n": {}}';
const MUST_BE = /something else than one JSON object/;

function sent(body: JsonObject, from: 'chat-completions' | 'responses'): JsonObject {
  const result = translateRequest(body, { from, to: 'messages', maxTokens: 9 });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

function aMessage(content: readonly JsonObject[], stop_reason: string): JsonObject {
  const usage = { input_tokens: 1, output_tokens: 1 };
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content,
    stop_reason,
    usage,
  };
}

/** The translated content of a complete message with these texts. */
function told(texts: readonly string[], { stop = 'end_turn', request = ASKED } = {}) {
  const content = texts.map((text) => ({ type: 'text', text }));
  const direction = { from: 'messages', to: 'chat-completions' } as const;
  const result = translateAnswer(aMessage(content, stop), { ...direction, request });
  if (!result.ok) return result.failure;
  const [choice] = Object(result.value).choices;
  return choice.message.content;
}

function aStream(pieces: readonly string[], stop_reason = 'end_turn'): string {
  return messageEvents(
    { type: 'message_start', message: aMessage([], 'end_turn') },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...pieces.map((text) => {
      return { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } };
    }),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason }, usage: { output_tokens: 1 } },
    { type: 'message_stop' },
  );
}

function streamed(stream: string, to: 'chat-completions' | 'responses' = 'chat-completions') {
  const request = to === 'responses' ? ASKED_OF_RESPONSES : ASKED;
  const direction = { from: 'messages', to, wantsUsage: true, request } as const;
  return translateEvents(eventsOf(stream), direction);
}

async function streamedText(pieces: readonly string[]): Promise<unknown> {
  const completion = await assembledChat(streamed(aStream(pieces)));
  return Object(completion).choices[0].message.content;
}

describe('an answer in JSON of an upstream of messages', () => {
  test('is asked for in the last of its instructions', () => {
    const alone = expect.stringMatching(/must be one JSON object and nothing else/);
    expect(sent(ASKED, 'chat-completions')).toMatchObject({ system: alone });
    const messages = [{ role: 'system', content: 'Be brief.' }, ...CHAT.messages];
    const { system, output_config } = sent({ ...ASKED, messages }, 'chat-completions');
    expect(system).toMatchObject([{ text: 'Be brief.' }, { text: alone }]);
    expect(output_config).toBeUndefined();
    expect(sent(ASKED_OF_RESPONSES, 'responses')).toMatchObject({ system: alone });
    expect(sent(CHAT, 'chat-completions').system).toBeUndefined();
  });

  test.each([
    ['alone', [OBJECT]],
    ['in a code fence', [`\`\`\`json\n${OBJECT}\n\`\`\``]],
    ['between words', [`Here it is:\n\n${OBJECT}\n\nI hope that this helps.`]],
    ['in two blocks', [OBJECT.slice(0, 9), OBJECT.slice(9)]],
    ['behind words in brackets', [`Here [as asked], for {you}: ${OBJECT}`]],
    ['before words in brackets', [`${OBJECT}\nThe {at} field is filled, { "n"; too.`]],
    ['before an object without fields', [`${OBJECT}\nWhat is unknown is {}.`]],
    ['behind an object without fields', [`Instead of { } it is: ${OBJECT}`]],
    ['behind names in brackets', [`Here {"at"}, {"of: {"n", for {"you": all}: ${OBJECT}`]],
  ])('is the object %s', async (_how, texts) => {
    expect(told(texts)).toBe(OBJECT);
    expect(await streamedText(texts)).toBe(OBJECT);
  });

  test.each(['{}', 'There is none: { }.', '{}, or {}'])(
    'is an object without fields where it says no other: %s',
    async (said) => {
      expect(told([said])).toBe('{}');
      expect(await streamedText([...said])).toBe('{}');
    },
  );

  test('is the object wherever a stream is cut', async () => {
    const said = `Sure:\n\`\`\`json\n${OBJECT}\n\`\`\`\nDone.`;
    const places = fc.uniqueArray(fc.nat({ max: said.length }));
    await fc.assert(
      fc.asyncProperty(places, async (cuts) => {
        const ends = [...cuts.toSorted((one, other) => one - other), said.length];
        const pieces = ends.map((end, index) => said.slice(ends[index - 1] ?? 0, end));
        expect(await streamedText(pieces)).toBe(OBJECT);
      }),
    );
  });

  test.each([
    ['words alone', 'I would rather not.'],
    ['a list', '[{"a": 1}]'],
    ['a list in a code fence', '\n```json\n\n [{"a": 1}]\n```'],
    ['an object behind words behind an object', '{"a": 1}, or {none}, or { "b": 2}.'],
    ['one object behind the other', '{"a": 1}\n{"b": 2}'],
    ['an object that never ends', '{"a": 1'],
    ['no JSON in brackets', '{so it is}'],
    ['nothing', ''],
  ])(
    'is refused, and by no fault of the upstream, where the model says %s',
    async (_what, said) => {
      expect(told([said])).toEqual({
        kind: 'refused',
        message: expect.stringMatching(MUST_BE),
        parameter: 'response_format.type',
      });
      const { error } = await untilBreak(streamed(aStream([said])));
      expect(error).toMatchObject({
        name: 'UpstreamBroke',
        parameter: 'response_format.type',
        message: expect.stringMatching(MUST_BE),
      });
    },
  );

  test.each(['max_tokens', 'stop_sequence', 'refusal'])(
    'may be a piece of it where it ends for %s',
    async (stop) => {
      expect(told(['```json\n{"a": [1,'], { stop })).toBe('{"a": [1,');
      const { error } = await untilBreak(streamed(aStream(['{"a"'], stop)));
      expect(error).toBeUndefined();
    },
  );

  test('may be the call of a tool, without what is said beside it', () => {
    const call = { type: 'tool_use', id: 't', name: 'look', input: { at: 'sea' } };
    const content = [{ type: 'text', text: 'Let me look [at the sea].' }, call];
    const direction = { from: 'messages', to: 'chat-completions' } as const;
    const result = translateAnswer(aMessage(content, 'tool_use'), { ...direction, request: ASKED });
    expect(result).toMatchObject({
      value: { choices: [{ message: { content: null, tool_calls: [{ id: 't' }] } }] },
    });
  });

  test.each(['Let me look at {city}.', 'Let me look at {"city"}.', '{"a": 1} or {"b": 2}', '[1]'])(
    'may be the call of a tool beside words that are no object, as %s',
    async (text) => {
      const call = { type: 'tool_use', id: 't', name: 'look', input: { at: 'sea' } };
      const content = [{ type: 'text', text }, call];
      const direction = { from: 'messages', to: 'chat-completions' } as const;
      const message = aMessage(content, 'tool_use');
      expect(translateAnswer(message, { ...direction, request: ASKED })).toMatchObject({
        value: { choices: [{ message: { content: null, tool_calls: [{ id: 't' }] } }] },
      });
      const { error } = await untilBreak(streamed(aStream([text], 'tool_use')));
      expect(error).toBeUndefined();
    },
  );

  test.each([
    ['{', ' city}'],
    ['{"ci', 'ty"}'],
    ['{"city": so', ' it is}'],
    ['{', '}'],
  ])('has no words in brackets beside a call in its stream: %s%s', async (...brackets) => {
    const said = ['Look at ', ...brackets, ' first.'];
    const { came } = await untilBreak(streamed(aStream(said, 'tool_use')));
    const deltas = came.flatMap((event) => /"content":"([^"]*)/.exec(event)?.[1] ?? []);
    expect(deltas.join('')).toBe('');
  });

  test('is the text of a response too', async () => {
    const stream = streamed(aStream(['Here: ', OBJECT]), 'responses');
    expect(Object(await assembledResponse(stream)).output_text).toBe(OBJECT);
  });
});

test('an answer that is not asked for in JSON keeps all that is said', async () => {
  expect(
    told([`Here: ${OBJECT}`], { request: { ...CHAT, response_format: { type: 'text' } } }),
  ).toBe(`Here: ${OBJECT}`);
  const events = await all(streamed(aStream(['{}'])));
  expect(events.at(-1)).toBe('data: [DONE]\n\n');
});
