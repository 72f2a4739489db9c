import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import { readCallInput } from '../call-input.ts';
import type {
  Answer,
  AssistantPart,
  Ending,
  StopReason,
  TextPart,
  ToolCall,
} from '../conversation.ts';
import type { AnswerOptions } from '../dialect.ts';
import { type OpenThought, THOUGHT_FIELDS } from '../thought.ts';
import { readCount } from '../token-reading.ts';
import { shown } from '../upstream-words.ts';
import { readContent } from './content-reading.ts';
import { errorOf } from './error.ts';
import { asksForFunctions } from './functions.ts';
import { writeCall } from './request-writing.ts';
import { readTokens, writeTokens } from './token-count.ts';

/**
 * Parses a completion. Only the first choice is read; no more were requested.
 *
 * @throws UpstreamBroke if it cannot be parsed
 */
export function readAnswer(body: JsonObject): Answer {
  const error = errorOf(body);
  if (error !== undefined) throw error;
  const choice: unknown = Array.isArray(body.choices) ? body.choices[0] : undefined;
  const message = isObject(choice) ? choice.message : undefined;
  if (!isObject(choice) || !isObject(message)) {
    throw new UpstreamBroke('The upstream answered a completion without a message.');
  }
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls : [];
  const refusal = textOf(message.refusal);
  const stop = readStop(choice.finish_reason, { hasCalls: calls.length > 0, refusal });
  const parts: AssistantPart[] = calls.flatMap((call: unknown) => readCall(call, stop));
  const { thoughts, words } = readSaid(message);
  return {
    ...readOrigin(body),
    parts: [...thoughts, ...words, ...parts],
    ending: { stop, refusal, tokens: readTokens(body.usage), servedAs: textOf(body.service_tier) },
  };
}

/**
 * Reads the reasoning and text of a whole message or a stream delta.
 *
 * @throws UpstreamBroke if the content is neither
 */
export function readSaid(said: JsonObject): {
  readonly thoughts: readonly OpenThought[];
  readonly words: readonly TextPart[];
} {
  const read = readContent(said.content);
  if (read === undefined) {
    throw new UpstreamBroke(
      'The upstream answered content that is no words and cannot be translated.',
    );
  }
  const field = THOUGHT_FIELDS.find((name) => textOf(said[name]) !== undefined);
  const thought = (field && textOf(said[field])) ?? textOf(read.thoughts);
  const text = textOf(read.text);
  return {
    thoughts:
      thought === undefined ? [] : [{ kind: 'thought', text: thought, field: field ?? USUAL }],
    words: text === undefined ? [] : [{ kind: 'text', text }],
  };
}

/** The field that most upstreams use for reasoning. */
const [USUAL] = THOUGHT_FIELDS;

/** Reads the identifying fields of a completion or a chunk. */
export function readOrigin(body: JsonObject): Pick<Answer, 'id' | 'model' | 'createdAt'> {
  return {
    id: textOf(body.id) ?? `chatcmpl-${randomUUID()}`,
    model: textOf(body.model) ?? '',
    createdAt: readCount(body.created),
  };
}

/**
 * Reads why the model stopped. The reason is `stop` also after a textual refusal, after a call of the tool that the
 * caller demanded, and with some upstreams after any call. Some upstreams have additional reasons.
 *
 * @throws UpstreamBroke if the reason is unknown
 */
export function readStop(
  reason: unknown,
  said: { readonly hasCalls: boolean; readonly refusal: string | undefined },
): StopReason {
  if (said.refusal !== undefined) return 'refusal';
  // Gemini adds its own reason after a colon.
  switch (typeof reason === 'string' ? reason.split(':', 1)[0] : reason) {
    case 'stop':
    case 'end_turn':
    case 'eos_token':
    case 'eos':
      return said.hasCalls ? 'calls' : 'end';
    case 'stop_sequence':
      return 'stop-sequence';
    case 'length':
    case 'model_length':
    case 'model_context_window_exceeded':
      return 'length';
    case 'tool_calls':
    case 'function_call':
      return 'calls';
    case 'content_filter':
    case 'sensitive':
      return 'refusal';
    default:
      throw new UpstreamBroke(
        `The upstream ended its answer for a reason that is not known: ${shown(reason)}.`,
      );
  }
}

/** Parses a call. One that the token limit cut off is dropped, because it cannot be executed. */
function readCall(value: unknown, stop: StopReason): readonly ToolCall[] {
  const called = isObject(value) && isObject(value.function) ? value.function : undefined;
  const name = textOf(called?.name);
  if (name === undefined) {
    throw new UpstreamBroke('The upstream called a tool without saying which.');
  }
  const id = (isObject(value) ? textOf(value.id) : undefined) ?? newCallId();
  const read = readCallInput(readArguments(called?.arguments));
  const isCutOff = read.malformed !== undefined && stop === 'length';
  return isCutOff ? [] : [{ kind: 'call', id, name, ...read }];
}

/**
 * An id for a call whose upstream gave it none; its result will refer to it. At most 40 characters, OpenAI's limit,
 * because the conversation may continue there.
 */
export function newCallId(): string {
  return `call_${randomUUID().replaceAll('-', '')}`;
}

/**
 * Reads a call's arguments, or a piece of them. Some upstreams send an object where the interface requires JSON text.
 */
export function readArguments(json: unknown): string {
  return isObject(json) ? JSON.stringify(json) : (textOf(json) ?? '');
}

/** Writes a completion. */
export function writeAnswer(
  answer: Answer,
  { now, request }: Pick<AnswerOptions, 'now' | 'request'>,
): JsonObject {
  const { id, model, parts, ending } = answer;
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  const calls = parts.flatMap((part) => (part.kind === 'call' ? [writeCall(part)] : []));
  const message = {
    role: 'assistant',
    content: text === '' ? null : text,
    refusal: ending.refusal ?? null,
    ...writeCalls(calls, request),
  };
  return {
    id,
    object: 'chat.completion',
    created: answer.createdAt ?? unixSeconds(now()),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: writeStop(ending, request) }],
    ...writeTier(ending, request),
    ...(ending.tokens === undefined ? {} : { usage: writeTokens(ending.tokens) }),
  };
}

/** Writes calls in the form in which the caller defined what can be called. */
function writeCalls(calls: readonly JsonObject[], request: JsonObject): JsonObject {
  const [first] = calls;
  if (first === undefined) return {};
  return asksForFunctions(request) ? { function_call: first.function } : { tool_calls: calls };
}

/**
 * Writes the service tier, if the caller requested one or the upstream reports it; the default tier if it reports none.
 */
export function writeTier(
  { servedAs }: Pick<Ending, 'servedAs'>,
  { service_tier: asked }: JsonObject,
): JsonObject {
  const served = servedAs ?? (typeof asked === 'string' ? DEFAULT_TIER : undefined);
  return served === undefined ? {} : { service_tier: served };
}

/** The tier reported if the upstream reports none. */
export const DEFAULT_TIER = 'default';

/** Writes why the model stopped. */
export function writeStop({ stop }: Ending, request: JsonObject): string {
  return stop === 'calls' && asksForFunctions(request) ? 'function_call' : FINISH_REASONS[stop];
}

const FINISH_REASONS = {
  end: 'stop',
  'stop-sequence': 'stop',
  length: 'length',
  calls: 'tool_calls',
  refusal: 'content_filter',
} as const satisfies Record<StopReason, string>;
