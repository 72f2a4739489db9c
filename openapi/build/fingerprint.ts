import { createHash } from 'node:crypto';
import { isList, isNode } from './contract.ts';

const FINGERPRINT_LENGTH = 12;

/** Keywords of OpenAPI and of JSON Schema that only explain or show the interface. */
const EXPLANATIONS = ['title', 'summary', 'description', 'example', 'examples'];

/** Keywords whose value has names for keys: a property called `title` is not a title. */
const BY_NAME = new Set(['properties', 'x-passed-on']);

/** Keywords whose value is data of a caller, and counts as it is. */
const VALUES = new Set(['const', 'default', 'enum']);

/**
 * A short hash of a contract's interface. Words, examples and the order of keys do not change it, so that a client
 * does not warn of a gateway that differs by a corrected sentence.
 *
 * @param extensions the extensions that only explain or show the interface
 */
export function fingerprintOf(document: unknown, extensions: readonly string[]): string {
  const ignored = new Set([...EXPLANATIONS, ...extensions]);
  const text = JSON.stringify(interfaceOf(document, ignored));
  return createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

function interfaceOf(value: unknown, ignored: ReadonlySet<string>): unknown {
  if (isList(value)) return value.map((item) => interfaceOf(item, ignored));
  if (!isNode(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !ignored.has(key));
  return sorted(
    kept.map(([key, inner]) => {
      if (VALUES.has(key)) return [key, inner];
      return [key, BY_NAME.has(key) ? namedParts(inner, ignored) : interfaceOf(inner, ignored)];
    }),
  );
}

function namedParts(value: unknown, ignored: ReadonlySet<string>): unknown {
  if (!isNode(value)) return interfaceOf(value, ignored);
  return sorted(Object.entries(value).map(([name, part]) => [name, interfaceOf(part, ignored)]));
}

function sorted(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
