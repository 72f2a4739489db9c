import { isObject, type JsonObject, textOf } from '../../foundation/json-object.ts';
import type { ReadRefusal } from '../http/refusal.ts';
import { wordsOf } from '../text/chat/error.ts';
import { readLackedEffort } from './lacked-effort.ts';

const MODERATION: ReadonlySet<unknown> = new Set([
  'content_policy_violation',
  'moderation_blocked',
  // As a response fails with it.
  'image_content_policy_violation',
  // As Azure says it.
  'content_filter',
]);
const QUOTA: ReadonlySet<unknown> = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  // As another Patchbay says it of a key with a limit of its own.
  'key_quota_exhausted',
]);

/** How it tells that nothing is at an address, as when the base address is wrong; else something asked for is not there. */
const ADDRESS = /^(?:invalid url|unknown request url|(?:resource |file )?not found)/i;

/** How Gemini and xAI tell that they do not take a key, with status 400. */
const KEY = /^(?:api key (?:not valid|expired)|incorrect api key)/i;
/** How xAI tells of moderation, with status 403. It can name the gateway's account. */
const GUIDELINES = /\busage guidelines\b/i;
/** How a prompt is told apart that moderation refuses, and not because it is none. */
const FLAGGED = /\bflagged as potentially violating\b/i;

/** Reads `{error: {message, type, param, code}}`, where the code, and at times the type, names what is wrong. */
export const readRefusal: ReadRefusal = ({ body: told }) => {
  // Gemini says it in a list.
  const body: unknown = Array.isArray(told) ? told[0] : told;
  if (!isObject(body)) return {};
  const worded = wordedError(body);
  const { code, type, param, ...error } = worded ?? { message: body.error ?? body.detail };
  const names = [code, type];
  const message = sentenceOf(error.message);
  if (message !== undefined && GUIDELINES.test(message)) return { isModeration: true };
  return {
    message,
    parameter: textOf(param),
    ...(worded === undefined ? {} : { words: wordsOf(worded) }),
    lacksEffort: readLackedEffort(message, worded),
    isNotThere: message !== undefined && !ADDRESS.test(message) && code !== 'unknown_url',
    isModeration:
      names.some((name) => MODERATION.has(name)) ||
      (message !== undefined && FLAGGED.test(message)) ||
      isFlagged(error.metadata),
    isKey: message !== undefined && KEY.test(message),
    isQuota: names.some((name) => QUOTA.has(name)),
  };
};

/**
 * OpenRouter tells by 403, which is a key's matter elsewhere, what moderation has found.
 *
 * @see https://openrouter.ai/docs/api-reference/errors
 */
function isFlagged(metadata: unknown): boolean {
  return isObject(metadata) && typeof metadata.flagged_input === 'string';
}

/**
 * The error that has words for programs. It is the body itself with Mistral, SGLang and older vLLM
 * (`{object: "error", message, type, code}`); others say no more than a sentence.
 */
function wordedError(body: JsonObject): JsonObject | undefined {
  if (isObject(body.error)) return body.error;
  return body.object === 'error' ? body : undefined;
}

/**
 * What a refusal says. Servers made with FastAPI say what breaks a rule in a list.
 *
 * @see https://fastapi.tiangolo.com/tutorial/handling-errors/
 */
function sentenceOf(told: unknown): string | undefined {
  if (isObject(told)) return sentenceOf(told.detail ?? told.msg);
  if (!Array.isArray(told)) return textOf(told);
  const said: readonly (string | undefined)[] = told.map(sentenceOf);
  return textOf(said.filter((sentence) => sentence !== undefined).join('; '));
}
