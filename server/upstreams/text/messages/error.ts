import { fieldsIn, type JsonObject } from '../../../foundation/json-object.ts';
import type { ToldError, UpstreamWords } from '../../port/outcome.ts';
import { UpstreamBroke } from '../../port/text.ts';
import type { ErrorMeaning } from '../error-meaning.ts';
import { errorDetails, errorSentence, errorWord } from '../upstream-words.ts';

/** What a body or an event says went wrong; `undefined` where it is no error. */
export function errorOf({ type, error }: JsonObject): UpstreamBroke | undefined {
  if (type !== 'error') return undefined;
  const told = fieldsIn(error);
  return new UpstreamBroke(errorSentence(told.message), { words: wordsOf(told) });
}

/** The words of an error. The interface knows no codes: its details have one. */
export function wordsOf(error: JsonObject): UpstreamWords {
  const type = errorWord(error.type);
  const details = errorDetails(error.details);
  return { ...(type && { type }), ...(details && { details }) };
}

/** The classes of errors (https://platform.claude.com/docs/en/api/errors), and what they mean. */
const MEANINGS: Readonly<Record<string, ErrorMeaning>> = {
  invalid_request_error: 'invalid',
  authentication_error: 'unauthorized',
  billing_error: 'unpaid',
  permission_error: 'forbidden',
  not_found_error: 'not-there',
  request_too_large: 'too-large',
  rate_limit_error: 'limited',
  api_error: 'failed',
  overloaded_error: 'overloaded',
  timeout_error: 'timed-out',
};
/** What the interface has no word for stands in the sentence alone. */
const TOO_LONG = /^prompt is too long|exceeds? (?:the )?context (?:limit|window)/i;
const MODEL = /^model: /;

/** Reads what an error means; `undefined` where its class is not known. */
export function readMeaning(
  { type = '' }: UpstreamWords,
  message: string,
): ErrorMeaning | undefined {
  const meaning = Object.hasOwn(MEANINGS, type) ? MEANINGS[type] : undefined;
  if (meaning === 'invalid' && TOO_LONG.test(message)) return 'too-long';
  if (meaning === 'not-there' && MODEL.test(message)) return 'no-such-model';
  return meaning;
}

/** The class that an error of each meaning has here. */
const CLASSES: Readonly<Record<ErrorMeaning, string>> = {
  invalid: 'invalid_request_error',
  'too-long': 'invalid_request_error',
  'too-large': 'request_too_large',
  'no-such-model': 'not_found_error',
  'not-there': 'not_found_error',
  unauthorized: 'authentication_error',
  forbidden: 'permission_error',
  unpaid: 'billing_error',
  limited: 'rate_limit_error',
  overloaded: 'overloaded_error',
  'timed-out': 'timeout_error',
  failed: 'api_error',
};

/** By these words agents know that they are to shorten a conversation. */
const SAYS_TOO_LONG = /prompt is too long|exceed context limit/i;

/** An error of another interface in the words of this one. */
export function writeError(meaning: ErrorMeaning, message: string): ToldError {
  const isUnsaid = meaning === 'too-long' && !SAYS_TOO_LONG.test(message);
  return {
    message: isUnsaid ? `prompt is too long: ${message}` : message,
    words: { type: CLASSES[meaning] },
  };
}
