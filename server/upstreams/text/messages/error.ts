import { fieldsIn, type JsonObject } from '../../../foundation/json-object.ts';
import type { ToldError, UpstreamWords } from '../../port/outcome.ts';
import { UpstreamBroke } from '../../port/text.ts';
import type { ErrorMeaning } from '../error-meaning.ts';
import { errorDetails, errorSentence, errorWord } from '../upstream-words.ts';

/** The error in a body or an event; `undefined` if there is none. */
export function errorOf({ type, error }: JsonObject): UpstreamBroke | undefined {
  if (type !== 'error') return undefined;
  const told = fieldsIn(error);
  return new UpstreamBroke(errorSentence(told.message), { words: wordsOf(told) });
}

/** The machine-readable fields of an error. The interface has no error codes; the details may contain one. */
export function wordsOf(error: JsonObject): UpstreamWords {
  const type = errorWord(error.type);
  const details = errorDetails(error.details);
  return { ...(type && { type }), ...(details && { details }) };
}

/** The meanings of error types (https://platform.claude.com/docs/en/api/errors). */
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
/** Meanings without an error type of their own; only the message reveals them. */
const TOO_LONG = /^prompt is too long|exceeds? (?:the )?context (?:limit|window)/i;
const MODEL = /^model: /;

/** Reads the meaning of an error; `undefined` if its type is unknown. */
export function readMeaning(
  { type = '' }: UpstreamWords,
  message: string,
): ErrorMeaning | undefined {
  const meaning = Object.hasOwn(MEANINGS, type) ? MEANINGS[type] : undefined;
  if (meaning === 'invalid' && TOO_LONG.test(message)) return 'too-long';
  if (meaning === 'not-there' && MODEL.test(message)) return 'no-such-model';
  return meaning;
}

/** The error type for each meaning. */
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

/** Agents recognize by these words that they must shorten the conversation. */
const SAYS_TOO_LONG = /prompt is too long|exceed context limit/i;

/** Writes an error of another interface in this one. */
export function writeError(meaning: ErrorMeaning, message: string): ToldError {
  const isUnsaid = meaning === 'too-long' && !SAYS_TOO_LONG.test(message);
  return {
    message: isUnsaid ? `prompt is too long: ${message}` : message,
    words: { type: CLASSES[meaning] },
  };
}
