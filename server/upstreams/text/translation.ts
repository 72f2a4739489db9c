import type { JsonObject } from '../../foundation/json-object.ts';
import {
  type TextInterface,
  type ToldError,
  UpstreamBroke,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port.ts';
import { chat } from './chat/dialect.ts';
import type { Piece } from './conversation.ts';
import type { AnswerOptions, Dialect, RequestOptions, StreamOptions } from './dialect.ts';
import { Untranslatable } from './fields.ts';
import { messages } from './messages/dialect.ts';
import type { ServerSentEvent } from './server-sent-events.ts';
import { type OwnNames, underOwnName } from './tool-names.ts';

const DIALECTS: Readonly<Record<TextInterface, Dialect>> = {
  messages,
  'chat-completions': chat,
};

/** What the caller calls its tools, where it is not what the upstream calls them. */
interface Named {
  readonly names: OwnNames;
}

const NO_NAMES: OwnNames = new Map();

/** From whose words into whose. */
interface Direction {
  readonly from: TextInterface;
  readonly to: TextInterface;
}

/**
 * Puts a caller's request into the words of its upstream. A parameter that the other interface cannot say is
 * refused by name, and so is one that is not known; nothing is dropped that could change the answer. A request
 * that is in the upstream's words already keeps all it has: the messages interface only gets the system turns that
 * it begins with moved, and its limit of tokens.
 *
 * A stream of the chat-completions interface is asked for with its token counts.
 */
export function translateRequest(
  body: JsonObject,
  { from, to, ...options }: Direction & RequestOptions,
): UpstreamOutcome<JsonObject> {
  try {
    const value =
      from === to
        ? DIALECTS[to].completeRequest(body, options)
        : DIALECTS[to].writeRequest(DIALECTS[from].readRequest(body), options);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof Untranslatable)) throw error;
    const { message, parameter } = error;
    return { ok: false, failure: { kind: 'refused', message, parameter, isOnlyHere: true } };
  }
}

/** Puts an upstream's whole answer into the words of the caller. */
export function translateAnswer(
  body: JsonObject,
  {
    from,
    to,
    now = () => new Date(),
    inputTokens = 0,
    tellsThoughts = false,
    names = NO_NAMES,
  }: Direction & Partial<AnswerOptions & Named>,
): UpstreamOutcome<JsonObject> {
  if (from === to) return { ok: true, value: body };
  try {
    const read = DIALECTS[from].readAnswer(body);
    const answer = { ...read, parts: read.parts.map((part) => underOwnName(part, names)) };
    const options = { now, inputTokens, tellsThoughts };
    return { ok: true, value: DIALECTS[to].writeAnswer(answer, options) };
  } catch (error) {
    if (!(error instanceof UpstreamBroke)) throw error;
    return { ok: false, failure: { kind: 'failed', message: error.message } };
  }
}

/** Puts what an upstream calls an error into the words of the caller; the sentence stays, where it tells nothing apart. */
export function translateError<T extends ToldError>(error: T, { from, to }: Direction): T {
  if (from === to) return error;
  const { words = {}, message } = error;
  const meaning = DIALECTS[from].readMeaning(words, message);
  if (meaning !== undefined) return { ...error, ...DIALECTS[to].writeError(meaning, message) };
  return error.words === undefined ? error : { ...error, words: undefined };
}

/**
 * The same for what a call has failed with, where that is told in words of the upstream. A parameter that the caller
 * has not written so is not named: turns are counted otherwise in the other interface.
 */
export function translateFailure(failure: UpstreamFailure, direction: Direction): UpstreamFailure {
  if (failure.kind !== 'refused' || direction.from === direction.to) return failure;
  const { parameter, ...told } = translateError(failure, direction);
  return parameter !== undefined && NAMED_ALIKE.has(parameter) ? { ...told, parameter } : told;
}

/** Parameters that both interfaces have, by one name and in one sense. */
const NAMED_ALIKE: ReadonlySet<string> = new Set([
  'model',
  'messages',
  'tools',
  'tool_choice',
  'temperature',
  'top_p',
  'stream',
]);

/**
 * Puts an upstream's stream into the words of the caller, event by event as they come. Events in, whole events
 * as text out. For two different interfaces; `passThrough` hands on what need not be translated.
 *
 * @throws UpstreamBroke where the stream ends before its end, tells of an error or cannot be read
 */
export function translateEvents(
  events: AsyncIterable<ServerSentEvent>,
  {
    from,
    to,
    wantsUsage,
    now = () => new Date(),
    inputTokens = 0,
    tellsThoughts = false,
    names = NO_NAMES,
  }: Direction & Pick<StreamOptions, 'wantsUsage'> & Partial<AnswerOptions & Named>,
): AsyncIterable<string> {
  const read = DIALECTS[from].readStream(events);
  const pieces = names.size === 0 ? read : named(read, names);
  return DIALECTS[to].writeStream(pieces, { wantsUsage, now, inputTokens, tellsThoughts });
}

async function* named(pieces: AsyncIterable<Piece>, names: OwnNames): AsyncIterable<Piece> {
  for await (const piece of pieces) yield underOwnName(piece, names);
}
