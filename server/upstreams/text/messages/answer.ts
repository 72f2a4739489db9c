import { randomUUID } from 'node:crypto';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import type { Answer, AssistantPart, Ending, StopReason, ToolCall } from '../conversation.ts';
import type { AnswerOptions } from '../dialect.ts';
import { estimateTokens } from '../estimate.ts';
import { isOpenThought } from '../thought.ts';
import { shown } from '../upstream-words.ts';
import { errorOf } from './error.ts';
import {
  isThought,
  readThought,
  type ThoughtForm,
  thoughtForm,
  writeOpenThought,
  writeSignedThought,
} from './thoughts.ts';
import { isWhole, readTokens, writeTokens } from './token-count.ts';

/**
 * Parses a message.
 *
 * @throws UpstreamBroke if it cannot be parsed
 */
export function readAnswer(body: JsonObject): Answer {
  const error = errorOf(body);
  if (error !== undefined) throw error;
  if (!Array.isArray(body.content)) {
    throw new UpstreamBroke('The upstream answered a message without content.');
  }
  return {
    ...readOrigin(body),
    parts: body.content.flatMap(readBlock),
    ending: readEnding(body, body.usage),
  };
}

/** Reads the identifying fields of a whole message, or of a stream's start. */
export function readOrigin(message: JsonObject): Pick<Answer, 'id' | 'model'> {
  return { id: textOf(message.id) ?? `msg_${randomUUID()}`, model: textOf(message.model) ?? '' };
}

function readBlock(block: unknown): readonly AssistantPart[] {
  if (!isObject(block)) throw new UpstreamBroke('The upstream sent a block that is no object.');
  const { type, text, input } = block;
  if (isThought(type)) return [readThought(type, block)];
  if (type === 'text' && typeof text === 'string') return [{ kind: 'text', text }];
  if (type === 'tool_use') {
    if (!isObject(input)) {
      throw new UpstreamBroke('The upstream called a tool with an input that is no object.');
    }
    return [{ kind: 'call', ...readCalled(block), input }];
  }
  throw unknownBlock(type);
}

/** The error for a block of an unknown type, which no request asks for. */
export function unknownBlock(type: unknown): UpstreamBroke {
  return new UpstreamBroke(`The upstream sent a block that cannot be translated: ${shown(type)}.`);
}

/**
 * Reads the called tool's id and name.
 *
 * @throws UpstreamBroke if either is missing
 */
export function readCalled({ id, name }: JsonObject): {
  readonly id: string;
  readonly name: string;
} {
  if (typeof id === 'string' && typeof name === 'string') return { id, name };
  throw new UpstreamBroke('The upstream called a tool without saying which.');
}

/**
 * Reads how a message ended.
 *
 * @throws UpstreamBroke if the stop reason cannot be translated
 */
export function readEnding(said: JsonObject, usage: unknown): Ending {
  const stop = readStop(said.stop_reason);
  const { stop_sequence: sequence, stop_details: details } = said;
  const explanation = isObject(details) ? details.explanation : undefined;
  const tokens = readTokens(usage);
  return {
    stop,
    stopSequence: typeof sequence === 'string' ? sequence : undefined,
    refusal: stop === 'refusal' && typeof explanation === 'string' ? explanation : undefined,
    tokens: isWhole(tokens) ? tokens : undefined,
    servedAs: isObject(usage) ? SERVED_AS.get(usage.service_tier) : undefined,
  };
}

/** The interface's service tiers, with their OpenAI names. */
const TIERS = [
  ['standard', 'default'],
  ['priority', 'priority'],
] as const;

const SERVED_AS: ReadonlyMap<unknown, string> = new Map(TIERS);

/** `pause_turn` is not handled: it belongs to the upstream's own tools, which cannot be requested. */
function readStop(reason: unknown): StopReason {
  switch (reason) {
    case 'end_turn':
      return 'end';
    case 'stop_sequence':
      return 'stop-sequence';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'length';
    case 'tool_use':
      return 'calls';
    case 'refusal':
      return 'refusal';
    default:
      throw new UpstreamBroke(
        `The upstream ended its answer for a reason that cannot be told: ${shown(reason)}.`,
      );
  }
}

const STOP_REASONS = {
  end: 'end_turn',
  'stop-sequence': 'stop_sequence',
  length: 'max_tokens',
  calls: 'tool_use',
  refusal: 'refusal',
} as const satisfies Record<StopReason, string>;

/**
 * Writes a message. If the upstream reported no token counts, they are estimated, because the interface requires them.
 */
export function writeAnswer(
  { id, model, parts, ending }: Answer,
  { inputTokens, request }: Pick<AnswerOptions, 'inputTokens' | 'request'>,
): JsonObject {
  const said = parts.map((part) => (part.kind === 'call' ? JSON.stringify(part.input) : part.text));
  const form = thoughtForm(request);
  const told = parts.filter((part) => part.kind !== 'thought' || form !== 'none');
  const outputTokens = estimateTokens(said.join('').length);
  const tokens = ending.tokens ?? { inputTokens, outputTokens };
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: told.map((part) => writePart(part, form)),
    ...writeEnding(ending),
    usage: { ...writeTokens(tokens), service_tier: writeTier(ending) },
  };
}

/** Writes the service tier; null if the upstream reports none, or one that the interface does not have. */
function writeTier({ servedAs }: Ending): string | null {
  return TIERS.find(([, name]) => name === servedAs)?.[0] ?? null;
}

function writePart(part: AssistantPart, form: ThoughtForm): JsonObject {
  switch (part.kind) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'thought':
      return isOpenThought(part) ? writeOpenThought(part, form) : writeSignedThought(part);
    case 'call':
      return writeCall(part);
  }
}

/** @throws UpstreamBroke if the arguments are malformed, which the interface cannot express */
function writeCall({ id, name, input, malformed }: ToolCall): JsonObject {
  if (malformed === undefined) return { type: 'tool_use', id, name, input };
  throw new UpstreamBroke('The upstream called a tool with arguments that are no JSON object.');
}

/** Writes how a message ended; the explanation of a refusal is separate from the content. */
export function writeEnding({ stop, stopSequence, refusal }: Ending): JsonObject {
  const details = { type: 'refusal', category: null, explanation: refusal ?? null };
  return {
    stop_reason: STOP_REASONS[stop],
    stop_sequence: stopSequence ?? null,
    stop_details: stop === 'refusal' ? details : null,
  };
}
