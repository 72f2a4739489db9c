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
const CALL = { id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } };
const CUSTOM = { id: 'c', type: 'custom', custom: { name: 'f', input: 'x' } };
const CALLS = [CALL];

function completed(body: JsonObject): JsonObject {
  return completeAnswer(body, { model: 'm', now: () => new Date(NOW * 1000) });
}

function callsWith(fields: JsonObject): JsonObject {
  return { tool_calls: [{ ...CALL, ...fields }] };
}

function saying(message: JsonObject, finish_reason: unknown = 'stop'): JsonObject {
  return { ...WHOLE, choices: [{ index: 0, message, finish_reason }] };
}

describe('a completion that lacks nothing', () => {
  test('stays the very same, with all that the upstream adds', () => {
    const message = { ...CHOICE.message, refusal: null, reasoning_content: 'Hm.', audio: null };
    const body = { ...saying(message), system_fingerprint: null };
    expect(completed(body)).toBe(body);
    const calls = [{ ...CALL, index: 0 }];
    const calling = saying({ ...CHOICE.message, tool_calls: calls }, 'tool_calls');
    expect(completed(calling)).toBe(calling);
    const detailed = {
      ...WHOLE,
      choices: [{ ...CHOICE, logprobs: null, message: { ...CHOICE.message, tool_calls: null } }],
      usage: {
        ...WHOLE.usage,
        prompt_tokens_details: { cached_tokens: null, audio_tokens: 0 },
        completion_tokens_details: null,
      },
    };
    expect(completed(detailed)).toBe(detailed);
    const uncounted = { ...WHOLE, usage: undefined };
    expect(completed(uncounted)).toBe(uncounted);
  });
});

describe('a completion with gaps is what the contract promises', () => {
  const { id: _, ...nameless } = WHOLE;
  test.each<[string, JsonObject, JsonObject]>([
    ['no id', nameless, { id: expect.stringMatching(/^chatcmpl-./) }],
    ['an empty object', { ...WHOLE, object: '' }, { object: 'chat.completion' }],
    ['not a timestamp', { ...WHOLE, created: null }, { created: NOW }],
    ['a time with a fraction', { ...WHOLE, created: 7.25 }, { created: 7 }],
    ['no model', { ...WHOLE, model: null }, { model: 'm' }],
    [
      'no content beside calls',
      saying({ role: 'assistant', tool_calls: CALLS }, 'tool_calls'),
      saying({ role: 'assistant', tool_calls: CALLS, content: null }, 'tool_calls'),
    ],
    ['no sum of tokens', { ...WHOLE, usage: { prompt_tokens: 7, completion_tokens: 3 } }, WHOLE],
    ['no role', saying({ content: 'Hi' }), WHOLE],
    ['a role of its own', saying({ role: 'model', content: 'Hi' }), WHOLE],
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

  test.each<[string, JsonObject, JsonObject]>([
    ['no calls, as an empty object', { tool_calls: {} }, {}],
    ['no calls, as an empty text', { tool_calls: '' }, {}],
    ['a call that a number names', { tool_calls: [{ ...CALL, id: 7 }] }, callsWith({ id: '7' })],
    [
      'a call that nothing names',
      { tool_calls: [{ ...CALL, id: null }] },
      callsWith({ id: expect.stringMatching(/^call_./) }),
    ],
    ['a call of no kind', { tool_calls: [{ ...CALL, type: null }] }, callsWith({})],
    [
      'a call with an object',
      { tool_calls: [{ ...CALL, function: { name: 'f', arguments: { a: 1 } } }] },
      callsWith({ function: { name: 'f', arguments: '{"a":1}' } }),
    ],
    ['a call with nothing', { tool_calls: [{ ...CALL, function: { name: 'f' } }] }, callsWith({})],
    [
      'a call of a custom tool',
      { tool_calls: [{ ...CUSTOM, type: undefined, function: null }] },
      { tool_calls: [CUSTOM] },
    ],
    [
      'a call with a list',
      { tool_calls: [{ ...CALL, function: { name: 'f', arguments: [] } }] },
      callsWith({ function: { name: 'f', arguments: '[]' } }),
    ],
  ])('with %s', (_, given, wanted) => {
    const reason = 'tool_calls' in wanted ? 'tool_calls' : 'stop';
    const body = saying({ ...CHOICE.message, ...given }, reason);
    expect(isResult('createChatCompletion')(body)).toBe(false);
    const answer = completed(body);
    expect(isResult('createChatCompletion')(answer)).toBe(true);
    expect(answer).toEqual(saying({ ...CHOICE.message, ...wanted }, reason));
  });

  test('but for a call that does not say of what', () => {
    const calling = saying({ ...CHOICE.message, ...callsWith({ function: { arguments: '{}' } }) });
    expect(isResult('createChatCompletion')(completed(calling))).toBe(false);
  });

  test.each([
    ['stop', 'tool_calls'],
    ['length', 'length'],
    ['content_filter', 'content_filter'],
  ])('with calls that %s ends, for the reason %s', (reason, wanted) => {
    const calling = (finish_reason: string) =>
      saying({ ...CHOICE.message, tool_calls: CALLS }, finish_reason);
    expect(completed(calling(reason))).toEqual(calling(wanted));
  });

  test.each<[unknown, unknown]>([
    [[], null],
    [false, null],
    [[{ token: 'Hi', logprob: -1 }], { content: [{ token: 'Hi', logprob: -1 }] }],
  ])('with likelihoods of another form: %j', (logprobs, wanted) => {
    const body = { ...WHOLE, choices: [{ ...CHOICE, logprobs }] };
    expect(isResult('createChatCompletion')(body)).toBe(false);
    const answer = completed(body);
    expect(isResult('createChatCompletion')(answer)).toBe(true);
    expect(answer).toEqual({ ...WHOLE, choices: [{ ...CHOICE, logprobs: wanted }] });
  });

  test.each<[JsonObject, JsonObject]>([
    [{ prompt_tokens_details: [] }, {}],
    [{ prompt_tokens_details: { cached_tokens: -1 } }, { prompt_tokens_details: {} }],
    [
      { prompt_tokens_details: { cached_tokens: 1.5, audio_tokens: 0.5 } },
      { prompt_tokens_details: { audio_tokens: 0.5 } },
    ],
    [{ completion_tokens_details: '' }, {}],
    [{ completion_tokens_details: { reasoning_tokens: '2' } }, { completion_tokens_details: {} }],
  ])('with details that are no counts: %j', (details, wanted) => {
    const body = { ...WHOLE, usage: { ...WHOLE.usage, ...details } };
    expect(isResult('createChatCompletion')(body)).toBe(false);
    const answer = completed(body);
    expect(isResult('createChatCompletion')(answer)).toBe(true);
    expect(answer).toEqual({ ...WHOLE, usage: { ...WHOLE.usage, ...wanted } });
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
