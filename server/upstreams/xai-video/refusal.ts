import { isObject, textOf } from '../../foundation/json-object.ts';
import type { ReadRefusal, RefusalWords } from '../http/refusal.ts';
import { isXaiKey, isXaiModeration, isXaiQuota } from '../xai-errors.ts';

/** The error fields of a refusal or of a job report. */
export interface FailureWords {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** Reads the error fields: `{code, error}`, or `{error: {code, message}}`. */
export function failureWords(body: unknown): FailureWords {
  if (!isObject(body)) return {};
  const { error } = body;
  const inner = isObject(error) ? error : { code: body.code, message: error };
  return { code: textOf(inner.code), message: textOf(inner.message) };
}

/** Whether moderation rejected the content. */
export function isModeration({ code, message }: FailureWords): boolean {
  return isXaiModeration(`${code} ${message}`);
}

/** Reads a refusal. */
export const readRefusal: ReadRefusal = ({ status, body }): RefusalWords => {
  const words = failureWords(body);
  const { message = '' } = words;
  // The message about moderation can name the gateway's account.
  if (isModeration(words)) return { isModeration: true };
  return {
    message: words.message,
    isKey: isXaiKey(message),
    isQuota: isXaiQuota(message, status),
  };
};
