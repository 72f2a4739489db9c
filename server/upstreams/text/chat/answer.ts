import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import { parseExactObject } from '../../../foundation/exact-json.ts';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import {
  type Answer,
  type AssistantPart,
  type Ending,
  type StopReason,
  type TextPart,
  THOUGHT_FIELDS,
  type Thought,
  type ToolCall,
} from '../conversation.ts';
import type { AnswerOptions } from '../dialect.ts';
import { readCount } from '../token-reading.ts';
import { shown } from '../upstream-words.ts';
import { readContent } from './content-reading.ts';
import { errorOf } from './error.ts';
import { writeCall } from './request-writing.ts';
import { readTokens, writeTokens } from './token-count.ts';

/**
 * Reads a completion. Of several choices the first counts; no other was asked for.
 *
 * @throws UpstreamBroke where it cannot be read
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
 * Reads what the model thinks and says, in a whole answer and in each piece.
 *
 * @throws UpstreamBroke where that is no words
 */
export function readSaid(said: JsonObject): {
  readonly thoughts: readonly Thought[];
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

/** Where most who tell thoughts have them. */
const [USUAL] = THOUGHT_FIELDS;

/** Which completion it is, in a whole one and in each chunk. */
export function readOrigin(body: JsonObject): Pick<Answer, 'id' | 'model' | 'createdAt'> {
  return {
    id: textOf(body.id) ?? `chatcmpl-${randomUUID()}`,
    model: textOf(body.model) ?? '',
    createdAt: readCount(body.created),
  };
}

/**
 * Reads why the model stopped. A refusal in words ends like any answer here, and so do calls of a tool that the
 * caller demanded, and with some upstreams all calls. Those who speak the interface have words of their own besides.
 *
 * @throws UpstreamBroke where the reason is not one of the interface's
 */
export function readStop(
  reason: unknown,
  said: { readonly hasCalls: boolean; readonly refusal: string | undefined },
): StopReason {
  if (said.refusal !== undefined) return 'refusal';
  switch (reason) {
    case 'stop':
    case 'eos_token':
    case 'eos':
      return said.hasCalls ? 'calls' : 'end';
    case 'stop_sequence':
      return 'stop-sequence';
    case 'length':
    case 'model_length':
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

/** A call that the limit has cut off is left out: it says nothing that could be carried out. */
function readCall(value: unknown, stop: StopReason): readonly ToolCall[] {
  const called = isObject(value) && isObject(value.function) ? value.function : undefined;
  const name = textOf(called?.name);
  if (name === undefined) {
    throw new UpstreamBroke('The upstream called a tool without saying which.');
  }
  const id = (isObject(value) ? textOf(value.id) : undefined) ?? newCallId();
  const text = readArguments(called?.arguments);
  const input = text.trim() === '' ? {} : parseExactObject(text);
  if (input !== undefined) return [{ kind: 'call', id, name, input }];
  if (stop === 'length') return [];
  throw new UpstreamBroke('The upstream called a tool with arguments that are no JSON object.');
}

/**
 * What a call is named that its upstream has given no name, by which its result will be told. OpenAI takes 40 characters at
 * most, where the conversation goes on there.
 */
export function newCallId(): string {
  return `call_${randomUUID().replaceAll('-', '')}`;
}

/** Reads what a tool is called with, or a piece of it. Some give JSON where the interface has it as a text. */
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
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
  return {
    id,
    object: 'chat.completion',
    created: answer.createdAt ?? unixSeconds(now()),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: writeStop(ending) }],
    ...writeTier(ending, request),
    ...(ending.tokens === undefined ? {} : { usage: writeTokens(ending.tokens) }),
  };
}

/** Writes how an answer was served, where a caller asks for that or the upstream says it: by itself, as usual. */
export function writeTier(
  { servedAs }: Pick<Ending, 'servedAs'>,
  { service_tier: asked }: JsonObject,
): JsonObject {
  const served = servedAs ?? (typeof asked === 'string' ? USUAL_TIER : undefined);
  return served === undefined ? {} : { service_tier: served };
}

/** How answers are served that nothing else is said of. */
export const USUAL_TIER = 'default';

/** Writes why the model stopped. */
export function writeStop({ stop }: Ending): string {
  return FINISH_REASONS[stop];
}

const FINISH_REASONS = {
  end: 'stop',
  'stop-sequence': 'stop',
  length: 'length',
  calls: 'tool_calls',
  refusal: 'content_filter',
} as const satisfies Record<StopReason, string>;
