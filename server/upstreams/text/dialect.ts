import type { JsonObject } from '../../foundation/json-object.ts';
import type { ToldError, UpstreamWords } from '../port/outcome.ts';
import type { TextInterface, TokenLimitName } from '../port/text.ts';
import type { Answer, Conversation, Piece } from './conversation.ts';
import type { ErrorMeaning } from './error-meaning.ts';
import type { ServerSentEvent } from './server-sent-events.ts';

/** Options for writing a request, in addition to the conversation. */
export interface RequestOptions {
  /** The token limit for interfaces that require one, if the caller sets none. */
  readonly maxTokens?: number | undefined;
  /** The name of the token limit parameter, if the interface has two. */
  readonly tokenLimitName?: TokenLimitName | undefined;
  /** Whether to include the reasoning of earlier turns. */
  readonly takesThoughts?: boolean | undefined;
  /** The reasoning effort that overrides the request's own. */
  readonly wish?: Pick<Conversation, 'effort' | 'lacksAdaptiveThinking'> | undefined;
}

/** The interface's field names for features that not every interface can express. */
export interface FieldNames {
  readonly conversation: string;
  readonly tokenLimit: string;
  readonly answerFormat: string;
}

/** With the field names of the caller's interface, so that errors name the caller's parameters. */
export interface WritingOptions extends RequestOptions {
  readonly fieldNames: FieldNames;
}

/** Options for writing an answer, in addition to the answer. */
export interface AnswerOptions {
  /** The clock for answers whose upstream reports no creation time. */
  readonly now: () => Date;
  /** The estimated input tokens, used if the upstream reports no count and the interface requires one. */
  readonly inputTokens: number;
  /** The caller's request: it decides what the answer includes, and some answers repeat it. */
  readonly request: JsonObject;
}

/** Options for writing a stream, in addition to its pieces. */
export interface StreamOptions extends AnswerOptions {
  /** Whether the caller asked for token counts in the stream, in interfaces with that option. */
  readonly wantsUsage: boolean;
}

/** A public interface, as callers use it. */
export interface CallersDialect {
  readonly fieldNames: FieldNames;
  /**
   * The hints of a request, without which an answer is just as valid: dropped if the upstream's interface has no
   * counterpart.
   *
   * @param to - the upstream's interface, another than this one
   */
  hintsIn(body: JsonObject, to: TextInterface): readonly string[];
  /** @throws Untranslatable */
  readRequest(body: JsonObject): Conversation;
  /**
   * Prepares a request for an upstream that speaks the same interface.
   *
   * @throws Untranslatable
   */
  completeRequest(body: JsonObject, options: RequestOptions): JsonObject;
  writeAnswer(answer: Answer, options: AnswerOptions): JsonObject;
  /** Writes complete events as text. */
  writeStream(pieces: AsyncIterable<Piece>, options: StreamOptions): AsyncIterable<string>;
  writeError(meaning: ErrorMeaning, message: string): ToldError;
}

/** A public interface that requests can also be translated into. */
export interface Dialect extends CallersDialect {
  /** @throws Untranslatable */
  writeRequest(conversation: Conversation, options: WritingOptions): JsonObject;
  /** @throws UpstreamBroke if the body cannot be parsed */
  readAnswer(body: JsonObject): Answer;
  /** @throws UpstreamBroke if the stream breaks off, reports an error or cannot be parsed */
  readStream(events: AsyncIterable<ServerSentEvent>): AsyncIterable<Piece>;
  /** The meaning of an upstream's error; `undefined` if unknown. */
  readMeaning(words: UpstreamWords, message: string): ErrorMeaning | undefined;
}
