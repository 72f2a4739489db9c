import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../server/foundation/json-object.ts';
import { isResult } from '../../../../server/operations/whole-answer.ts';
import { completeAnswer } from '../../../../server/upstreams/text/responses/answer-completion.ts';

const NOW = 1_790_000_000;
const PART = { type: 'output_text', text: 'Hi', annotations: [] };
const MESSAGE = { type: 'message', id: 'msg_1', role: 'assistant', content: [PART] };
const CALL = { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' };
const SEARCH = {
  type: 'tool_search_call',
  id: 'tsc_1',
  call_id: null,
  execution: 'server',
  arguments: { paths: ['crm'] },
  status: 'completed',
};
const USAGE = { input_tokens: 7, output_tokens: 3, total_tokens: 10 };
const WHOLE = {
  id: 'resp_1',
  object: 'response',
  created_at: 7,
  status: 'completed',
  model: 'm-2026',
  output: [MESSAGE],
  error: null,
  usage: USAGE,
};

const isResponse = isResult('createResponse');

function completed(body: JsonObject): JsonObject {
  return completeAnswer(body, { model: 'm', now: () => new Date(NOW * 1000) });
}

test.each<JsonObject>([
  WHOLE,
  { ...WHOLE, usage: null, incomplete_details: { reason: 'max_output_tokens' }, tools: [] },
  { ...WHOLE, usage: undefined, created_at: 7.5, previous_response_id: null },
  { ...WHOLE, output: [SEARCH, { ...SEARCH, type: 'tool_search_output', tools: [] }] },
  { ...WHOLE, output: [CALL, { type: 'reasoning', summary: [], content: null, id: null }] },
  {
    ...WHOLE,
    usage: {
      ...USAGE,
      input_tokens_details: { cached_tokens: null, more: [] },
      output_tokens_details: null,
    },
  },
])('a response that lacks nothing stays the very same: %j', (body) => {
  expect(completed(body)).toBe(body);
  expect(isResponse(body)).toBe(true);
});

describe('a response of a form of its own is what the contract promises', () => {
  test.each<[string, JsonObject, JsonObject]>([
    [
      'no identifier',
      { id: '', model: null },
      { id: expect.stringMatching(/^resp_./), model: 'm' },
    ],
    ['not a timestamp', { created_at: null }, { created_at: NOW }],
    ['no error, as a list', { error: [] }, {}],
    ['no incompleteness', { incomplete_details: '' }, { incomplete_details: null }],
    ['no reason', { incomplete_details: { reason: null } }, { incomplete_details: {} }],
    ['no former response', { previous_response_id: false }, { previous_response_id: null }],
    ['fields of other kinds', saying({ namespace: null, arguments: null }, MESSAGE), {}],
    ['a role of its own', saying({ role: 'model' }, MESSAGE), {}],
    ['a role of no message', saying({ role: null }, CALL), saying({}, CALL)],
    ['content of no message', saying({ content: '' }, CALL), saying({ content: null }, CALL)],
    ['an item that a number names', saying({ id: 7 }, CALL), saying({ id: '7' }, CALL)],
    [
      'a part without a text',
      saying({ content: [{ type: 'refusal', refusal: 'No.', text: null }] }, MESSAGE),
      saying({ content: [{ type: 'refusal', refusal: 'No.' }] }, MESSAGE),
    ],
    ['no sum of tokens', used({ total_tokens: null }), {}],
    ['no tokens', { usage: {} }, { usage: null }],
    ['no details, as a list', used({ input_tokens_details: [] }), {}],
    [
      'a part of a token',
      used({ output_tokens_details: { reasoning_tokens: 1.5 } }),
      used({ output_tokens_details: {} }),
    ],
  ])('with %s', (_, told, wanted) => {
    const body = { ...WHOLE, ...told };
    expect(isResponse(body)).toBe(false);
    const answer = completed(body);
    expect(isResponse(answer)).toBe(true);
    expect(answer).toEqual({ ...WHOLE, ...wanted });
  });

  test('with a message that has no role', () => {
    const { role: _, ...message } = MESSAGE;
    expect(completed({ ...WHOLE, output: [message] })).toEqual(WHOLE);
  });

  test('with an object of arguments', () => {
    const body = { ...WHOLE, ...saying({ arguments: { a: 1 } }, CALL) };
    expect(completed(body)).toEqual({ ...WHOLE, ...calling('{"a":1}') });
  });

  test.each<[string, JsonObject]>([
    ['output', { output: null }],
    ['kinds of items', { output: [{ content: [] }] }],
    ['texts', saying({ content: [{ ...PART, text: 7 }] }, MESSAGE)],
  ])('but for one without %s', (_, told) => {
    const body = { ...WHOLE, ...told };
    expect(completed(body)).toBe(body);
    expect(isResponse(body)).toBe(false);
  });
});

function saying(fields: JsonObject, item: JsonObject): JsonObject {
  return { output: [{ ...item, ...fields }] };
}

function calling(text: string): JsonObject {
  return saying({ arguments: text }, CALL);
}

function used(fields: JsonObject): JsonObject {
  return { usage: { ...USAGE, ...fields } };
}
