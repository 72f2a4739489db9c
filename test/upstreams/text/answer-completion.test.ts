import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import { isResult } from '../../../server/operations/whole-answer.ts';
import { completeAnswer } from '../../../server/upstreams/text/chat/answer-completion.ts';

const NOW = 1_790_000_000;
const CHOICE = {
  index: 0,
  message: { role: 'assistant', content: 'Hi' },
  finish_reason: 'stop',
};
const WHOLE = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 7,
  model: 'm-2026',
  choices: [CHOICE],
  usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
};
const CALLS = [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }];

function completed(body: JsonObject): JsonObject {
  return completeAnswer(body, { model: 'm', now: () => new Date(NOW * 1000) });
}

function saying(message: JsonObject, finish_reason: unknown = 'stop'): JsonObject {
  return { ...WHOLE, choices: [{ index: 0, message, finish_reason }] };
}

describe('a completion that lacks nothing', () => {
  test('stays the very same, with all that the upstream adds', () => {
    const message = { ...CHOICE.message, refusal: null, reasoning_content: 'Hm.', audio: null };
    const body = { ...saying(message), system_fingerprint: null };
    expect(completed(body)).toBe(body);
    const uncounted = { ...WHOLE, usage: undefined };
    expect(completed(uncounted)).toBe(uncounted);
  });
});

describe('a completion with gaps is what the contract promises', () => {
  const { id: _, ...nameless } = WHOLE;
  test.each<[string, JsonObject, JsonObject]>([
    ['no id', nameless, { id: expect.stringMatching(/^chatcmpl-./) }],
    ['an empty object', { ...WHOLE, object: '' }, { object: 'chat.completion' }],
    ['no time', { ...WHOLE, created: null }, { created: NOW }],
    ['a time with a fraction', { ...WHOLE, created: 7.25 }, { created: 7 }],
    ['no model', { ...WHOLE, model: null }, { model: 'm' }],
    [
      'no content beside calls',
      saying({ role: 'assistant', tool_calls: CALLS }, 'tool_calls'),
      saying({ role: 'assistant', tool_calls: CALLS, content: null }, 'tool_calls'),
    ],
    ['no sum of tokens', { ...WHOLE, usage: { prompt_tokens: 7, completion_tokens: 3 } }, WHOLE],
    ['no role', saying({ content: 'Hi' }), WHOLE],
    ['no index', { ...WHOLE, choices: [{ ...CHOICE, index: undefined }] }, WHOLE],
    ['no reason to stop', saying(CHOICE.message, null), WHOLE],
    [
      'calls and no reason to stop',
      saying({ ...CHOICE.message, tool_calls: CALLS }, null),
      saying({ ...CHOICE.message, tool_calls: CALLS }, 'tool_calls'),
    ],
  ])('with %s', (_, body, wanted) => {
    const answer = completed(body);
    expect(isResult('createChatCompletion')(body)).toBe(false);
    expect(isResult('createChatCompletion')(answer)).toBe(true);
    expect(answer).toEqual({ ...WHOLE, ...wanted });
  });

  test.each([[null], [{}], [{ prompt_tokens: 7, completion_tokens: null, total_tokens: 7 }]])(
    'without a count of tokens: %j',
    (usage) => {
      const answer = completed({ ...WHOLE, usage });
      expect(answer).not.toHaveProperty('usage');
      expect(isResult('createChatCompletion')(answer)).toBe(true);
    },
  );
});

describe('content that is a list', () => {
  const text = { type: 'text', text: 'Hi' };

  test('is its text, and the thoughts in it stand beside', () => {
    const thinking = [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }];
    const content = [...thinking, text, { type: 'text', text: ' there' }];
    expect(completed(saying({ role: 'assistant', content }))).toEqual(
      saying({ role: 'assistant', content: 'Hi there', reasoning_content: 'Hm.' }),
    );
  });

  test('takes no place of thoughts that are told already', () => {
    const content = [{ type: 'thinking', thinking: 'Hm.' }, text];
    expect(completed(saying({ role: 'assistant', content, reasoning_content: 'Hm!' }))).toEqual(
      saying({ role: 'assistant', content: 'Hi', reasoning_content: 'Hm!' }),
    );
  });

  test('that holds more than words stays as it is, and is no answer', () => {
    const body = saying({ role: 'assistant', content: [text, { type: 'reference' }] });
    expect(completed(body)).toBe(body);
    expect(isResult('createChatCompletion')(body)).toBe(false);
  });
});
