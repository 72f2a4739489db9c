import { expect, test } from 'vitest';
import { checkPrices } from '../../server/doctor/prices.ts';
import type { PriceRule } from '../../server/usage/price-rules.ts';

function found(...rules: readonly PriceRule[]): readonly string[] {
  return checkPrices(rules).map(({ state, about, says }) => `${state} ${about} ${says}`);
}

const TOKENS = { per: 'million-tokens', input: 1, output: 1 } as const;

test('a price is told of that names a model which none of its operations takes', () => {
  expect(
    found(
      { id: 'fine', operations: ['createImage'], models: ['imgy2'], per: 'image', units: 1 },
      { id: 'clip', operations: ['createVideo'], models: ['imgy-2'], per: 'second', units: 1 },
      { id: 'text', operations: ['createMessage'], models: ['imgy-2', 'claude'], ...TOKENS },
    ),
  ).toEqual([
    'warning prices The price fine names the model imgy2, which none of its operations takes. Did you mean imgy-2?',
    'warning prices The price clip names the model imgy-2, which none of its operations takes.',
    'warning prices The price text names the model imgy-2, which none of its operations takes.',
  ]);
});

test('nothing is said of prices that can match', () => {
  expect(
    found(
      {
        id: 'edit',
        operations: ['createImage', 'editImage'],
        models: ['imgy-3', 'imgy-2'],
        per: 'image',
        units: 1,
      },
      { id: 'gpt', operations: ['createChatCompletion'], models: ['gpt-5', 'o3'], ...TOKENS },
      { id: 'free', operations: ['uploadSample'], per: 'request', units: 0 },
    ),
  ).toEqual([]);
});
