import { isObject, textOf } from '../../foundation/json-object.ts';
import type { ReadRefusal, RefusalWords } from '../http/refusal.ts';

/** The error fields of a refusal or of a job report. */
export interface FailureWords {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** A wrong key gets status 400, and a message that contains part of the key. */
const WRONG_KEY = /incorrect api key/i;
/** Status 429 means either a rate limit or an account without credit. */
const NO_CREDIT = /\bcredits\b|spending limit/i;
const MODERATION = /content[-_ ]moderat|usage guidelines/i;

/** Reads the error fields: `{code, error}`, or `{error: {code, message}}`. */
export function failureWords(body: unknown): FailureWords {
  if (!isObject(body)) return {};
  const { error } = body;
  const inner = isObject(error) ? error : { code: body.code, message: error };
  return { code: textOf(inner.code), message: textOf(inner.message) };
}

/** Whether moderation rejected the content. */
export function isModeration({ code, message }: FailureWords): boolean {
  return MODERATION.test(`${code} ${message}`);
}

/** Reads a refusal. */
export const readRefusal: ReadRefusal = ({ body }): RefusalWords => {
  const words = failureWords(body);
  const { message = '' } = words;
  // The message about moderation can name the gateway's account.
  if (isModeration(words)) return { isModeration: true };
  return {
    message: words.message,
    isKey: WRONG_KEY.test(message),
    isQuota: NO_CREDIT.test(message),
  };
};
