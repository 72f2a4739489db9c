import { expect, test } from 'vitest';
import {
  dimensionsOf,
  readVector,
  writeVector,
} from '../../../server/upstreams/embeddings/vector.ts';
import { inBase64 } from '../../fakes/openai-embeddings.ts';

const NUMBERS = [0.5, -0.25, 0, 1024, -0.125];

test('a vector is the same written either way, and has as many numbers', () => {
  for (const written of [NUMBERS, inBase64(NUMBERS)]) {
    const vector = readVector(written);
    if (vector === undefined) throw new Error('It is no vector.');
    expect(dimensionsOf(vector)).toBe(NUMBERS.length);
    expect(writeVector(vector, 'float')).toEqual(NUMBERS);
    expect(writeVector(vector, 'base64')).toBe(inBase64(NUMBERS));
  }
});

test('what comes in one way is not changed where it is wanted so', () => {
  const numbers = [0.1, 0.2];
  const vector = readVector(numbers);
  expect(vector && writeVector(vector, 'float')).toBe(numbers);
});

test.each([
  ['nothing', undefined],
  ['no numbers', []],
  ['numbers as texts', ['0.5']],
  ['numbers and null', [0.5, null]],
  ['no text', ''],
  ['a text that is no Base64', 'AAAA AAAA!'],
  ['Base64 that ends within a number', Buffer.alloc(6).toString('base64')],
  ['Base64 that lacks its end', inBase64(NUMBERS).slice(0, -3)],
  ['lists of numbers by their kind', { float: [0.5] }],
])('%s is no vector', (_, written) => {
  expect(readVector(written)).toBeUndefined();
});
