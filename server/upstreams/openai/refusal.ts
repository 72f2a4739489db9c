import { isObject } from '../../foundation/json-object.ts';
import type { ReadRefusal } from '../http/refusal.ts';

const MODERATION: ReadonlySet<unknown> = new Set([
  'content_policy_violation',
  'moderation_blocked',
]);
const QUOTA: ReadonlySet<unknown> = new Set(['insufficient_quota', 'billing_hard_limit_reached']);

/** Reads `{error: {message, type, param, code}}`, where the code, and at times the type, names what is wrong. */
export const readRefusal: ReadRefusal = ({ body }) => {
  if (!isObject(body)) return {};
  // Some who speak the interface say no more than a sentence.
  const error = isObject(body.error) ? body.error : { message: body.error };
  const names = [error.code, error.type];
  return {
    message: saying(error.message),
    parameter: saying(error.param),
    isModeration: names.some((name) => MODERATION.has(name)),
    isQuota: names.some((name) => QUOTA.has(name)),
  };
};

function saying(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
