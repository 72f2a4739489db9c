import type { JsonObject } from '../../../foundation/json-object.ts';
import type { Conversation } from '../conversation.ts';
import { Fields, isEmpty, isOneOf, isOnly, readText } from '../fields.ts';
import { chatDetail, hasDetail } from '../image-detail.ts';
import {
  type AnswerFormat,
  passOverCacheWishes,
  readEffort,
  readFormat,
  readPerson,
  readServiceTier,
  readVerbosity,
} from '../openai-fields.ts';
import { readToolUse } from './tool-reading.ts';
import { readTurns } from './turn-reading.ts';

/**
 * Parses a request of the chat-completions interface.
 *
 * @throws Untranslatable
 */
export function readRequest(body: JsonObject): Conversation {
  const fields = new Fields(body, '');
  const conversation: Conversation = {
    model: fields.needText('model'),
    ...readTurns(fields),
    ...readToolUse(fields),
    maxTokens: readLimit(fields),
    temperature: fields.number('temperature'),
    topP: fields.number('top_p'),
    topK: fields.number('top_k'),
    stopSequences: readStop(fields),
    user: readPerson(fields),
    effort: readEffort(fields, 'reasoning_effort'),
    ...readAnswerFormat(fields),
    verbosity: readVerbosity(fields),
    serviceTier: readServiceTier(fields),
    stream: fields.flag('stream'),
  };
  refuseWhatIsOfChatAlone(fields);
  fields.close();
  return conversation;
}

function readLimit(fields: Fields): number | undefined {
  const limit = fields.number('max_completion_tokens');
  const olderLimit = fields.number('max_tokens');
  if (limit !== undefined && olderLimit !== undefined && limit !== olderLimit) {
    fields.refuse('max_tokens', 'must be the same as max_completion_tokens, its newer name.');
  }
  return limit ?? olderLimit;
}

function readStop(fields: Fields): readonly string[] | undefined {
  const stop = fields.take('stop');
  if (isEmpty(stop)) return undefined;
  return typeof stop === 'string' ? [stop] : fields.list('stop', readText);
}

function readAnswerFormat(fields: Fields): AnswerFormat {
  const format = fields.fields('response_format');
  if (format === undefined) return {};
  return readFormat(format, (it) => it.need('json_schema', it.fields('json_schema')));
}

/**
 * Parameters that at most make answers more reproducible or faster, or that only concern data stored at the vendor.
 *
 * @see https://platform.openai.com/docs/api-reference/chat/create
 */
const HINTS = ['seed', 'prediction', 'store', 'metadata'] as const;

/** The hints of a request, and whether it asks for a resolution of images. */
export function hintsIn(body: JsonObject): readonly string[] {
  const detail = hasDetail(body.messages, ['low', 'original'], chatDetail) ? [DETAIL] : [];
  const hints = HINTS.filter((name) => {
    const value = body[name];
    return value !== undefined && value !== null && value !== false && !isEmpty(value);
  });
  return [...hints, ...detail];
}

const DETAIL = 'image_url.detail';

/** A hint of the wrong type is refused, as by an upstream that supports it. */
function readHints(fields: Fields): void {
  fields.number('seed');
  fields.object('prediction');
  fields.flag('store');
  fields.object('metadata');
}

/** Accepts parameters without a counterpart only with values that change nothing, and ignores hints. */
function refuseWhatIsOfChatAlone(fields: Fields): void {
  fields.allowOnly('n', isOneOf(1));
  fields.allowOnly('logprobs', isOneOf(false));
  fields.allowOnly('top_logprobs', isOneOf(0));
  fields.allowOnly('frequency_penalty', isOneOf(0));
  fields.allowOnly('presence_penalty', isOneOf(0));
  fields.allowOnly('logit_bias', isEmpty);
  fields.allowOnly('modalities', isOnly('text'));
  readHints(fields);
  passOverCacheWishes(fields);
  const options = fields.fields('stream_options');
  options?.flag('include_usage');
  options?.allowOnly('include_obfuscation', isOneOf(false));
  options?.close();
}
