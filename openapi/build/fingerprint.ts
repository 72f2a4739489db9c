import { createHash } from 'node:crypto';
import { isList, isNode } from './contract.ts';

const FINGERPRINT_LENGTH = 12;

/** Keywords that only explain, show or illustrate the interface. */
const EXPLANATIONS = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'x-client',
  'x-client-ways',
  'x-command',
  'x-command-help',
  'x-decided',
  'x-enumDescriptions',
  'x-example-files',
  'x-generic-rules',
  'x-label',
  'x-list-of-jobs',
  'x-repeat-list',
  'x-request-body',
  'x-rule-examples',
  'x-rule-sentence',
  'x-same-as-asked',
]);

/** Keywords whose value has names for keys: a property called `title` is not a title. */
const BY_NAME = new Set(['properties', 'x-passed-on']);

/** Keywords whose value is data of a caller, and counts as it is. */
const VALUES = new Set(['const', 'default', 'enum']);

/**
 * A short hash of a contract's interface. Words, examples and the order of keys do not change it, so that a client
 * does not warn of a gateway that differs by a corrected sentence.
 */
export function fingerprintOf(document: unknown): string {
  const text = JSON.stringify(interfaceOf(document));
  return createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

function interfaceOf(value: unknown): unknown {
  if (isList(value)) return value.map(interfaceOf);
  if (!isNode(value)) return value;
  return sorted(
    Object.entries(value)
      .filter(([key]) => !EXPLANATIONS.has(key))
      .map(([key, inner]) => [key, valueAt(key, inner)]),
  );
}

function valueAt(key: string, value: unknown): unknown {
  if (VALUES.has(key)) return value;
  if (!BY_NAME.has(key) || !isNode(value)) return interfaceOf(value);
  return sorted(Object.entries(value).map(([name, inner]) => [name, interfaceOf(inner)]));
}

function sorted(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
