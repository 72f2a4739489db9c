import { isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Cleaning, ToldError, UpstreamFailure, UpstreamWords } from './port/outcome.ts';

/** Changes each text in an upstream's fields of an error, such as by removing secrets. */
export function cleanWords(
  { type, code, details }: UpstreamWords,
  change: (text: string) => string,
): UpstreamWords {
  return {
    ...(type === undefined ? {} : { type: change(type) }),
    ...(code === undefined ? {} : { code: code === null ? null : change(code) }),
    ...(details === undefined ? {} : { details: cleanFields(details, change) }),
  };
}

/** Cleans the message and the fields of an error. */
export function cleanError(
  { message, parameter, words }: ToldError,
  { cleanMessage, withoutSecrets }: Cleaning,
): ToldError {
  const cleaned = words && cleanWords(words, withoutSecrets);
  return { message: cleanMessage(message), parameter, words: cleaned };
}

/** Cleans the message of a failure. */
export function cleanFailure(
  failure: UpstreamFailure,
  { cleanMessage }: Pick<Cleaning, 'cleanMessage'>,
): UpstreamFailure {
  return { ...failure, message: cleanMessage(failure.message) };
}

function cleanFields(fields: JsonObject, change: (text: string) => string): JsonObject {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [change(name), cleanValue(value, change)]),
  );
}

function cleanValue(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, change));
  return isObject(value) ? cleanFields(value, change) : value;
}
