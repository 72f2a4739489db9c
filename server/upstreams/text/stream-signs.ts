import type { JsonObject } from '../../foundation/json-object.ts';
import type { UpstreamBroke } from '../port/text.ts';
import type { TokenCount } from './conversation.ts';
import type { RawEvent, ServerSentEvent } from './server-sent-events.ts';

/** Recognizes a stream's events without fully parsing them. */
export interface StreamSigns {
  /** The event to append if a complete stream lacks its last one; `undefined` if the interface requires it. */
  readonly closingEvent: string | undefined;
  /**
   * Matches events that carry more than text: an end, an error, token counts, or what has to be corrected. Applied to
   * the raw text of complete events; false positives are acceptable, false negatives are not.
   */
  readonly telling: RegExp;
  /** Identifies the events that a closing error event must repeat, in interfaces where it repeats any. */
  readonly repeated?: RepeatedSigns;
  /** Matches, in JSON, up to where each generated text begins: after its opening quotation mark. Global. */
  readonly textStart: RegExp;
  /** `textStart` for a whole answer, if its text fields have other names. */
  readonly wholeTextStart?: RegExp;
  /**
   * Makes the correction of one stream's events which clients of the interface would misread. It is given those that
   * match `telling`, in their order.
   */
  readonly correction?: () => EventCorrection;
  /** Matches, in the raw text of events, one that has a part of the answer, or tells why there is none. */
  readonly content: RegExp;
  /** Whether an event is the last of a complete stream. */
  isEnd(event: ServerSentEvent): boolean;
  /** Whether an event says that the answer is complete, though the stream continues. */
  isAnswered(event: ServerSentEvent): boolean;
  /** The error that an event reports. */
  errorIn(event: ServerSentEvent): UpstreamBroke | undefined;
  /** That error as a whole answer with its HTTP status, for an error that is the first event. */
  refusalIn(event: ServerSentEvent): ToldRefusal | undefined;
  /** Whether an event only keeps the connection alive or acknowledges the request. */
  isIdle(event: ServerSentEvent): boolean;
  /** The token counts of an event. */
  usageIn(event: ServerSentEvent): CarriedUsage | undefined;
  /** Reads token counts, as far as they are given. */
  readTokens(usage: unknown): Partial<TokenCount>;
  /** Whether an event contains only token counts. */
  isUsageAlone(event: ServerSentEvent): boolean;
}

/** The correction of one stream's events. */
export interface EventCorrection {
  /** Returns the corrected text of an event; `undefined` if it is fine. */
  correct(event: RawEvent): string | undefined;
  /** Matches, as `telling` does, the events that it has to be given besides, after those that it was given. */
  readonly alsoTelling?: RegExp | undefined;
}

/** Substrings that appear only in certain events, and in no earlier ones. */
export interface RepeatedSigns {
  /** Appears in the event that identifies the answer. */
  readonly opening: string;
  /** Appears in the numbered events. */
  readonly numbered: string;
}

/** An error event, as the whole answer that it would have been. */
export interface ToldRefusal {
  readonly status: number;
  readonly body: JsonObject;
}

/** Token counts, in the form of their interface. */
export interface CarriedUsage {
  readonly usage: JsonObject;
  /** Whether the answer's token counts are final. */
  readonly isFinal: boolean;
}
