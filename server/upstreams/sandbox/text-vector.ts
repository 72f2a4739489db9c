/** The number of dimensions of common public models, so that a vector store need not be changed later. */
const DEFAULT_DIMENSIONS = 1536;

/** The weights of a whole word and of its pieces; the pieces make words of one stem similar. */
const WEIGHTS = { word: 1, piece: 0.4 } as const;
const PIECE_LENGTH = 3;

/**
 * A deterministic unit vector for a text. Texts that share words, or parts of words, have similar directions; the
 * meaning of words has no influence.
 *
 * @param text - a text, or the numbers of its tokens, each of which counts as a word
 */
export function textVector(
  text: string | readonly unknown[],
  dimensions: number = DEFAULT_DIMENSIONS,
): readonly number[] {
  const sums = new Float64Array(dimensions);
  const words = typeof text === 'string' ? wordsOf(text) : text.map(String);
  for (const word of words) addWord(sums, word);
  // There may be no words, or they may have cancelled each other out.
  if (sums.every((sum) => sum === 0)) add(sums, hashOf(String(text)), 1);
  const length = Math.sqrt(sums.reduce((squares, sum) => squares + sum * sum, 0));
  return Array.from(sums, (sum) => Math.fround(sum / length));
}

/** The words of a text, in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function addWord(sums: Float64Array, word: string): void {
  add(sums, hashOf(word), WEIGHTS.word);
  const framed = `<${word}>`;
  for (let at = 0; at + PIECE_LENGTH <= framed.length; at += 1) {
    add(sums, hashOf(framed, at, at + PIECE_LENGTH), WEIGHTS.piece);
  }
}

/** Feature hashing: the hash determines the dimension and the sign. */
function add(sums: Float64Array, hash: number, weight: number): void {
  const place = hash % sums.length;
  const isNegative = hash >>> 31 === 1;
  sums[place] = (sums[place] ?? 0) + (isNegative ? -weight : weight);
}

const FNV = { offset: 0x811c9dc5, prime: 0x01000193 } as const;

/** FNV-1a hash of a part of a text, with additional mixing, since short texts hardly affect its high bits. */
function hashOf(text: string, from = 0, end = text.length): number {
  let hash: number = FNV.offset;
  for (let at = from; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV.prime);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}
