import { describe, expect, test } from 'vitest';
import type { Schema } from '../../openapi/build/contract.ts';
import { readPhrases } from '../../openapi/build/phrases.ts';
import { alternatives, oneOf, sentenceOf } from '../../openapi/build/sentences.ts';

describe('alternatives', () => {
  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
    [['1', '2'], '1 or 2'],
    [['1', '2', '3'], '1 to 3'],
    [['6', '8', '9', '10', '12', '13'], '6, 8 to 10, 12 or 13'],
    [['6', '8', '9', '10', '12', '13', '14'], '6, 8 to 10 or 12 to 14'],
    [[9, 10, 11], '9 to 11'],
    [['3', '2', '1'], '3, 2 or 1'],
    [['256x256', '512x512'], '256x256 or 512x512'],
    [[true, false], 'true or false'],
  ])('of %j are said as "%s"', (values, text) => {
    expect(alternatives(values)).toBe(text);
  });

  test.each([
    [['a', 'b'], 'a or b'],
    [['1', '2', '3'], '1 to 3'],
    [['a', 'b', 'c'], 'one of a, b or c'],
    [['1', '2', '3', '5'], '1 to 3 or 5'],
    [['1', '2', '3', '5', '7'], 'one of 1 to 3, 5 or 7'],
  ])('of %j are said as "%s" where one must be chosen', (values, text) => {
    expect(oneOf(values)).toBe(text);
  });
});

describe('the sentence of a keyword', () => {
  test.each<[string, Schema, string]>([
    ['enum', { enum: ['a', 'b', 'c'] }, 'be one of a, b or c'],
    ['const', { const: 'a' }, 'be a'],
    ['const', { const: false }, 'be false'],
    ['minLength', { minLength: 1 }, 'not be empty'],
    ['minLength', { minLength: 2 }, 'have at least 2 characters'],
    ['maxLength', { maxLength: 1 }, 'have at most 1 character'],
    ['maxLength', { maxLength: 80 }, 'have at most 80 characters'],
    ['minItems', { minItems: 1 }, 'have at least 1 element'],
    ['maxItems', { maxItems: 7 }, 'have at most 7 elements'],
    ['maxItems', { minItems: 1, maxItems: 16 }, 'have 1 to 16 elements'],
    ['minItems', { minItems: 1, maxItems: 1 }, 'have exactly 1 element'],
    ['minimum', { minimum: 0 }, 'be 0 or more'],
    ['maximum', { maximum: 10 }, 'be 10 or less'],
    ['minimum', { minimum: 0, maximum: 1 }, 'be between 0 and 1'],
    ['maximum', { minimum: 0, maximum: 1 }, 'be between 0 and 1'],
    ['exclusiveMinimum', { exclusiveMinimum: 0 }, 'be greater than 0'],
    ['multipleOf', { multipleOf: 1 }, 'be a whole number'],
    ['multipleOf', { multipleOf: 8 }, 'be a multiple of 8'],
  ])('%s in %j: "must %s"', (keyword, schema, sentence) => {
    expect(sentenceOf(keyword, schema)).toBe(`{parameter} must ${sentence}`);
  });

  test.each(['pattern', 'format', 'not', 'if', 'uniqueItems'])(
    'is not made up for %s',
    (keyword) => {
      expect(sentenceOf(keyword, { [keyword]: true })).toBeUndefined();
    },
  );
});

describe('the phrases of a schema', () => {
  test('stand at the places where it can refuse a value', () => {
    const phrases = readPhrases({
      type: 'object',
      required: ['n'],
      properties: {
        n: { type: 'integer', minimum: 1, maximum: 10, 'x-rule': 'count' },
        names: {
          type: 'array',
          maxItems: 3,
          'x-rule': 'names',
          items: { type: 'string', minLength: 1, 'x-rule': 'name' },
        },
      },
    });
    const said = Object.entries(phrases).map(([place, { rule, sentence }]) => [
      place,
      rule,
      sentence,
    ]);
    expect(said).toEqual([
      ['#/properties/n/minimum', 'count', '{parameter} must be between 1 and 10'],
      ['#/properties/n/maximum', 'count', '{parameter} must be between 1 and 10'],
      ['#/properties/names/maxItems', 'names', '{parameter} must have at most 3 elements'],
      ['#/properties/names/items/minLength', 'name', '{parameter} must not be empty'],
    ]);
  });

  test('speak with the sentence that the contract gives, where it gives one', () => {
    const phrases = readPhrases({
      properties: {
        url: {
          pattern: '^https',
          'x-rule': 'address',
          'x-rule-sentence': '{parameter} must be an address',
        },
      },
    });
    expect(phrases['#/properties/url/pattern']?.sentence).toBe('{parameter} must be an address');
  });

  test('of a condition are its description, without the full stop', () => {
    const phrases = readPhrases({
      allOf: [
        {
          'x-rule': 'together',
          'x-rule-parameter': 'a',
          'x-rule-suggestion': { b: 1 },
          description: 'a needs b.',
          if: { required: ['a'] },
          // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
          then: { required: ['b'] },
        },
      ],
    });
    expect(phrases['#/allOf/0/if']).toMatchObject({
      rule: 'together',
      sentence: 'a needs b',
      about: 'a',
      suggestion: { b: 1 },
    });
  });

  test('are missed by the build where a rule says nothing', () => {
    const silent = { properties: { url: { pattern: '^https', 'x-rule': 'address' } } };
    expect(() => readPhrases(silent)).toThrow('Rule address needs a sentence for pattern.');
  });
});
