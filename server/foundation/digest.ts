import type { Hash } from 'node:crypto';
import { isObject, type JsonObject } from './json-object.ts';

/** The content of a file, for a value that stands for one; `undefined` for other values. */
export type ContentOf = (value: JsonObject) => ContentChunks | undefined;

type ContentChunks = AsyncIterable<Uint8Array>;

/** Long text is hashed in pieces, so that a large body is not copied whole. */
const PIECE_LENGTH = 65_536;

/**
 * Adds a JSON value to a hash so that equal values give equal hashes: keys are sorted, and files count as their
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

/** The length comes first, so that texts cannot be taken apart in another way. */
function digestText(text: string, hash: Hash): void {
  hash.update(`"${text.length}"`);
  for (let from = 0; from < text.length; from += PIECE_LENGTH) {
    hash.update(text.slice(from, from + PIECE_LENGTH), 'utf16le');
  }
}
