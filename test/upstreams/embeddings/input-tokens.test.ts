import { expect, test } from 'vitest';
import {
  estimateEmbeddingTokens,
  textCount,
} from '../../../server/upstreams/embeddings/input-tokens.ts';

test.each([
  ['a text', 'twelve chars', 1, 3],
  ['texts, each rounded up', ['four', 'fives', 'a'], 3, 4],
  ['tokens, which are as many as are given', [1, 22_361, 520], 1, 3],
  ['lists of tokens', [[1, 22_361], [520]], 2, 3],
])('%s', (_, input, texts, tokens) => {
  expect([textCount(input), estimateEmbeddingTokens(input)]).toEqual([texts, tokens]);
});
