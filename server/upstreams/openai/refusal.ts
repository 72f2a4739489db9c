import { isObject, textOf } from '../../foundation/json-object.ts';
import type { ReadRefusal } from '../http/refusal.ts';
import { wordsOf } from '../text/chat/error.ts';

const MODERATION: ReadonlySet<unknown> = new Set([
  'content_policy_violation',
  'moderation_blocked',
]);
const QUOTA: ReadonlySet<unknown> = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  // As another Patchbay says it of a key with a limit of its own.
  'key_quota_exhausted',
]);

/** How it tells that nothing is at an address, as when the base address is wrong; else something asked for is not there. */
const ADDRESS = /^(?:invalid url|unknown request url|(?:resource )?not found)/i;

/** Reads `{error: {message, type, param, code}}`, where the code, and at times the type, names what is wrong. */
export const readRefusal: ReadRefusal = ({ body }) => {
  if (!isObject(body)) return {};
  // Some who speak the interface say no more than a sentence.
  const error = isObject(body.error) ? body.error : { message: body.error };
  const names = [error.code, error.type];
  const message = textOf(error.message);
  return {
    message,
    parameter: textOf(error.param),
    ...(isObject(body.error) ? { words: wordsOf(error) } : {}),
    isNotThere: message !== undefined && !ADDRESS.test(message) && error.code !== 'unknown_url',
    isModeration: names.some((name) => MODERATION.has(name)),
    isQuota: names.some((name) => QUOTA.has(name)),
  };
};
