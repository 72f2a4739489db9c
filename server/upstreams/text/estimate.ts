const CHARACTERS_PER_TOKEN = 4;

/** The estimated number of tokens of a text of this length. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
