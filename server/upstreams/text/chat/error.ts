import {
  fieldsIn,
  isObject,
  type JsonObject,
  objectsOf,
  parseObject,
  textOf,
} from '../../../foundation/json-object.ts';
import type { ToldError, UpstreamWords } from '../../port/outcome.ts';
import { UpstreamBroke } from '../../port/text.ts';
import type { ErrorMeaning } from '../error-meaning.ts';
import { errorDetails, errorSentence, errorWord } from '../upstream-words.ts';

/** The error in a body or a chunk; `undefined` if there is none. */
export function errorOf(body: JsonObject): UpstreamBroke | undefined {
  const error = errorFieldOf(body);
  if (error === undefined) return undefined;
  if (!isObject(error)) return new UpstreamBroke(errorSentence(error));
  return new UpstreamBroke(errorSentence(messageOf(error)), { words: wordsOf(error) });
}

/** OpenRouter's message for an error of one of its own upstreams, whose message it adds as it came. */
const OF_ANOTHER = /^provider returned error\.?$/i;

/** The message of an error, with that of the service behind the upstream if only that one explains the error. */
export function messageOf({ message, metadata }: JsonObject): unknown {
  if (typeof message !== 'string' || !OF_ANOTHER.test(message)) return message;
  const { raw } = fieldsIn(metadata);
  const body = typeof raw === 'string' ? (parseObject(raw) ?? { error: raw }) : fieldsIn(raw);
  const { error } = body;
  const told = textOf(fieldsIn(error).message) ?? textOf(error) ?? textOf(body.message);
  return told === undefined ? message : `${message}: ${told}`;
}

/**
 * The error of a body or a chunk as its upstream wrote it; empty if it only ended for an error. OpenRouter puts errors
 * of its own upstreams into the choice that they ended, beside the text so far.
 *
 * @see https://openrouter.ai/docs/api/reference/errors-and-debugging
 */
export function errorFieldOf({ error, choices }: JsonObject): unknown {
  const ended = objectsOf(choices).filter(hasFailed);
  const [told] = [error, ...ended.map((choice) => choice.error)].filter(isTold);
  return told ?? (ended.length === 0 ? undefined : {});
}

function hasFailed({ error, finish_reason }: JsonObject): boolean {
  return isTold(error) || (typeof finish_reason === 'string' && FAILED.test(finish_reason));
}

/** Some upstreams send an empty text or `false` for none. */
function isTold(error: unknown): boolean {
  return error !== undefined && error !== null && error !== '' && error !== false;
}

/**
 * The reasons for which services end an answer that they could not complete: OpenRouter, vLLM and SGLang, Z.ai,
 * DeepSeek, and Gemini, which ends so if its model called a function in a wrong form.
 */
const FAILURES =
  'error|abort|network_error|insufficient_system_resource|function_call_filter(?:: [A-Z_]{1,40})?';
const FAILED = new RegExp(`^(?:${FAILURES})$`);

/** Matches, in JSON, a choice that ended for one of these reasons. */
export const FAILED_CHOICE = new RegExp(`"finish_reason"\\s*:\\s*"(?:${FAILURES})"`);

/** An HTTP status as text, which some upstreams put into the code of an error. */
export const STATUS = /^\d{3}$/;

/** The machine-readable fields of an error. A status in the code is dropped. */
export function wordsOf(error: JsonObject): UpstreamWords {
  const type = errorWord(error.type);
  const details = errorDetails(error.details);
  return {
    ...(type && { type }),
    code: STATUS.test(String(error.code)) ? null : (errorWord(error.code) ?? null),
    ...(details && { details }),
  };
}

/**
 * The meanings of error codes, and of error types for errors whose code is unknown
 * (https://platform.openai.com/docs/guides/error-codes). Includes the types of other services with this interface.
 */
const MEANINGS: Readonly<Record<string, ErrorMeaning>> = {
  context_length_exceeded: 'too-long',
  model_not_found: 'no-such-model',
  // Azure's.
  DeploymentNotFound: 'no-such-model',
  rate_limit_exceeded: 'limited',
  insufficient_quota: 'unpaid',
  // Used by another Patchbay for a key that has its own limit.
  key_quota_exhausted: 'unpaid',
  billing_hard_limit_reached: 'unpaid',
  invalid_api_key: 'unauthorized',
  server_is_overloaded: 'overloaded',
  slow_down: 'overloaded',
  invalid_request_error: 'invalid',
  image_generation_user_error: 'invalid',
  authentication_error: 'unauthorized',
  permission_error: 'forbidden',
  not_found_error: 'not-there',
  rate_limit_error: 'limited',
  requests: 'limited',
  tokens: 'limited',
  overloaded_error: 'overloaded',
  timeout_error: 'timed-out',
  server_error: 'failed',
  api_error: 'failed',
  // This one is from llama.cpp, the others from vLLM and SGLang.
  exceed_context_size_error: 'too-long',
  BadRequestError: 'invalid',
  NotFoundError: 'no-such-model',
  InternalServerError: 'failed',
};

/**
 * Codes of failed responses that are caused by the request
 * (https://platform.openai.com/docs/api-reference/responses/object).
 */
const OF_REQUESTS: ReadonlySet<unknown> = new Set([
  'invalid_prompt',
  'invalid_image',
  'invalid_image_format',
  'invalid_base64_image',
  'invalid_image_url',
  'image_too_large',
  'image_too_small',
  'image_parse_error',
  'image_content_policy_violation',
  'invalid_image_mode',
  'image_file_too_large',
  'unsupported_image_media_type',
  'empty_image_file',
  'failed_to_download_image',
  'image_file_not_found',
]);

/** Most services with this interface report it only in the message. */
const TOO_LONG =
  /maximum (?:context|prompt) length|(?:exceeds?|longer than|greater than) (?:the |this model's )?(?:model's )?(?:available )?context (?:window|size|length|limit)|exceeds the maximum number of tokens/i;

/** Services without a code for it: xAI, Gemini and Vertex AI, OpenRouter, DeepSeek, Mistral, Ollama. */
const NO_MODEL =
  /^(?:the model \S{1,200} does not exist|(?:publisher model )?[`']?(?:models|projects)\/\S{1,300} (?:is|was) not found|\S{1,200} is not a valid model id|model not exist|invalid model: |model (?:'\S{1,200}'|"\S{1,200}") not found)/i;

/** Reads the meaning of an error; `undefined` if its code, type and message are all unknown. */
export function readMeaning(
  { code, type }: UpstreamWords,
  message: string,
): ErrorMeaning | undefined {
  const known = [code, type].find((word) => Object.hasOwn(MEANINGS, word ?? ''));
  const meaning = OF_REQUESTS.has(code) ? 'invalid' : MEANINGS[known ?? ''];
  const isOpen = meaning === undefined || meaning === 'invalid' || meaning === 'not-there';
  if (isOpen && NO_MODEL.test(message)) return 'no-such-model';
  return isOpen && TOO_LONG.test(message) ? 'too-long' : meaning;
}

/** Whether an error says that the upstream lacks the model. */
export function saysNoModel(words: UpstreamWords = {}, message = ''): boolean {
  return readMeaning(words, message) === 'no-such-model';
}

const INVALID = 'invalid_request_error';

/** The error fields for each meaning. */
const WORDS: Readonly<Record<ErrorMeaning, UpstreamWords>> = {
  invalid: { type: INVALID, code: null },
  'too-long': { type: INVALID, code: 'context_length_exceeded' },
  'too-large': { type: INVALID, code: null },
  'no-such-model': { type: INVALID, code: 'model_not_found' },
  'not-there': { type: INVALID, code: null },
  unauthorized: { type: INVALID, code: 'invalid_api_key' },
  forbidden: { type: INVALID, code: null },
  unpaid: { type: 'insufficient_quota', code: 'insufficient_quota' },
  limited: { type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  overloaded: { type: 'server_error', code: 'server_is_overloaded' },
  'timed-out': { type: 'server_error', code: null },
  failed: { type: 'server_error', code: null },
};

/** Writes an error of another interface in this one. */
export function writeError(meaning: ErrorMeaning, message: string): ToldError {
  return { message, words: WORDS[meaning] };
}
