import type { Hash } from 'node:crypto';
import { isObject, type JsonObject } from './json-object.ts';

/** Tells the content of a value that stands for a file; `undefined` for every other value. */
export type ContentOf = (value: JsonObject) => ContentChunks | undefined;

type ContentChunks = AsyncIterable<Uint8Array>;

/** Long text is taken in pieces, so that a large body is not copied whole. */
const PIECE_LENGTH = 65_536;

/**
 * Feeds a value of JSON to a hash so that equal values give equal hashes: keys in order, and files as what they
 * hold.
 */
export async function digest(
  value: unknown,
  hash: Hash,
  contentOf: ContentOf = () => undefined,
): Promise<void> {
  if (typeof value === 'string') return digestText(value, hash);
  if (Array.isArray(value)) {
    hash.update('[');
    for (const element of value) {
      await digest(element, hash, contentOf);
      hash.update(',');
    }
    hash.update(']');
  } else if (isObject(value)) {
    await digestObject(value, hash, contentOf);
  } else {
    hash.update(JSON.stringify(value) ?? 'null');
  }
}

async function digestObject(value: JsonObject, hash: Hash, contentOf: ContentOf): Promise<void> {
  const content = contentOf(value);
  if (content !== undefined) {
    hash.update('file');
    for await (const chunk of content) hash.update(chunk);
    return;
  }
  hash.update('{');
  for (const name of Object.keys(value).toSorted()) {
    if (value[name] === undefined) continue;
    hash.update(`${JSON.stringify(name)}:`);
    await digest(value[name], hash, contentOf);
    hash.update(',');
  }
  hash.update('}');
}

/** The length goes before the text, so that no text can pass for something else. */
function digestText(text: string, hash: Hash): void {
  hash.update(`"${text.length}"`);
  for (let from = 0; from < text.length; from += PIECE_LENGTH) {
    hash.update(text.slice(from, from + PIECE_LENGTH), 'utf16le');
  }
}
