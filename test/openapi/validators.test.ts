import { expect, test } from 'vitest';
import { validateCreateChatCompletionRequest } from '../../generated/request-validators.js';

test('a long list of wrong elements is refused, and no error is made of each of them', () => {
  const wrong = Array.from({ length: 5_000 }, () => 1);
  expect(validateCreateChatCompletionRequest({ model: 'small', messages: wrong })).toBe(false);
  expect(validateCreateChatCompletionRequest.errors).toHaveLength(1_000);
});

test('a wrong element is found behind any number of right ones', () => {
  const messages: unknown[] = Array.from({ length: 5_000 }, () => ({
    role: 'user',
    content: 'Hi',
  }));
  expect(validateCreateChatCompletionRequest({ model: 'small', messages })).toBe(true);
  messages.push(1);
  expect(validateCreateChatCompletionRequest({ model: 'small', messages })).toBe(false);
});
