import { estimateTokens } from '../text/estimate.ts';

/** The number of texts in the `input` of a request; a list of tokens is one text. */
export function textCount(input: unknown): number {
  return textsOf(input).length;
}

/**
 * Estimates the tokens of the `input` of a request: token lists are counted exactly, texts are estimated by their
 * length.
 */
export function estimateEmbeddingTokens(input: unknown): number {
  return textsOf(input).reduce<number>((sum, text) => sum + tokensOf(text), 0);
}

/** The texts of the `input` of a request, each as a text or as a list of tokens. */
export function textsOf(input: unknown): readonly unknown[] {
  if (!Array.isArray(input)) return [input];
  const isOneList = typeof input[0] === 'number';
  return isOneList ? [input] : input;
}

function tokensOf(text: unknown): number {
  return Array.isArray(text) ? text.length : estimateTokens(String(text).length);
}
