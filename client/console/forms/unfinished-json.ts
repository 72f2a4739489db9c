import { isObject, type JsonObject } from '../../../openapi/validation/outcome.ts';

/** No request has a property with this name. */
const TEXT = '(unfinished JSON)';

/** The value of a field while what is entered is not JSON yet. It can be stored as JSON itself. */
type UnfinishedJson = JsonObject & { readonly [TEXT]: string };

/** The value of an entered JSON text; `undefined` if nothing is entered. */
export function valueOfJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unfinished(text);
  }
}

/** As `valueOfJson`, for a field whose other values are plain texts. */
export function listOrObjectOf(text: string): unknown {
  const value = valueOfJson(text);
  return value === undefined || (typeof value === 'object' && value !== null)
    ? value
    : unfinished(text);
}

function unfinished(text: string): UnfinishedJson {
  return { [TEXT]: text };
}

/** A value as JSON text; unfinished JSON as it was entered. */
export function jsonTextOf(value: unknown): string {
  if (value === undefined) return '';
  return isUnfinished(value) ? value[TEXT] : JSON.stringify(value, null, 2);
}

/** Paths of the unfinished JSON in a form's values: `messages[0].content`. */
export function unfinishedPaths(values: JsonObject): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => pathsIn(value, name));
}

function pathsIn(value: unknown, path: string): readonly string[] {
  if (isUnfinished(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((one, at) => pathsIn(one, `${path}[${at}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, `${path}.${name}`));
}

/** The values with the entered texts in place of unfinished JSON. */
export function withTexts(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textIn(value)]));
}

function textIn(value: unknown): unknown {
  if (isUnfinished(value)) return value[TEXT];
  if (Array.isArray(value)) return value.map(textIn);
  return isObject(value) ? withTexts(value) : value;
}

function isUnfinished(value: unknown): value is UnfinishedJson {
  return isObject(value) && typeof value[TEXT] === 'string';
}
