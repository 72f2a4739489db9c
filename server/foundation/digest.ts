import type { Hash } from 'node:crypto';
import { isObject, type JsonObject } from './json-object.ts';

/** Returns the content of a file if the value represents one; `undefined` for other values. */
export type ContentOf = (value: JsonObject) => ContentChunks | undefined;

type ContentChunks = AsyncIterable<Uint8Array>;

/** Long strings are hashed in chunks, so that a large body is not copied as a whole. */
const PIECE_LENGTH = 65_536;

/**
 * Adds a JSON value to a hash such that equal values give equal hashes: keys are sorted, and files are hashed by
 * content.
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

/** The length comes first, so that different sequences of strings never give the same hash input. */
function digestText(text: string, hash: Hash): void {
  hash.update(`"${text.length}"`);
  for (let from = 0; from < text.length; from += PIECE_LENGTH) {
    hash.update(text.slice(from, from + PIECE_LENGTH), 'utf16le');
  }
}
