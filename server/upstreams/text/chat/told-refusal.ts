import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { STATUS_OF_MEANING } from '../error-meaning.ts';
import type { ToldRefusal } from '../stream-signs.ts';
import { errorFieldOf, errorOf, readMeaning, STATUS } from './error.ts';

/** The error in a body or a chunk, with the HTTP status that it should have had; `undefined` if there is none. */
export function toldRefusal(body: unknown): ToldRefusal | undefined {
  if (!isObject(body)) return undefined;
  const broke = errorOf(body);
  if (broke === undefined) return undefined;
  const meaning = readMeaning(broke.words ?? {}, broke.message) ?? 'failed';
  const error = errorFieldOf(body);
  const told = error === body.error ? body : { error };
  return { status: statusIn(told) ?? STATUS_OF_MEANING[meaning], body: told };
}

/** Some upstreams put the numeric status into the code, as a number or as text. */
function statusIn({ error }: JsonObject): number | undefined {
  const code = isObject(error) ? error.code : undefined;
  const status = typeof code === 'string' && STATUS.test(code) ? Number(code) : code;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : undefined;
}
