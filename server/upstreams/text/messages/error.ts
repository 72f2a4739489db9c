import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { errorSentence } from '../upstream-words.ts';

/** What a body or an event says went wrong, in a sentence; `undefined` where it is no error. */
export function errorOf({ type, error }: JsonObject): string | undefined {
  return type === 'error' ? errorSentence(isObject(error) ? error.message : undefined) : undefined;
}
