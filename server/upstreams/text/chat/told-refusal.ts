import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { STATUS_OF_MEANING } from '../error-meaning.ts';
import type { ToldRefusal } from '../stream-signs.ts';
import { errorOf, readMeaning } from './error.ts';

/** The error in a body or a chunk, with the HTTP status that it should have had; `undefined` if there is none. */
export function toldRefusal(body: unknown): ToldRefusal | undefined {
  if (!isObject(body)) return undefined;
  const error = errorOf(body);
  if (error === undefined) return undefined;
  const meaning = readMeaning(error.words ?? {}, error.message) ?? 'failed';
  return { status: statusIn(body) ?? STATUS_OF_MEANING[meaning], body };
}

/** Some upstreams put the numeric status into the code. */
function statusIn({ error }: JsonObject): number | undefined {
  const code = isObject(error) ? error.code : undefined;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : undefined;
}
