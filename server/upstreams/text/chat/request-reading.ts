import type { JsonObject } from '../../../foundation/json-object.ts';
import { type Conversation, type Effort, THINKING_EFFORTS } from '../conversation.ts';
import { Fields, isEmpty, isOneOf, isOnly, readText } from '../fields.ts';
import { readChoice, readTool } from './tool-reading.ts';
import { readTurns } from './turn-reading.ts';

/**
 * Reads a request of the chat-completions interface.
 *
 * @throws Untranslatable
 */
export function readRequest(body: JsonObject): Conversation {
  const fields = new Fields(body, '');
  const conversation: Conversation = {
    model: fields.needText('model'),
    ...readTurns(fields),
    tools: fields.list('tools', readTool) ?? [],
    toolChoice: readChoice(fields),
    allowsParallelCalls: fields.flag('parallel_tool_calls'),
    maxTokens: readLimit(fields),
    temperature: fields.number('temperature'),
    topP: fields.number('top_p'),
    stopSequences: readStop(fields),
    user: readUser(fields),
    effort: readEffort(fields),
    answerSchema: readFormat(fields),
    serviceTier: readTier(fields),
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

/** `safety_identifier` is the newer name of what `user` says of a person. */
function readUser(fields: Fields): string | undefined {
  const user = fields.text('user');
  const identifier = fields.text('safety_identifier');
  if (user !== undefined && identifier !== undefined && user !== identifier) {
    fields.refuse('user', 'must be the same as safety_identifier, its newer name.');
  }
  return identifier ?? user;
}

function readEffort(fields: Fields): Effort | undefined {
  const word = fields.text('reasoning_effort');
  if (word === undefined || word === 'none') return word;
  const effort = THINKING_EFFORTS.find((known) => known === word);
  return (
    effort ??
    fields.refuse('reasoning_effort', `must be none or one of ${THINKING_EFFORTS.join(', ')} here.`)
  );
}

/** The schema's name is a label; a description would tell the model something, so it is refused. */
function readFormat(fields: Fields): JsonObject | undefined {
  const format = fields.fields('response_format');
  if (format === undefined) return undefined;
  const type = format.needText('type');
  if (type === 'text') {
    format.close();
    return undefined;
  }
  if (type !== 'json_schema') format.refuse('type');
  const wanted = format.need('json_schema', format.fields('json_schema'));
  wanted.ignore('name', 'strict');
  const schema = wanted.need('schema', wanted.object('schema'));
  wanted.close();
  format.close();
  return schema;
}

function readTier(fields: Fields): 'auto' | 'standard' | undefined {
  const tier = fields.text('service_tier');
  if (tier === undefined || tier === 'auto') return tier;
  if (tier === 'default') return 'standard';
  return fields.refuse('service_tier');
}

/** Parameters that may be sent as long as they ask for nothing, and hints to the cache, which cost no answer. */
function refuseWhatIsOfChatAlone(fields: Fields): void {
  fields.allowOnly('n', isOneOf(1));
  fields.allowOnly('logprobs', isOneOf(false));
  fields.allowOnly('top_logprobs', isOneOf(0));
  fields.allowOnly('frequency_penalty', isOneOf(0));
  fields.allowOnly('presence_penalty', isOneOf(0));
  fields.allowOnly('logit_bias', isEmpty);
  fields.allowOnly('metadata', isEmpty);
  fields.allowOnly('store', isOneOf(false));
  fields.allowOnly('verbosity', isOneOf('medium'));
  fields.allowOnly('modalities', isOnly('text'));
  fields.ignore('prompt_cache_key', 'prompt_cache_options', 'prompt_cache_retention');
  const options = fields.fields('stream_options');
  options?.flag('include_usage');
  options?.allowOnly('include_obfuscation', isOneOf(false));
  options?.close();
}
