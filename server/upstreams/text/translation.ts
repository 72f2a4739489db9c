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
import { messages } from './messages/dialect.ts';
import { responses } from './responses/dialect.ts';
import type { ServerSentEvent } from './server-sent-events.ts';
import { asksForObject, objectAnswer, objectPieces } from './spoken-object.ts';
import { type OwnNames, ownNames, underOwnName } from './tool-names.ts';

/** The interfaces that requests can be translated into. */
const DIALECTS: Readonly<Record<TranslatedInterface, Dialect>> = {
  messages,
  'chat-completions': chat,
};

const OF_CALLERS: Readonly<Record<TextInterface, CallersDialect>> = { ...DIALECTS, responses };

/** The interfaces to translate from and to. */
export interface Direction {
  readonly from: TextInterface;
  readonly to: TextInterface;
}

/** @throws for `responses`: requests are never translated into it, and upstream answers never from it */
function dialectOf(spoken: TextInterface): Dialect {
  if (spoken !== 'responses') return DIALECTS[spoken];
  throw new Error(
    "No request is translated into the Responses API, and no upstream's answer from it.",
  );
}

/**
 * Translates a caller's request into the upstream's interface. A parameter that the other interface cannot express, or
 * that is unknown, is refused by name; only hints are dropped, which `leftOut` lists. A request in the upstream's own
 * interface keeps all parameters: for the messages interface, leading system turns are moved and a token limit is
 * added.
 *
 * A stream of the chat-completions interface is requested with token counts.
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

/** The parameters that are dropped when a request is translated; they could not have changed the answer. */
export function leftOut(body: JsonObject, { from, to }: Direction): readonly string[] {
  return from === to ? [] : OF_CALLERS[from].hintsIn(body, to);
}

/** Translates an upstream's whole answer into the caller's interface. */
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
    // Refused rather than failed: a failover to another upstream would be charged again.
    return failed({ kind: 'refused', message, parameter: error.parameter });
  }
}

/** The parameter that sets the answer's format. */
function formatOf(spoken: TextInterface): string {
  return OF_CALLERS[spoken].fieldNames.answerFormat;
}

/** Whether the request asks for a JSON object, and the upstream's interface can only express that as an instruction. */
function isOnlyToldToAnswerInJson(request: JsonObject, spoken: TextInterface): boolean {
  return spoken === 'messages' && asksForObject(request);
}

/** Translates an upstream's error into the caller's interface; the message stays unless it identifies the meaning. */
export function translateError<T extends ToldError>(error: T, { from, to }: Direction): T {
  if (from === to) return error;
  const { words = {}, message } = error;
  const meaning = dialectOf(from).readMeaning(words, message);
  const { writeError } = OF_CALLERS[to];
  const told = meaning === undefined ? undefined : writeError(meaning, message);
  if (told === undefined && error.words === undefined) return error;
  // OpenAI's two interfaces share error codes, and the upstream's own may be more specific than the meaning.
  if (writeError === OF_CALLERS[from].writeError) {
    const code = told?.words?.code ?? words.code ?? null;
    return { ...error, ...told, words: { ...words, ...told?.words, code } };
  }
  return { ...error, ...(told ?? { words: undefined }) };
}

/**
 * Translates the failure of a call that carries the upstream's error fields. A parameter that the caller did not write
 * in that form is dropped: turns are numbered differently in the other interface.
 */
export function translateFailure(failure: UpstreamFailure, direction: Direction): UpstreamFailure {
  if (failure.kind !== 'refused' || direction.from === direction.to) return failure;
  const { parameter, ...told } = translateError(failure, direction);
  if (parameter === undefined) return told;
  if (parameter === 'messages') return { ...told, parameter: CONVERSATION_FIELDS[direction.to] };
  return NAMED_ALIKE.has(parameter) ? { ...told, parameter } : told;
}

/** The name of the conversation's parameter in each interface. */
export const CONVERSATION_FIELDS = {
  messages: messages.fieldNames.conversation,
  'chat-completions': chat.fieldNames.conversation,
  responses: responses.fieldNames.conversation,
} as const satisfies Readonly<Record<TextInterface, string>>;

/** Parameters with the same name and meaning in all interfaces. */
const NAMED_ALIKE: ReadonlySet<string> = new Set([
  'model',
  'tools',
  'tool_choice',
  'temperature',
  'top_p',
  'top_k',
  'stream',
]);

/**
 * Translates an upstream's stream into the caller's interface, event by event: takes events, yields complete events as
 * text. Only for two different interfaces; `passThrough` handles the same one.
 *
 * @throws UpstreamBroke if the stream breaks off, reports an error or cannot be parsed
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
