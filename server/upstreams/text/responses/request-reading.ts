import type { JsonObject } from '../../../foundation/json-object.ts';
import { type Conversation, type Effort, THINKING_EFFORTS } from '../conversation.ts';
import { Fields, isEmpty, isOneOf, isOnly } from '../fields.ts';
import { readInput } from './input-reading.ts';
import { ENCRYPTED_THOUGHTS } from './thoughts.ts';
import { readChoice, readTool } from './tool-reading.ts';

/**
 * Reads a request of the responses interface.
 *
 * @throws Untranslatable
 */
export function readRequest(body: JsonObject): Conversation {
  const fields = new Fields(body, '');
  const conversation: Conversation = {
    model: fields.needText('model'),
    ...readInput(fields),
    tools: fields.list('tools', readTool) ?? [],
    toolChoice: readChoice(fields),
    allowsParallelCalls: fields.flag('parallel_tool_calls'),
    maxTokens: fields.number('max_output_tokens'),
    temperature: fields.number('temperature'),
    topP: fields.number('top_p'),
    user: readUser(fields),
    effort: readEffort(fields),
    answerSchema: readFormat(fields),
    serviceTier: readTier(fields),
    stream: fields.flag('stream'),
  };
  refuseWhatNobodyElseKeeps(fields);
  passOverWhatChangesNothing(fields);
  fields.close();
  return conversation;
}

/** `safety_identifier` is the newer name of what `user` says of a person. */
function readUser(fields: Fields): string | undefined {
  const user = fields.text('user');
  return fields.text('safety_identifier') ?? user;
}

/** A summary of the thoughts, of whichever length, is what the upstream tells of them. */
function readEffort(fields: Fields): Effort | undefined {
  const reasoning = fields.fields('reasoning');
  if (reasoning === undefined) return undefined;
  reasoning.ignore('summary', 'generate_summary');
  const word = reasoning.text('effort');
  const effort = word === 'none' ? word : THINKING_EFFORTS.find((known) => known === word);
  if (word !== undefined && effort === undefined) {
    reasoning.refuse('effort', `must be none or one of ${THINKING_EFFORTS.join(', ')} here.`);
  }
  reasoning.close();
  return effort;
}

/** The schema's name is a label; a description would tell the model something, so it is refused. */
function readFormat(fields: Fields): JsonObject | undefined {
  const text = fields.fields('text');
  text?.allowOnly('verbosity', isOneOf('medium'));
  const format = text?.fields('format');
  const type = format?.needText('type');
  if (format !== undefined && type !== 'text' && type !== 'json_schema') format.refuse('type');
  const schema =
    format !== undefined && type === 'json_schema'
      ? format.need('schema', format.object('schema'))
      : undefined;
  format?.ignore('name', 'strict');
  format?.close();
  text?.close();
  return schema;
}

function readTier(fields: Fields): 'auto' | 'standard' | undefined {
  const tier = fields.text('service_tier');
  if (tier === undefined || tier === 'auto') return tier;
  if (tier === 'default') return 'standard';
  return fields.refuse('service_tier');
}

const IS_NOT_KEPT = 'must be left out: this gateway keeps no responses; send the whole input.';

/** What goes on from what the vendor of the interface has kept, or is to keep. */
function refuseWhatNobodyElseKeeps(fields: Fields): void {
  for (const name of ['previous_response_id', 'conversation', 'prompt']) {
    if (fields.take(name) !== undefined) fields.refuse(name, IS_NOT_KEPT);
  }
  fields.allowOnly('background', isOneOf(false));
  fields.flag('store');
}

/** Parameters that may be sent as long as they ask for nothing, and what costs no answer. */
function passOverWhatChangesNothing(fields: Fields): void {
  fields.allowOnly('truncation', isOneOf('disabled'));
  fields.allowOnly('top_logprobs', isOneOf(0));
  fields.allowOnly('include', (value) => isEmpty(value) || isOnly(ENCRYPTED_THOUGHTS)(value));
  // A bound of calls of the vendor's own tools, of which there are none.
  fields.number('max_tool_calls');
  fields.object('metadata');
  fields.ignore('prompt_cache_key', 'prompt_cache_retention', 'client_metadata');
  const options = fields.fields('stream_options');
  options?.allowOnly('include_obfuscation', isOneOf(false));
  options?.close();
}
