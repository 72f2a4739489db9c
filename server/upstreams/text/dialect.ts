import type { JsonObject } from '../../foundation/json-object.ts';
import type { TokenLimitName, ToldError, UpstreamWords } from '../port.ts';
import type { Answer, Conversation, Piece } from './conversation.ts';
import type { ErrorMeaning } from './error-meaning.ts';
import type { ServerSentEvent } from './server-sent-events.ts';

/** What writing a request needs besides the conversation. */
export interface RequestOptions {
  /** The most tokens to make, where the caller names no limit and the interface demands one. */
  readonly maxTokens?: number | undefined;
  /** What the limit is called, where the interface has two names for it. */
  readonly tokenLimitName?: TokenLimitName | undefined;
  /** Whether what the model has thought in earlier turns is told to it again. */
  readonly takesThoughts?: boolean | undefined;
}

/** What callers of an interface call what not every other one can say. */
export interface FieldNames {
  readonly tokenLimit: string;
  readonly effort: string;
  readonly answerFormat: string;
  readonly verbosity: string;
}

/** What writing a request needs to refuse what it cannot say by its caller's name. */
export interface WritingOptions extends RequestOptions {
  readonly fieldNames: FieldNames;
}

/** What writing an answer needs besides the answer. */
export interface AnswerOptions {
  /** Stamps answers whose upstream does not say when they were made. */
  readonly now: () => Date;
  /** Tokens of the request, told where the upstream does not count and the interface demands a number. */
  readonly inputTokens: number;
  /** Whether the caller is told what the model has thought. */
  readonly tellsThoughts: boolean;
  /** What is answered, in the caller's words, for an interface whose answers repeat it. */
  readonly request: JsonObject;
}

/** What writing a stream needs besides its pieces. */
export interface StreamOptions extends AnswerOptions {
  /** Whether the caller of a stream asked for the tokens, where the interface leaves that to them. */
  readonly wantsUsage: boolean;
}

/** One of the public interfaces, as far as callers need it who speak it. */
export interface CallersDialect {
  readonly fieldNames: FieldNames;
  /** @throws Untranslatable */
  readRequest(body: JsonObject): Conversation;
  /**
   * Prepares a request for an upstream that speaks this interface too.
   *
   * @throws Untranslatable
   */
  completeRequest(body: JsonObject, options: RequestOptions): JsonObject;
  writeAnswer(answer: Answer, options: AnswerOptions): JsonObject;
  /** Gives whole events as text. */
  writeStream(pieces: AsyncIterable<Piece>, options: StreamOptions): AsyncIterable<string>;
  writeError(meaning: ErrorMeaning, message: string): ToldError;
}

/** One of them, read and written, so that upstreams that speak no other can be asked too. */
export interface Dialect extends CallersDialect {
  /** @throws Untranslatable */
  writeRequest(conversation: Conversation, options: WritingOptions): JsonObject;
  /** @throws UpstreamBroke where the body cannot be read */
  readAnswer(body: JsonObject): Answer;
  /** @throws UpstreamBroke where the stream breaks off, tells of an error or cannot be read */
  readStream(events: AsyncIterable<ServerSentEvent>): AsyncIterable<Piece>;
  /** Reads what an upstream's error means; `undefined` where its words are not known. */
  readMeaning(words: UpstreamWords, message: string): ErrorMeaning | undefined;
}
