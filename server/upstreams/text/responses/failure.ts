import { fieldsIn, type JsonObject } from '../../../foundation/json-object.ts';
import { readMeaning, wordsOf } from '../chat/error.ts';
import { STATUS_OF_MEANING } from '../error-meaning.ts';
import type { ToldRefusal } from '../stream-signs.ts';
import { errorSentence } from '../upstream-words.ts';

/** What a response that has failed tells of it: at times nothing. */
export function errorOfResponse(response: unknown): JsonObject {
  return fieldsIn(fieldsIn(response).error);
}

/** An error that comes with status 200, as the refusal that it would have been by itself. */
export function refusalOf(error: JsonObject): ToldRefusal {
  const message = errorSentence(error.message);
  const meaning = readMeaning(wordsOf(error), message) ?? 'failed';
  // Another Patchbay has the sentence beside the error.
  return { status: STATUS_OF_MEANING[meaning], body: { message, error: { ...error, message } } };
}
