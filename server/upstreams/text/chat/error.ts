import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { errorSentence } from '../upstream-words.ts';

/** What a body or a chunk says went wrong, in a sentence; `undefined` where it is no error. */
export function errorOf({ error }: JsonObject): string | undefined {
  if (error === undefined || error === null) return undefined;
  return errorSentence(isObject(error) ? error.message : error);
}
