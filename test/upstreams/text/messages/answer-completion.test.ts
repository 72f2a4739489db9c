import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../server/foundation/json-object.ts';
import { isResult } from '../../../../server/operations/whole-answer.ts';
import { completeAnswer } from '../../../../server/upstreams/text/messages/answer-completion.ts';

const TEXT = { type: 'text', text: 'Hi' };
const CALL = { type: 'tool_use', id: 't', name: 'f', input: {} };
const USAGE = { input_tokens: 7, output_tokens: 3 };
const WHOLE = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm-2026',
  content: [TEXT],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: USAGE,
};

const isMessage = isResult('createMessage');
const completed = (body: JsonObject) => completeAnswer(body, { model: 'm' });

test.each<JsonObject>([
  WHOLE,
  { ...WHOLE, stop_details: null, container: {} },
  { ...WHOLE, stop_reason: undefined, content: [] },
  {
    ...WHOLE,
    content: [
      { ...TEXT, citations: null },
      { ...CALL, caller: { type: 'direct' } },
    ],
  },
  { ...WHOLE, content: [{ type: 'thinking', thinking: 'Hm.', signature: 's' }, { type: 'new' }] },
  {
    ...WHOLE,
    usage: {
      ...USAGE,
      cache_read_input_tokens: null,
      cache_creation_input_tokens: 2,
      cache_creation: { ephemeral_1h_input_tokens: 2 },
      service_tier: 'standard',
    },
  },
])('a message that lacks nothing stays the very same: %j', (body) => {
  expect(completed(body)).toBe(body);
});

describe('a message of a form of its own is what the contract promises', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['no identifier', { id: null }, { id: expect.stringMatching(/^msg_./) }],
    ['no role', { role: undefined }, {}],
    ['no model', { model: null }, { model: 'm' }],
    ['no reason to stop', { stop_reason: false }, { stop_reason: null }],
    ['no sequence', { stop_sequence: [] }, {}],
    ['no details of the stop', { stop_details: [] }, { stop_details: null }],
    ['text that is null', { content: [{ type: 'text', text: null }] }, saying({ text: '' }, TEXT)],
    ['text that is null in a call', { content: [{ ...CALL, text: null }] }, saying({}, CALL)],
    ['no sources', saying({ citations: {} }, TEXT), saying({ citations: null }, TEXT)],
    ['a call that a number names', saying({ id: 7 }, CALL), saying({ id: '7' }, CALL)],
    ['an input that is an empty list', saying({ input: [] }, CALL), saying({}, CALL)],
    ['an input that is an empty text', saying({ input: '' }, CALL), saying({}, CALL)],
    ['an input in a text', saying({ input: '{"a":1}' }, CALL), saying({ input: { a: 1 } }, CALL)],
    ['a call with no signature', saying({ signature: 0 }, CALL), saying({ signature: null }, CALL)],
    ['no cache, as a list', used({ cache_creation: [] }), used({ cache_creation: null })],
    ['a part of a token', used({ cache_read_input_tokens: 1.5 }), used({})],
    ['a count in a text', used({ cache_creation_input_tokens: '2' }), used({})],
    ['a tier that is none', used({ service_tier: false }), used({ service_tier: null })],
  ])('with %s', (_, told, wanted) => {
    const body = { ...WHOLE, ...told };
    expect(isMessage(body)).toBe(false);
    const answer = completed(body);
    expect(isMessage(answer)).toBe(true);
    expect(answer).toEqual({ ...WHOLE, ...wanted });
  });

  test.each<[string, JsonObject]>([
    ['tokens', { usage: { input_tokens: null, output_tokens: 3 } }],
    ['content', { content: null }],
    ['kinds of blocks', { content: [{ text: 'Hi' }] }],
    ['an input of a call that can be read', saying({ input: '[' }, CALL)],
  ])('but for one without %s', (_, told) => {
    const body = { ...WHOLE, ...told };
    expect(completed(body)).toBe(body);
    expect(isMessage(body)).toBe(false);
  });
});

function saying(fields: JsonObject, block: JsonObject): JsonObject {
  return { content: [{ ...block, ...fields }] };
}

function used(fields: JsonObject): JsonObject {
  return { usage: { ...USAGE, ...fields } };
}
