import { fieldsIn, type JsonObject } from '../../../foundation/json-object.ts';
import { readMeaning, wordsOf } from '../chat/error.ts';
import { STATUS_OF_MEANING } from '../error-meaning.ts';
import type { ToldRefusal } from '../stream-signs.ts';
import { errorSentence } from '../upstream-words.ts';

/** The error of a failed response; empty if it contains none. */
export function errorOfResponse(response: unknown): JsonObject {
  return fieldsIn(fieldsIn(response).error);
}

/** Converts an error that arrived with status 200 into the refusal that it would have been. */
export function refusalOf(error: JsonObject): ToldRefusal {
  const message = errorSentence(error.message);
  const meaning = readMeaning(wordsOf(error), message) ?? 'failed';
  // If the upstream is another Patchbay, the message is expected beside the error.
  return { status: STATUS_OF_MEANING[meaning], body: { message, error: { ...error, message } } };
}
