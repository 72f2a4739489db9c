import { isObject, type JsonObject, objectsOf } from '../../foundation/json-object.ts';
import type { ReadRefusal } from '../http/refusal.ts';
import { refusedSampling } from '../sampling-refusal.ts';
import { messageOf, saysNoModel, wordsOf } from '../text/chat/error.ts';
import { errorText } from '../text/upstream-words.ts';
import { isXaiKey, isXaiModeration, isXaiQuota } from '../xai-errors.ts';
import { readUnsupportedEffort } from './unsupported-effort.ts';

const MODERATION: ReadonlySet<unknown> = new Set([
  'content_policy_violation',
  'moderation_blocked',
  // The code of a failed response.
  'image_content_policy_violation',
  // Azure's codes, the second one for images.
  'content_filter',
  'contentFilter',
  // Alibaba's.
  'data_inspection_failed',
]);
/** Volcengine's codes: each names what was rejected, such as `OutputImageSensitiveContentDetected`. */
const SENSITIVE = /^(?:Input|Output)\w+(?:SensitiveContentDetected|RiskDetection)\b/;
const QUOTA: ReadonlySet<unknown> = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  // Alibaba's, Moonshot's, Volcengine's and that of New API; the first one has status 400.
  'Arrearage',
  'exceeded_current_quota_error',
  'AccountOverdueError',
  'insufficient_user_quota',
  // The code of another Patchbay for a key with a limit of its own.
  'key_quota_exhausted',
]);

/**
 * Messages for an unknown path, as with a wrong base address; other 404s are about something that the request names.
 */
const ADDRESS = /^(?:invalid url \(|unknown request url|(?:resource |file )?not found\.?$)/i;

/** Gemini's message for a rejected key, sent with status 400. */
const KEY = /^api key (?:not valid|expired)/i;
const UNPAID = 402;
/** OpenRouter's message for credit that does not suffice for this request only, sent with that status. */
const TOO_DEAR = /\bcan only afford\b/i;
/** Gemini's form of a duration, in seconds. */
const SECONDS = /^(\d{1,9}(?:\.\d{1,9})?)s$/;
/** The message for a prompt that moderation rejected, as opposed to an invalid prompt. */
const FLAGGED = /\bflagged as potentially violating\b/i;

/** Reads `{error: {message, type, param, code}}`. The code, and sometimes the type, identifies the error. */
export const readRefusal: ReadRefusal = ({ status, body: told }) => {
  // Gemini wraps the body in an array.
  const body: unknown = Array.isArray(told) ? told[0] : told;
  if (!isObject(body)) return {};
  const worded = wordedError(body);
  const { code, type, param, ...error } = worded ?? { message: body.error ?? body.detail };
  const names = [code, type];
  const message = sentenceOf(messageOf(error));
  // What a service behind the upstream says of its key or quota is not about the gateway's.
  const own = sentenceOf(error.message) ?? '';
  if (message !== undefined && status < 500 && isXaiModeration(message))
    return { isModeration: true };
  const sampling = refusedSampling(message);
  const words = worded && wordsOf(worded);
  return {
    message,
    parameter: errorText(param) ?? sampling,
    lacksModel: saysNoModel(words, message),
    isOnlyHere: sampling !== undefined,
    words,
    lacksEffort: readUnsupportedEffort(message, worded),
    isNotThere: message !== undefined && !ADDRESS.test(message) && code !== 'unknown_url',
    isModeration:
      names.some((name) => MODERATION.has(name) || SENSITIVE.test(String(name))) ||
      (message !== undefined && FLAGGED.test(message)) ||
      isFlagged(error.metadata),
    isKey: KEY.test(own) || isXaiKey(own),
    retryAfterSeconds: readDelay(error.details),
    isTooDear: status === UNPAID && TOO_DEAR.test(own),
    isQuota: names.some((name) => QUOTA.has(name)) || isXaiQuota(own, status),
  };
};

/**
 * Gemini tells how long to wait in the details of its error only.
 *
 * @see https://cloud.google.com/apis/design/errors
 */
function readDelay(details: unknown): number | undefined {
  const [delay] = objectsOf(details).flatMap(
    ({ retryDelay }) => SECONDS.exec(String(retryDelay))?.[1] ?? [],
  );
  return delay === undefined ? undefined : Math.ceil(Number(delay));
}

/**
 * OpenRouter reports moderation with status 403, which elsewhere is about the key.
 *
 * @see https://openrouter.ai/docs/api-reference/errors
 */
function isFlagged(metadata: unknown): boolean {
  return isObject(metadata) && typeof metadata.flagged_input === 'string';
}

/**
 * The error with machine-readable fields. With Mistral, SGLang and older vLLM it is the body itself (`{object: "error",
 * message, type, code}`); others send only a message.
 */
function wordedError(body: JsonObject): JsonObject | undefined {
  if (isObject(body.error)) return body.error;
  return body.object === 'error' ? body : undefined;
}

/**
 * The message of a refusal. FastAPI servers report validation errors as a list.
 *
 * @see https://fastapi.tiangolo.com/tutorial/handling-errors/
 */
function sentenceOf(told: unknown): string | undefined {
  if (isObject(told)) return sentenceOf(told.detail ?? told.msg);
  if (!Array.isArray(told)) return errorText(told);
  const said: readonly (string | undefined)[] = told.map(sentenceOf);
  return errorText(said.filter((sentence) => sentence !== undefined).join('; '));
}
