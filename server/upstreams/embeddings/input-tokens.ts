import { estimateTokens } from '../text/estimate.ts';

/** How many texts are to become vectors, by the `input` of a request; a list of tokens is one. */
export function textCount(input: unknown): number {
  return textsOf(input).length;
}

/** About how many tokens the `input` of a request has: as many as are given, else by the length of each text. */
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
