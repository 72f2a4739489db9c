import { describe, expect, test } from 'vitest';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import type { Quote } from '../../server/usage/prices.ts';
import type { TextConsumption, TextEntry } from '../../server/usage/text-consumption.ts';
import { kindsOf } from '../../server/usage/text-kinds.ts';

const QUOTE: Quote = { rule: 'text', lines: [], units: 3 };

function anEntry(
  consumption: Partial<TextConsumption> = {},
  further: Partial<TextEntry> = {},
): TextEntry {
  return {
    id: newIdentifier(),
    consumption: {
      accountId: 'an-account',
      keyId: 'a-key',
      requestId: newIdentifier(),
      operation: 'createMessage',
      model: 'a-model',
      upstream: 'an-upstream',
      inputTokens: 1,
      outputTokens: 2,
      isEstimated: false,
      ending: 'complete',
      ...consumption,
    },
    quote: QUOTE,
    createdAt: new Date('2026-03-31T12:00:00Z'),
    ...further,
  };
}

describe('entries', () => {
  test('that differ in their own figures alone are of one kind', () => {
    const entries = [
      anEntry(),
      anEntry({ inputTokens: 500, outputTokens: 0, cachedInputTokens: 9 }),
      anEntry({}, { quote: { ...QUOTE, units: 1000 } }),
      anEntry({}, { createdAt: new Date('2026-03-31T23:59:59.999Z') }),
    ];
    const { kinds, numbers } = kindsOf(entries);
    expect(numbers).toEqual([0, 0, 0, 0]);
    expect(kinds).toEqual([
      expect.objectContaining({ kind: 0, account_id: 'an-account', rule: 'text' }),
    ]);
  });

  test.each([
    ['account', anEntry({ accountId: 'another' })],
    ['key', anEntry({ keyId: 'another' })],
    ['key, where there is none', anEntry({ keyId: undefined })],
    ['family of keys', anEntry({ keyFamilyId: 'another' })],
    ['operation', anEntry({ operation: 'createChatCompletion' })],
    ['model', anEntry({ model: 'another' })],
    ['upstream', anEntry({ upstream: 'another' })],
    ['ending', anEntry({ ending: 'broken' })],
    ['trust in their figures', anEntry({ isEstimated: true })],
    ['rule of the price', anEntry({}, { quote: undefined })],
    ['day', anEntry({}, { createdAt: new Date('2026-04-01T00:00:00Z') })],
  ])(
    'that differ in their %s are of two kinds, in the order in which they came',
    (_name, other) => {
      const { kinds, numbers } = kindsOf([other, anEntry(), other]);
      expect(numbers).toEqual([0, 1, 0]);
      expect(kinds.map(({ kind }) => kind)).toEqual([0, 1]);
    },
  );

  test('have the day and the month of UTC, and nothing for what they have not', () => {
    const { kinds } = kindsOf([anEntry({ keyId: undefined }, { quote: undefined })]);
    expect(kinds).toMatchObject([{ key_id: null, rule: null, day: '2026-03-31' }]);
    expect(kinds[0]?.month).toMatch(/^2026-03/);
  });

  test('whose names contain what separates names are told apart', () => {
    const entries = [
      anEntry({ model: 'a","b', upstream: 'c' }),
      anEntry({ model: 'a', upstream: 'b","c' }),
    ];
    expect(kindsOf(entries).kinds).toHaveLength(2);
  });
});
