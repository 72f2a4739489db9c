import type { JsonObject } from '../../foundation/json-object.ts';
import type { ToldError, UpstreamWords } from '../port/outcome.ts';
import type { TokenLimitName } from '../port/text.ts';
import type { Answer, Conversation, Piece } from './conversation.ts';
import type { ErrorMeaning } from './error-meaning.ts';
import type { ServerSentEvent } from './server-sent-events.ts';

/** What writing a request needs besides the conversation. */
export interface RequestOptions {
  /** The limit of tokens for interfaces that require one, where the caller gives none. */
  readonly maxTokens?: number | undefined;
  /** The name of that limit, where the interface has two. */
  readonly tokenLimitName?: TokenLimitName | undefined;
  /** Whether reasoning of earlier turns is sent again. */
  readonly takesThoughts?: boolean | undefined;
  /** How hard the model is to think, in place of what the request says. */
  readonly wish?: Pick<Conversation, 'effort' | 'lacksAdaptiveThinking'> | undefined;
}

/** The names that an interface has for features which not every interface can express. */
export interface FieldNames {
  readonly conversation: string;
  readonly tokenLimit: string;
  readonly answerFormat: string;
}

/** Names features in refusals as the caller's interface does. */
export interface WritingOptions extends RequestOptions {
  readonly fieldNames: FieldNames;
}

/** What writing an answer needs besides the answer. */
export interface AnswerOptions {
  /** The time of answers whose upstream does not tell it. */
  readonly now: () => Date;
  /** The estimated input tokens, where the upstream does not count and the interface requires a number. */
  readonly inputTokens: number;
  /** The caller's request, which says what the answer is to tell, and which some answers repeat. */
  readonly request: JsonObject;
}

/** What writing a stream needs besides its pieces. */
export interface StreamOptions extends AnswerOptions {
  /** Whether the caller of a stream asked for the tokens, in interfaces with that option. */
  readonly wantsUsage: boolean;
}

/** A public interface, for callers that speak it. */
export interface CallersDialect {
  readonly fieldNames: FieldNames;
  /** Parameters that an answer is as good without, so that they are left out where an upstream's interface has none like it. */
  readonly hints: readonly string[];
  /** @throws Untranslatable */
  readRequest(body: JsonObject): Conversation;
  /**
   * Prepares a request for an upstream that speaks this interface too.
   *
   * @throws Untranslatable
   */
  completeRequest(body: JsonObject, options: RequestOptions): JsonObject;
  writeAnswer(answer: Answer, options: AnswerOptions): JsonObject;
  /** Writes whole events as text. */
  writeStream(pieces: AsyncIterable<Piece>, options: StreamOptions): AsyncIterable<string>;
  writeError(meaning: ErrorMeaning, message: string): ToldError;
}

/** A public interface that can be read and written, so that requests can be translated into it. */
export interface Dialect extends CallersDialect {
  /** @throws Untranslatable */
  writeRequest(conversation: Conversation, options: WritingOptions): JsonObject;
  /** @throws UpstreamBroke where the body cannot be read */
  readAnswer(body: JsonObject): Answer;
  /** @throws UpstreamBroke where the stream breaks off, tells of an error or cannot be read */
  readStream(events: AsyncIterable<ServerSentEvent>): AsyncIterable<Piece>;
  /** The meaning of an upstream's error; `undefined` where it is unknown. */
  readMeaning(words: UpstreamWords, message: string): ErrorMeaning | undefined;
}
