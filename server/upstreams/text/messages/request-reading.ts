import { fieldsIn, type JsonObject } from '../../../foundation/json-object.ts';
import {
  type AnswerSchema,
  type Conversation,
  type Effort,
  THINKING_EFFORTS,
} from '../conversation.ts';
import { Fields, isEmpty, isOneOf, readText } from '../fields.ts';
import { canBeStrict } from '../strict-schemas.ts';
import { readChoice, readTool } from './tool-reading.ts';
import { readTurns } from './turn-reading.ts';

/**
 * Parses a request of the messages interface. Cache marks (`cache_control`) are ignored everywhere: they affect only
 * the price of an answer, and chat completions have none.
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
    maxTokens: readLimit(fields),
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

/** Ignores or restricts parameters about billing and cache diagnostics, and edits that remove reasoning. */
function passOverWhatChangesNothing(fields: Fields): void {
  fields.object('cache_control');
  fields.object('diagnostics');
  fields.allowOnly('speed', isOneOf('standard'));
  fields.allowOnly('mcp_servers', isEmpty);
  const management = fields.fields('context_management');
  management?.list('edits', (value, at) => {
    const edit = new Fields(value, at);
    // Reasoning of another model is dropped anyway.
    if (!edit.needText('type').startsWith('clear_thinking_')) edit.refuse('type');
  });
  management?.close();
}

/** A limit of 0 fills a prompt cache, and nothing else; no other interface has that. */
function readLimit(fields: Fields): number | undefined {
  const limit = fields.number('max_tokens');
  return limit === 0 ? fields.refuse('max_tokens', NO_WARMING) : limit;
}

const NO_WARMING =
  "must be 1 or more here: with 0 nothing but a prompt cache is filled, and this model's upstream has no request for that.";

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

/** The effort of an answer without thinking, which concerns only reasoning in the other interfaces. */
export function hintsIn({ thinking, output_config: output }: JsonObject): readonly string[] {
  const { effort = null } = fieldsIn(output);
  return fieldsIn(thinking).type === 'disabled' && effort !== null ? ['output_config.effort'] : [];
}

/** Reads the reasoning effort and the answer's format. */
function readOutput(fields: Fields): Pick<Conversation, 'effort' | 'answerSchema'> {
  const thinking = readThinking(fields);
  const output = fields.fields('output_config');
  const word = output?.text('effort');
  const effort = THINKING_EFFORTS.find((known) => known === word);
  if (word !== undefined && effort === undefined) output?.refuse('effort');
  const answerSchema = output === undefined ? undefined : readFormat(output);
  output?.close();
  return { effort: thinking ?? effort, answerSchema };
}

const KINDS_OF_THINKING: ReadonlySet<unknown> = new Set(['adaptive', 'between_tools', 'disabled']);

/**
 * Adaptive thinking is the default of the other interfaces' models. A budget in tokens is less than `max_tokens`, which
 * limits reasoning and answer together there; how it is divided is up to the model, and so is whether it thinks only
 * between tools. The upstream decides how much reasoning it reveals.
 */
function readThinking(fields: Fields): Extract<Effort, 'none'> | undefined {
  const thinking = fields.fields('thinking');
  if (thinking === undefined) return undefined;
  const type = thinking.needText('type');
  if (type === 'enabled') thinking.need('budget_tokens', thinking.number('budget_tokens'));
  else if (!KINDS_OF_THINKING.has(type)) thinking.refuse('type');
  thinking.allowOnly('display', isOneOf('omitted', 'summarized'));
  thinking.close();
  return type === 'disabled' ? 'none' : undefined;
}

/** The other interfaces accept fewer schemas as strict; by the rest, the model goes as well as it can. */
function readFormat(output: Fields): AnswerSchema | undefined {
  const format = output.fields('format');
  if (format === undefined) return undefined;
  if (format.needText('type') !== 'json_schema') format.refuse('type');
  const schema = format.need('schema', format.object('schema'));
  format.close();
  return { schema, isStrict: canBeStrict(schema) ? true : undefined };
}

function readTier(fields: Fields): 'auto' | 'standard' | undefined {
  const tier = fields.text('service_tier');
  if (tier === undefined || tier === 'auto') return tier;
  if (tier === 'standard_only') return 'standard';
  return fields.refuse('service_tier');
}
