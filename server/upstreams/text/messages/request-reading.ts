import type { JsonObject } from '../../../foundation/json-object.ts';
import {
  type AnswerSchema,
  type Conversation,
  type Effort,
  THINKING_EFFORTS,
} from '../conversation.ts';
import { Fields, isEmpty, isOneOf, readText } from '../fields.ts';
import { readChoice, readTool } from './tool-reading.ts';
import { readTurns } from './turn-reading.ts';

/**
 * Reads a request of the messages interface. Marks for the cache (`cache_control`) are passed over wherever they
 * stand: they change what an answer costs, and nothing in it, and chats have none.
 *
 * @throws Untranslatable
 */
export function readRequest(body: JsonObject): Conversation {
  const fields = new Fields(body, '');
  const conversation: Conversation = {
    model: fields.needText('model'),
    ...readTurns(fields),
    tools: fields.list('tools', readTool) ?? [],
    ...readChoice(fields),
    maxTokens: fields.number('max_tokens'),
    temperature: fields.number('temperature'),
    topP: fields.number('top_p'),
    stopSequences: readStop(fields),
    user: readUser(fields),
    ...readOutput(fields),
    serviceTier: readTier(fields),
    stream: fields.flag('stream'),
  };
  passOverWhatChangesNothing(fields);
  fields.close();
  return conversation;
}

/** What says how an answer is to be paid for, or asks why the cache did not help, and what clears away thoughts. */
function passOverWhatChangesNothing(fields: Fields): void {
  fields.object('cache_control');
  fields.object('diagnostics');
  fields.allowOnly('speed', isOneOf('standard'));
  fields.allowOnly('mcp_servers', isEmpty);
  const management = fields.fields('context_management');
  management?.list('edits', (value, at) => {
    const edit = new Fields(value, at);
    // Thoughts of another model are left out anyway.
    if (!edit.needText('type').startsWith('clear_thinking_')) edit.refuse('type');
  });
  management?.close();
}

function readStop(fields: Fields): readonly string[] | undefined {
  const sequences = fields.list('stop_sequences', readText);
  return sequences?.length === 0 ? undefined : sequences;
}

function readUser(fields: Fields): string | undefined {
  const metadata = fields.fields('metadata');
  const user = metadata?.text('user_id');
  metadata?.close();
  return user;
}

/** Reads how hard the model is to think, and which form its answer is to have. */
function readOutput(fields: Fields): Pick<Conversation, 'effort' | 'answerSchema'> {
  const thinking = readThinking(fields);
  const output = fields.fields('output_config');
  const word = output?.text('effort');
  const effort = THINKING_EFFORTS.find((known) => known === word);
  if (word !== undefined && effort === undefined) output?.refuse('effort');
  if (effort !== undefined && thinking === 'none') {
    output?.refuse('effort', 'must be left out where thinking is disabled here.');
  }
  const answerSchema = output === undefined ? undefined : readFormat(output);
  output?.close();
  return { effort: thinking ?? effort, answerSchema };
}

/**
 * Adaptive thinking is how models of the other interface think anyway. A budget in tokens is less than `max_tokens`,
 * which bounds thoughts and answer together there: how much of it goes to thoughts is up to the model. What is told of
 * them is what the upstream tells.
 */
function readThinking(fields: Fields): Extract<Effort, 'none'> | undefined {
  const thinking = fields.fields('thinking');
  if (thinking === undefined) return undefined;
  const type = thinking.needText('type');
  if (type === 'enabled') thinking.need('budget_tokens', thinking.number('budget_tokens'));
  else if (type !== 'adaptive' && type !== 'disabled') thinking.refuse('type');
  thinking.allowOnly('display', isOneOf('omitted', 'summarized'));
  thinking.close();
  return type === 'disabled' ? 'none' : undefined;
}

function readFormat(output: Fields): AnswerSchema | undefined {
  const format = output.fields('format');
  if (format === undefined) return undefined;
  if (format.needText('type') !== 'json_schema') format.refuse('type');
  const schema = format.need('schema', format.object('schema'));
  format.close();
  return { schema, isStrict: true };
}

function readTier(fields: Fields): 'auto' | 'standard' | undefined {
  const tier = fields.text('service_tier');
  if (tier === undefined || tier === 'auto') return tier;
  if (tier === 'standard_only') return 'standard';
  return fields.refuse('service_tier');
}
