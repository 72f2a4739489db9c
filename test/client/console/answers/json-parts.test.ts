import { expect, test } from 'vitest';
import { partOf, shortened } from '../../../../client/console/answers/json-parts.ts';

test.each([
  ['a', { kind: 'text', text: 'a' }],
  [1.5, { kind: 'number', text: '1.5' }],
  [false, { kind: 'word', text: 'false' }],
  [null, { kind: 'word', text: 'null' }],
  [Number.NaN, { kind: 'word', text: 'null' }],
  [[7], { kind: 'list', entries: [['0', 7]] }],
  [
    { a: 1, b: undefined },
    { kind: 'object', entries: [['a', 1]] },
  ],
])('%j is shown as JSON writes it', (value, part) => {
  expect(partOf(value)).toEqual(part);
});

test('a text that can be read is left as it is', () => {
  expect(shortened('A brass diving helmet')).toBeUndefined();
});

test('of a long one the beginning is shown, escaped as in JSON', () => {
  expect(shortened('a"'.repeat(500))).toBe('a\\"'.repeat(60));
});
