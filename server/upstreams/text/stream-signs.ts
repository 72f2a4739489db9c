import type { JsonObject } from '../../foundation/json-object.ts';
import type { UpstreamBroke } from '../port/text.ts';
import type { TokenCount } from './conversation.ts';
import type { ServerSentEvent } from './server-sent-events.ts';

/** What can be told of a stream's events without reading what they say. */
export interface StreamSigns {
  /** The event to add where a whole stream lacks its last one; `undefined` where none may lack it. */
  readonly closingEvent: string | undefined;
  /**
   * Finds what makes an event more than words: an end, an error, a count of tokens. It is for the text of whole events,
   * as they came, and finds rather too much than too little.
   */
  readonly telling: RegExp;
  /** Finds what the end of a stream that breaks off repeats, in an interface where it repeats anything. */
  readonly repeated?: RepeatedSigns;
  /** Finds, in JSON, where each text begins that a model has made: after its opening quotation mark. Global. */
  readonly textStart: RegExp;
  /** The same in a whole answer, where that has its texts under other names. */
  readonly wholeTextStart?: RegExp;
  /** Whether an event is the last of a whole stream. */
  isEnd(event: ServerSentEvent): boolean;
  /** Whether an event says that the answer is whole, though the stream is not over. */
  isAnswered(event: ServerSentEvent): boolean;
  /** What an event says went wrong. */
  errorIn(event: ServerSentEvent): UpstreamBroke | undefined;
  /** The same as an answer of its own, with the status that it would have had, for an error that comes first. */
  refusalIn(event: ServerSentEvent): ToldRefusal | undefined;
  /** Whether an event says no more than that the connection is alive, or that the request has been taken. */
  isIdle(event: ServerSentEvent): boolean;
  /** The count of tokens that an event carries. */
  usageIn(event: ServerSentEvent): CarriedUsage | undefined;
  /** Reads a count of tokens, as far as it goes. */
  readTokens(usage: unknown): Partial<TokenCount>;
  /** Whether an event tells the tokens and nothing else. */
  isUsageAlone(event: ServerSentEvent): boolean;
}

/** What is in the text of some events, and of no others before them. */
export interface RepeatedSigns {
  /** In the one that names the answer. */
  readonly opening: string;
  /** In those that are numbered. */
  readonly numbered: string;
}

/** An error that an event tells of, as the answer that it would have been by itself. */
export interface ToldRefusal {
  readonly status: number;
  readonly body: JsonObject;
}

/** A count of tokens, in the words of its interface. */
export interface CarriedUsage {
  readonly usage: JsonObject;
  /** Whether the answer's tokens are told in full. */
  readonly isFinal: boolean;
}
