import { definedOnly, isObject, type JsonObject } from '../../foundation/json-object.ts';
import type { JsonDocument } from '../http/json-document.ts';
import type { TextAnswer } from '../port/text.ts';
import { readCount } from './token-reading.ts';

// Upstreams that speak an interface almost: what their whole answers lack of it is told, and what they say in a form of
// their own is put into that of the interface, or left out where it tells nothing.

/** What is told where an upstream does not say it. */
export interface AnswerDefaults {
  /** The model that was asked. */
  readonly model: string;
  readonly now: () => Date;
}

/** A whole answer that has been completed. It keeps its text, unless it has to be written anew. */
export function completedAnswer(completed: JsonObject, { body, text }: JsonDocument): TextAnswer {
  return { kind: 'whole', body: completed, ...(completed === body ? { text } : {}) };
}

/** An object with these fields, and without those that are undefined here: the very same where that is how it is. */
export function having(object: JsonObject, fields: JsonObject): JsonObject {
  const isSo = Object.entries(fields).every(([name, value]) => object[name] === value);
  return isSo ? object : definedOnly({ ...object, ...fields });
}

/** A list of completed items: the very same where that is how its items are, and so is what is no list. */
export function completeEach(
  items: unknown,
  complete: (item: unknown, place: number) => unknown,
): unknown {
  if (!Array.isArray(items)) return items;
  const completed = items.map((item: unknown, place) => complete(item, place));
  return completed.every((item, place) => item === items[place]) ? items : completed;
}

/** What the two sides of a count of tokens are called. */
interface TokenNames {
  readonly input: string;
  readonly output: string;
}

/** A count of tokens. One that does not say what went in and what came out is none; the sum can be made. */
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

/** Details of a count. What is no count tells nothing: some write none as an empty list, others count below zero. */
function completeDetails(details: unknown, names: readonly string[]): unknown {
  if (!isObject(details)) return details === null ? null : undefined;
  return having(details, completeCounts(details, names));
}

/** Counts by their names, which may be null; undefined where one is none. */
export function completeCounts(counts: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [name, counts[name] === null ? null : readCount(counts[name])]),
  );
}

/** A text or nothing; null where it is something else, as some write none. */
export function textOrNull(value: unknown): unknown {
  return value === undefined || typeof value === 'string' ? value : null;
}

/** The same for an object: some write none as an empty list or text. */
export function objectOrNull(value: unknown): unknown {
  return value === undefined || isObject(value) ? value : null;
}

/** The same for a list. */
export function listOrNull(value: unknown): unknown {
  return value === undefined || Array.isArray(value) ? value : null;
}
