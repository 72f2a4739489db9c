import { isObject, textOf } from '../../foundation/json-object.ts';
import type { ReadRefusal, RefusalWords } from '../http/refusal.ts';

/** What a failure says, in a refusal or in the report of a job. */
export interface FailureWords {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** A wrong key is answered with 400, and with some of its letters. */
const WRONG_KEY = /incorrect api key/i;
/** 429 is answered both for too many requests and for an account that has nothing left. */
const NO_CREDIT = /\bcredits\b|spending limit/i;
const MODERATION = /content[-_ ]moderat|usage guidelines/i;

/** Reads what the interface says of a failure: `{code, error}`, or `{error: {code, message}}`. */
export function failureWords(body: unknown): FailureWords {
  if (!isObject(body)) return {};
  const { error } = body;
  const inner = isObject(error) ? error : { code: body.code, message: error };
  return { code: textOf(inner.code), message: textOf(inner.message) };
}

/** Whether a failure is that of the content. */
export function isModeration({ code, message }: FailureWords): boolean {
  return MODERATION.test(`${code} ${message}`);
}

/** Reads a refusal. */
export const readRefusal: ReadRefusal = ({ body }): RefusalWords => {
  const words = failureWords(body);
  const { message = '' } = words;
  // What it says of moderation can name the gateway's account.
  if (isModeration(words)) return { isModeration: true };
  return {
    message: words.message,
    isKey: WRONG_KEY.test(message),
    isQuota: NO_CREDIT.test(message),
  };
};
