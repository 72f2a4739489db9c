import type { JsonObject } from '../../../foundation/json-object.ts';
import type { TextInterface } from '../../port/text.ts';
import type { Conversation, Effort } from '../conversation.ts';
import { Fields, isOneOf } from '../fields.ts';
import { hasDetail } from '../image-detail.ts';
import {
  type AnswerFormat,
  passOverCacheWishes,
  readEffort,
  readFormat,
  readPerson,
  readServiceTier,
  readVerbosity,
} from '../openai-fields.ts';
import { readInput } from './input-reading.ts';
import { refuseKeptState } from './kept-state.ts';
import { ENCRYPTED_THOUGHTS, thoughtWishes } from './thoughts.ts';
import { readToolUse } from './tool-reading.ts';

/**
 * Parses a request of the responses interface.
 *
 * @throws Untranslatable
 */
export function readRequest(body: JsonObject): Conversation {
  const fields = new Fields(body, '');
  // Checked before the input, which may be absent if these are present.
  refuseKeptState(fields);
  refusePrompt(fields);
  const conversation: Conversation = {
    model: fields.needText('model'),
    ...readInput(fields),
    ...readToolUse(fields),
    allowsParallelCalls: fields.flag('parallel_tool_calls'),
    maxTokens: fields.number('max_output_tokens'),
    temperature: fields.number('temperature'),
    topP: fields.number('top_p'),
    user: readPerson(fields),
    effort: readReasoning(fields),
    showsThoughts: thoughtWishes(body).summary,
    ...readText(fields),
    serviceTier: readServiceTier(fields),
    stream: fields.flag('stream'),
  };
  passOverWhatChangesNothing(fields);
  fields.close();
  return conversation;
}

/** A resolution of images that the upstream's interface does not have. */
export function hintsIn({ input }: JsonObject, to: TextInterface): readonly string[] {
  const lost = to === 'messages' ? ['low', 'original'] : ['original'];
  return hasDetail(input, lost, ({ detail }) => detail) ? ['input_image.detail'] : [];
}

/** Refuses references to prompts that are stored at the vendor. */
function refusePrompt(fields: Fields): void {
  fields.allowOnly('prompt', () => false);
}

/** Reads the effort. How detailed a summary is to be is ignored: the upstream decides how much reasoning it reveals. */
function readReasoning(fields: Fields): Effort | undefined {
  const reasoning = fields.fields('reasoning');
  reasoning?.ignore('summary', 'generate_summary');
  reasoning?.allowOnly('context', isOneOf('auto'));
  const effort = reasoning && readEffort(reasoning, 'effort');
  reasoning?.close();
  return effort;
}

function readText(fields: Fields): AnswerFormat & Pick<Conversation, 'verbosity'> {
  const text = fields.fields('text');
  const verbosity = text && readVerbosity(text);
  const format = text?.fields('format');
  text?.close();
  return format === undefined ? { verbosity } : { ...readFormat(format, (it) => it), verbosity };
}

/** Allowed values of `include`: reasoning, and details about calls of the vendor's own tools, which never occur. */
const INCLUDED: ReadonlySet<unknown> = new Set([
  ENCRYPTED_THOUGHTS,
  'file_search_call.results',
  'web_search_call.results',
  'web_search_call.action.sources',
  'code_interpreter_call.outputs',
  'computer_call_output.output.image_url',
]);

/**
 * Accepts parameters without a counterpart only with values that change nothing, and ignores those without effect on
 * the answer.
 */
function passOverWhatChangesNothing(fields: Fields): void {
  fields.flag('store');
  // `auto` drops nothing from a conversation that fits; one that does not fit is refused either way.
  fields.allowOnly('truncation', isOneOf('disabled', 'auto'));
  fields.allowOnly('top_logprobs', isOneOf(0));
  fields.list('include', (value) => {
    if (!INCLUDED.has(value)) fields.refuse('include');
  });
  // A limit for calls of the vendor's own tools, which never occur.
  fields.number('max_tool_calls');
  fields.object('metadata');
  passOverCacheWishes(fields);
  fields.object('client_metadata');
  const options = fields.fields('stream_options');
  options?.allowOnly('include_obfuscation', isOneOf(false));
  options?.close();
}
