import { isObject } from '../foundation/json-object.ts';

/**
 * Changes the values at some place of a JSON document.
 *
 * @param keys - the keys of a JSON pointer (RFC 6901); `*` stands for each item of a list
 * @returns the changed document; the same one where it lacks the place
 */
export function changedAt(
  document: unknown,
  keys: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change(document);
  if (key === '*') {
    return Array.isArray(document)
      ? document.map((item) => changedAt(item, rest, change))
      : document;
  }
  if (!isObject(document) || !(key in document)) return document;
  return { ...document, [key]: changedAt(document[key], rest, change) };
}
