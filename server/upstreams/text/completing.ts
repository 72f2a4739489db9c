import { definedOnly, isObject, type JsonObject } from '../../foundation/json-object.ts';
import { readCount } from './token-reading.ts';

// Completes whole answers of upstreams that deviate slightly from an interface: missing fields are added, and values in
// a nonstandard form are normalized, or dropped if they carry no information.

/** Values for fields that an upstream leaves out. */
export interface AnswerDefaults {
  /** The requested model. */
  readonly model: string;
  readonly now: () => Date;
}

/**
 * The object with these fields set, and without those that are undefined here. Returns the same object if nothing
 * changes.
 */
export function having(object: JsonObject, fields: JsonObject): JsonObject {
  const isSo = Object.entries(fields).every(([name, value]) => object[name] === value);
  return isSo ? object : definedOnly({ ...object, ...fields });
}

/**
 * Completes each item of a list. Returns the same list if no item changes; a value that is not a list is returned as it
 * is.
 */
export function completeEach(
  items: unknown,
  complete: (item: unknown, place: number) => unknown,
): unknown {
  if (!Array.isArray(items)) return items;
  const completed = items.map((item: unknown, place) => complete(item, place));
  return completed.every((item, place) => item === items[place]) ? items : completed;
}

/** The names of the input and output sides of a token count. */
interface TokenNames {
  readonly input: string;
  readonly output: string;
}

/**
 * Completes a token count. Returns `undefined` if the input or the output count is missing; a missing total is
 * computed.
 */
export function completeTokens(usage: unknown, names: TokenNames): JsonObject | undefined {
  if (!isObject(usage)) return undefined;
  const input = readCount(usage[names.input]);
  const output = readCount(usage[names.output]);
  if (input === undefined || output === undefined) return undefined;
  const detailsOf = (name: string, counts: readonly string[]) => {
    const field = `${name}_details`;
    return { [field]: completeDetails(usage[field], counts) };
  };
  return having(usage, {
    total_tokens: readCount(usage.total_tokens) ?? input + output,
    ...detailsOf(names.input, INPUT_DETAILS),
    ...detailsOf(names.output, OUTPUT_DETAILS),
  });
}

const INPUT_DETAILS = ['cached_tokens', 'cache_write_tokens', 'long_cache_write_tokens'];
const OUTPUT_DETAILS = ['reasoning_tokens'];

/**
 * Completes the details of a token count. Invalid values are dropped: some upstreams send an empty list for none,
 * others negative counts.
 */
function completeDetails(details: unknown, names: readonly string[]): unknown {
  if (!isObject(details)) return details === null ? null : undefined;
  return having(details, completeCounts(details, names));
}

/** The named counts of an object: null is kept, and an invalid count becomes undefined. */
export function completeCounts(counts: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name, counts[name] === null ? null : readCount(counts[name])]),
  );
}

/** Keeps text and undefined; everything else becomes null, because some upstreams write "none" in other ways. */
export function textOrNull(value: unknown): unknown {
  return value === undefined || typeof value === 'string' ? value : null;
}

/** Keeps an object and undefined; everything else becomes null. Some upstreams send an empty list or text for none. */
export function objectOrNull(value: unknown): unknown {
  return value === undefined || isObject(value) ? value : null;
}

/** Keeps a list and undefined; everything else becomes null. */
export function listOrNull(value: unknown): unknown {
  return value === undefined || Array.isArray(value) ? value : null;
}
