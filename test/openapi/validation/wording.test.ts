import { describe, expect, test } from 'vitest';
import {
  alternatives,
  quoted,
  shortened,
  typeName,
  typeNameOf,
} from '../../../openapi/validation/wording.ts';

describe('the text of a stranger', () => {
  test.each([
    ['as it is', 'as it is'],
    ['two\r\nlines', 'two lines'],
    ['\u001b[31mred\u0000', ' [31mred '],
    ['from right\u202eto left', 'from right to left'],
    ['\u2028line\u2029', ' line '],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(80)}…`],
    ['🌊'.repeat(80), '🌊'.repeat(80)],
    ['🌊'.repeat(81), `${'🌊'.repeat(80)}…`],
  ])('is repeated shortly, on one line: %j', (text, repeated) => {
    expect(shortened(text)).toBe(repeated);
  });

  test('is short however long it was', () => {
    expect(Array.from(shortened('🌊'.repeat(1_000_000)))).toHaveLength(81);
  });
});

describe('a value', () => {
  test.each([
    ['a', "'a'"],
    [1, '1'],
    [Number.POSITIVE_INFINITY, 'null'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [['a', 1], '["a",1]'],
    [{ a: 1 }, '{"a":1}'],
  ])('%j is quoted as %s', (value, text) => {
    expect(quoted(value)).toBe(text);
  });

  test.each([
    ['x', 'a string'],
    [1, 'a number'],
    [Number.NaN, 'NaN'],
    [Number.NEGATIVE_INFINITY, 'an infinite number'],
    [true, 'true'],
    [false, 'false'],
    [null, 'null'],
    [[], 'a list'],
    [{}, 'an object'],
  ])('%j is called %s', (value, name) => {
    expect(typeNameOf(value)).toBe(name);
  });
});

describe('a type', () => {
  test.each([
    ['string', 'a string'],
    ['integer', 'a whole number'],
    ['number', 'a number'],
    ['boolean', 'true or false'],
    ['array', 'a list'],
    ['object', 'an object'],
    ['null', 'null'],
    ['other', 'other'],
  ])('%s is called %s', (type, name) => {
    expect(typeName(type)).toBe(name);
  });
});

describe('alternatives', () => {
  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('%j are said as "%s"', (items, text) => {
    expect(alternatives(items)).toBe(text);
  });
});
