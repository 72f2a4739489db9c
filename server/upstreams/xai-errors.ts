/*
 * xAI's error messages, which it sends through its own interface for videos and through OpenAI's. Their codes and
 * statuses do not tell the cause.
 */

/** A wrong key gets status 400, and a message that contains part of the key. */
const WRONG_KEY = /incorrect api key/i;
/** Status 429 means either a rate limit or an account without credit, 403 either a key or an account without credit. */
const NO_CREDIT = /\b(?:available|any) credits\b|spending limit/i;
const MODERATION = /content[-_ ]moderat|\busage guidelines\b/i;

/** Whether a refusal means that the key is wrong. */
export function isXaiKey(message: string): boolean {
  return WRONG_KEY.test(message);
}

/** Whether a refusal means that the account has no credit. */
export function isXaiQuota(message: string, status: number): boolean {
  return [402, 403, 429].includes(status) && NO_CREDIT.test(message);
}

/** The status of a refusal like the failure of a job, if that is about the gateway's key (401) or its credit (402). */
export function statusOfXaiAccount(message: string): 401 | 402 | undefined {
  if (WRONG_KEY.test(message)) return 401;
  return NO_CREDIT.test(message) ? 402 : undefined;
}

/** Whether moderation rejected the content. The message can name the gateway's account. */
export function isXaiModeration(text: string): boolean {
  return MODERATION.test(text);
}
