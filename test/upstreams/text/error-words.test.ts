import { describe, expect, test } from 'vitest';
import { cleanError } from '../../../server/upstreams/clean-words.ts';
import { readRefusal } from '../../../server/upstreams/openai/refusal.ts';
import type { UpstreamWords } from '../../../server/upstreams/port/outcome.ts';
import type { TranslatedInterface } from '../../../server/upstreams/port/text.ts';
import { errorOf as chatError } from '../../../server/upstreams/text/chat/error.ts';
import { errorOf as messagesError } from '../../../server/upstreams/text/messages/error.ts';
import { translateError, translateFailure } from '../../../server/upstreams/text/translation.ts';

const OTHER = { messages: 'chat-completions', 'chat-completions': 'messages' } as const;

function translated(words: UpstreamWords, from: TranslatedInterface, message = 'No.') {
  return translateError({ message, words }, { from, to: OTHER[from] }).words;
}

describe('the words of an error', () => {
  test.each<[UpstreamWords, string]>([
    [{ type: 'invalid_request_error', code: 'context_length_exceeded' }, 'invalid_request_error'],
    [{ type: 'invalid_request_error', code: 'model_not_found' }, 'not_found_error'],
    [{ type: 'invalid_request_error', code: null }, 'invalid_request_error'],
    [{ type: 'invalid_request_error', code: 'a_new_one' }, 'invalid_request_error'],
    [{ type: 'tokens', code: 'rate_limit_exceeded' }, 'rate_limit_error'],
    [{ type: 'requests', code: null }, 'rate_limit_error'],
    [{ type: 'server_error', code: 'server_is_overloaded' }, 'overloaded_error'],
    [{ type: 'server_error', code: null }, 'api_error'],
  ])('%j of completions is for a message %s', (words, type) => {
    expect(translated(words, 'chat-completions')).toEqual({ type });
  });

  test.each<[string, string, UpstreamWords]>([
    ['invalid_request_error', 'No.', { type: 'invalid_request_error', code: null }],
    [
      'invalid_request_error',
      'prompt is too long: 200001 tokens > 200000 maximum',
      { type: 'invalid_request_error', code: 'context_length_exceeded' },
    ],
    [
      'not_found_error',
      'model: claude-x',
      { type: 'invalid_request_error', code: 'model_not_found' },
    ],
    ['rate_limit_error', 'No.', { type: 'rate_limit_error', code: 'rate_limit_exceeded' }],
    ['overloaded_error', 'No.', { type: 'server_error', code: 'server_is_overloaded' }],
  ])('%s of a message (%s) are for completions %j', (type, message, words) => {
    const told = { type, details: { error_code: 'theirs' } };
    expect(translated(told, 'messages', message)).toEqual(words);
  });

  test.each<[UpstreamWords, UpstreamWords]>([
    [
      { type: 'invalid_request_error', code: 'a_new_one' },
      { type: 'invalid_request_error', code: 'a_new_one' },
    ],
    [
      { type: 'theirs', code: 'their_code', details: { hint: 'x' } },
      { type: 'theirs', code: 'their_code', details: { hint: 'x' } },
    ],
    [
      { type: 'tokens', code: null },
      { type: 'rate_limit_error', code: 'rate_limit_exceeded' },
    ],
  ])('%j of completions are for a response %j, as both have one vendor', (words, told) => {
    const direction = { from: 'chat-completions', to: 'responses' } as const;
    expect(translateError({ message: 'No.', words }, direction).words).toEqual(told);
    expect(translateError({ message: 'No.' }, direction)).toEqual({ message: 'No.' });
  });

  test.each([
    "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.",
    "The input (5000 tokens) is longer than the model's context length (4096 tokens).",
    'the request exceeds the available context size, try increasing it',
    'Your input exceeds the context window of this model. Please adjust your input and try again.',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  ])('say to agents of messages that the conversation is too long: %s', (message) => {
    for (const words of [undefined, { type: 'BadRequestError', code: null }]) {
      const direction = { from: 'chat-completions', to: 'messages' } as const;
      expect(translateError({ message, ...(words && { words }) }, direction)).toEqual({
        message: `prompt is too long: ${message}`,
        words: { type: 'invalid_request_error' },
      });
    }
  });

  test('say so once', () => {
    const message = 'prompt is too long: 5000 tokens > 4096 maximum';
    const words = { type: 'exceed_context_size_error' };
    const direction = { from: 'chat-completions', to: 'messages' } as const;
    expect(translateError({ message, words }, direction)).toMatchObject({ message });
  });

  test.each<TranslatedInterface>(['messages', 'chat-completions'])(
    'are left out where nobody knows them in %s',
    (from) => {
      expect(translated({ type: 'constructor', code: 'toString' }, from)).toBeUndefined();
    },
  );

  test('stay as they are where both sides speak the same', () => {
    const words = { type: 'a_new_error', details: { error_code: 'thread_not_found' } };
    const error = { message: 'No.', words };
    expect(translateError(error, { from: 'messages', to: 'messages' })).toBe(error);
  });

  test('come with the parameter at fault where the caller has written it so', () => {
    const told = (parameter: string, to: TranslatedInterface) => {
      const failure = { kind: 'refused', message: 'No.', parameter } as const;
      return translateFailure(failure, { from: 'messages', to });
    };
    expect(told('messages.1', 'chat-completions')).not.toHaveProperty('parameter');
    expect(told('max_tokens', 'chat-completions')).not.toHaveProperty('parameter');
    expect(told('temperature', 'chat-completions')).toHaveProperty('parameter', 'temperature');
    expect(told('messages.1', 'messages')).toHaveProperty('parameter', 'messages.1');
  });

  test('are read with their details, and a code that is none is left out', () => {
    const details = { error_code: 'thread_not_found' };
    const error = { message: 'Gone.', type: 'not_found_error', details };
    expect(messagesError({ type: 'error', error })).toMatchObject({
      message: 'Gone.',
      words: { type: 'not_found_error', details },
    });
    for (const code of [429, '429']) {
      expect(chatError({ error: { message: 'Gone.', type: 'x', code } })).toMatchObject({
        words: { type: 'x', code: null },
      });
    }
  });

  test.each(['None', 'null', 'undefined', ''])('are absent where they are %j', (nothing) => {
    const error = { message: nothing, type: nothing, code: nothing };
    const unexplained = 'The upstream broke off with an error that it does not explain.';
    expect(chatError({ error })).toMatchObject({ message: unexplained, words: { code: null } });
    expect(chatError({ error })?.words).not.toHaveProperty('type');
    expect(messagesError({ type: 'error', error })).toMatchObject({
      message: unexplained,
      words: {},
    });
    const { parameter, words } = readRefusal({
      status: 400,
      headers: {},
      body: { error: { ...error, message: 'No.', param: nothing } },
    });
    expect([parameter, words]).toEqual([undefined, { code: null }]);
  });

  test('are of no great size', () => {
    const long = 'x'.repeat(5_000);
    const error = { message: 'No.', type: long, code: long, details: { long } };
    expect(messagesError({ type: 'error', error })?.words).toEqual({});
    expect(chatError({ error })?.words).toEqual({ code: null });
  });

  test('have no secret left in them, wherever it stood', () => {
    const secret = 'sk-secret';
    const error = {
      message: `Not with ${secret}.`,
      words: {
        type: `of ${secret}`,
        code: secret,
        details: { [secret]: [{ deep: `a ${secret}` }, 3, null, true] },
      },
    };
    const withoutSecrets = (text: string) => text.replaceAll(secret, '(hidden)');
    const clean = cleanError(error, { withoutSecrets, cleanMessage: withoutSecrets });
    expect(clean).toEqual({
      message: 'Not with (hidden).',
      words: {
        type: 'of (hidden)',
        code: '(hidden)',
        details: { '(hidden)': [{ deep: 'a (hidden)' }, 3, null, true] },
      },
    });
  });
});
