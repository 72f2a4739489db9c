import type { JsonObject } from '../../foundation/json-object.ts';
import {
  failed,
  type ToldError,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port/outcome.ts';
import { type TextInterface, type TranslatedInterface, UpstreamBroke } from '../port/text.ts';
import { NoObject } from './breaking-off.ts';
import { chat } from './chat/dialect.ts';
import type { Piece } from './conversation.ts';
import type {
  AnswerOptions,
  CallersDialect,
  Dialect,
  RequestOptions,
  StreamOptions,
} from './dialect.ts';
import { Untranslatable } from './fields.ts';
import { ignoredParameters } from './ignored-parameters.ts';
import { messages } from './messages/dialect.ts';
import { responses } from './responses/dialect.ts';
import type { ServerSentEvent } from './server-sent-events.ts';
import { asksForObject, objectAnswer, objectPieces } from './spoken-object.ts';
import { type OwnNames, ownNames, underOwnName } from './tool-names.ts';

/** What upstreams are asked in who do not speak as their callers. */
const DIALECTS: Readonly<Record<TranslatedInterface, Dialect>> = {
  messages,
  'chat-completions': chat,
};

const OF_CALLERS: Readonly<Record<TextInterface, CallersDialect>> = { ...DIALECTS, responses };

/** From whose words into whose. */
export interface Direction {
  readonly from: TextInterface;
  readonly to: TextInterface;
}

/** @throws where it is asked for words that no upstream is spoken to in but by who speaks them too */
function dialectOf(spoken: TextInterface): Dialect {
  if (spoken !== 'responses') return DIALECTS[spoken];
  throw new Error('What the responses interface says is translated for nobody.');
}

/**
 * Puts a caller's request into the words of its upstream. A parameter that the other interface cannot say is
 * refused by name, and so is one that is not known; nothing is dropped but hints, which `leftOut` names. A request
 * that is in the upstream's words already keeps all it has: the messages interface only gets the system turns that
 * it begins with moved, and its limit of tokens.
 *
 * A stream of the chat-completions interface is asked for with its token counts.
 */
export function translateRequest(
  body: JsonObject,
  { from, to, ...options }: Direction & RequestOptions,
): UpstreamOutcome<JsonObject> {
  const { readRequest, fieldNames } = OF_CALLERS[from];
  try {
    const value =
      from === to
        ? OF_CALLERS[to].completeRequest(body, options)
        : dialectOf(to).writeRequest(
            { ...readRequest(body), ...options.wish },
            { ...options, fieldNames },
          );
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof Untranslatable)) throw error;
    const { message, parameter } = error;
    return failed({ kind: 'refused', message, parameter, isOnlyHere: true });
  }
}

/** The parameters of a caller's request that are left out for its upstream, which could not change what is answered. */
export function leftOut(body: JsonObject, { from, to }: Direction): readonly string[] {
  return from === to ? [] : ignoredParameters(body, OF_CALLERS[from]);
}

/** Puts an upstream's whole answer into the words of the caller. */
export function translateAnswer(
  body: JsonObject,
  {
    from,
    to,
    now = () => new Date(),
    inputTokens = 0,
    request = {},
  }: Direction & Partial<AnswerOptions>,
): UpstreamOutcome<JsonObject> {
  if (from === to) return { ok: true, value: body };
  try {
    const said = dialectOf(from).readAnswer(body);
    const read = isOnlyToldToAnswerInJson(request, from) ? objectAnswer(said, formatOf(to)) : said;
    const names = ownNames(request);
    const answer = { ...read, parts: read.parts.map((part) => underOwnName(part, names)) };
    return { ok: true, value: OF_CALLERS[to].writeAnswer(answer, { now, inputTokens, request }) };
  } catch (error) {
    if (!(error instanceof UpstreamBroke)) throw error;
    const { message } = error;
    if (!(error instanceof NoObject)) return failed({ kind: 'failed', message });
    // Another upstream would be paid for it again.
    return failed({ kind: 'refused', message, parameter: error.parameter });
  }
}

/** The parameter that says how to answer. */
function formatOf(spoken: TextInterface): string {
  return OF_CALLERS[spoken].fieldNames.answerFormat;
}

/** Whether an answer is to be a JSON object of whoever speaks an interface that cannot have it so. */
function isOnlyToldToAnswerInJson(request: JsonObject, spoken: TextInterface): boolean {
  return spoken === 'messages' && asksForObject(request);
}

/** Puts what an upstream calls an error into the words of the caller; the sentence stays, where it tells nothing apart. */
export function translateError<T extends ToldError>(error: T, { from, to }: Direction): T {
  if (from === to) return error;
  const { words = {}, message } = error;
  const meaning = dialectOf(from).readMeaning(words, message);
  const { writeError } = OF_CALLERS[to];
  const told = meaning === undefined ? undefined : writeError(meaning, message);
  if (told === undefined && error.words === undefined) return error;
  // One vendor's two interfaces have the same words, and what the upstream says may be more than what it means.
  if (writeError === OF_CALLERS[from].writeError) {
    const code = told?.words?.code ?? words.code ?? null;
    return { ...error, ...told, words: { ...words, ...told?.words, code } };
  }
  return { ...error, ...(told ?? { words: undefined }) };
}

/**
 * The same for what a call has failed with, where that is told in words of the upstream. A parameter that the caller
 * has not written so is not named: turns are counted otherwise in the other interface.
 */
export function translateFailure(failure: UpstreamFailure, direction: Direction): UpstreamFailure {
  if (failure.kind !== 'refused' || direction.from === direction.to) return failure;
  const { parameter, ...told } = translateError(failure, direction);
  if (parameter === undefined) return told;
  if (parameter === 'messages') return { ...told, parameter: CONVERSATION_FIELDS[direction.to] };
  return NAMED_ALIKE.has(parameter) ? { ...told, parameter } : told;
}

/** What the interfaces call the conversation. */
export const CONVERSATION_FIELDS = {
  messages: messages.fieldNames.conversation,
  'chat-completions': chat.fieldNames.conversation,
  responses: responses.fieldNames.conversation,
} as const satisfies Readonly<Record<TextInterface, string>>;

/** Parameters that all interfaces have, by one name and in one sense. */
const NAMED_ALIKE: ReadonlySet<string> = new Set([
  'model',
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
    request = {},
  }: Direction & Pick<StreamOptions, 'wantsUsage'> & Partial<AnswerOptions>,
): AsyncIterable<string> {
  const said = dialectOf(from).readStream(events);
  const read = isOnlyToldToAnswerInJson(request, from) ? objectPieces(said, formatOf(to)) : said;
  const names = ownNames(request);
  const pieces = names.size === 0 ? read : named(read, names);
  return OF_CALLERS[to].writeStream(pieces, { wantsUsage, now, inputTokens, request });
}

async function* named(pieces: AsyncIterable<Piece>, names: OwnNames): AsyncIterable<Piece> {
  for await (const piece of pieces) yield underOwnName(piece, names);
}
