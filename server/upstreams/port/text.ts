import type { Readable } from 'node:stream';
import type { ModelContext } from './call.ts';
import type { Cleaning, UnsupportedEffort, UpstreamOutcome, UpstreamWords } from './outcome.ts';

/** The public interfaces of text models. */
export type TextInterface = TranslatedInterface | 'responses';

/** The interfaces that requests can be translated into, for upstreams that do not support the caller's interface. */
export type TranslatedInterface = 'messages' | 'chat-completions';

/** A conversation to answer, in one of the public interfaces. */
export interface TextRequest {
  readonly interface: TextInterface;
  /**
   * The body in the format of that interface. Its `model` is the caller's name; the context has the upstream's name.
   */
  readonly body: Readonly<Record<string, unknown>>;
  readonly stream: boolean;
  /** The caller's headers that belong to the interface, with names in lower case, for an upstream that supports it. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An answer: complete, or streamed as the interface's server-sent events. */
export type TextAnswer =
  | WholeTextAnswer
  /** The unparsed bytes. They end early, or with an error, if the upstream breaks off. */
  | {
      readonly kind: 'stream';
      readonly bytes: Readable;
      readonly ignored?: readonly string[];
      /** Hides the gateway's secrets in what the upstream says of an error, which may quote its request. */
      readonly cleaning?: Cleaning;
    };

/** The message for an answer that the gateway itself interrupts. */
export const GATEWAY_STOPPED =
  'The gateway shut down before the answer was complete; send the request again.';

/** A complete answer. */
export interface WholeTextAnswer {
  readonly kind: 'whole';
  readonly body: Readonly<Record<string, unknown>>;
  /** The JSON text that the body was parsed from, if there is one. */
  readonly text?: string;
  /** The parameters that the upstream reports as not passed on to the model. */
  readonly ignored?: readonly string[];
}

/** Thrown when an upstream interrupts an answer that has begun. */
export class UpstreamBroke extends Error {
  override readonly name = 'UpstreamBroke';
  /** The upstream's error fields, if there are any. */
  readonly words: UpstreamWords | undefined;
  /** The upstream's event for the error, in interfaces where one ends a failed answer. */
  readonly event: FailedEvent | undefined;
  constructor(message: string, { words, event, ...options }: BreakOptions = {}) {
    super(message, options);
    this.words = words;
    this.event = event;
  }
}

/** Details of the interruption besides its message. */
interface BreakOptions extends ErrorOptions {
  readonly words?: UpstreamWords;
  readonly event?: FailedEvent;
}

/** An event that ends a failed answer. */
export interface FailedEvent {
  readonly name: string | undefined;
  readonly data: string;
  /** The data, parsed. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Context of a call for text. */
export interface TextContext extends ModelContext {
  /** The output token limit for upstreams that require one, used if the caller sets none. */
  readonly maxTokens: number;
}

/** The name of the token limit parameter in chat completions. Not all upstreams support the newer name. */
export type TokenLimitName = 'max_tokens' | 'max_completion_tokens';

export interface TextUpstream {
  /**
   * The supported interfaces. Other requests are translated into the first of them, and their answers back. An
   * interface that turns out to be unsupported is removed.
   */
  readonly interfaces: readonly [TranslatedInterface, ...TextInterface[]];
  /**
   * Whether it stores conversations, so that a request of the messages interface may continue one (`thread`). Otherwise
   * such requests are rejected.
   */
  readonly keepsThreads?: true;
  /** The name of the token limit in requests that are translated into chat completions; by default the newer one. */
  readonly tokenLimitName?: TokenLimitName;
  /** Whether requests that are translated into chat completions include the model's reasoning of earlier turns. */
  readonly takesThoughts?: boolean;
  /** The reasoning efforts that its models are known not to support. */
  readonly unsupportedEfforts?: EffortMemory;
  /** Answers a conversation in one of its interfaces. */
  answer(request: TextRequest, context: TextContext): Promise<UpstreamOutcome<TextAnswer>>;
}

/** Remembers which reasoning efforts models do not support. */
export interface EffortMemory {
  /** What a model does not support of an effort, as far as known. */
  find(asked: AskedEffort): UnsupportedEffort | undefined;
  note(asked: AskedEffort, lacking: UnsupportedEffort): void;
}

/** A reasoning effort requested of a model. */
export interface AskedEffort {
  readonly model: string;
  readonly effort: string | undefined;
  /** Whether adaptive thinking is requested: the model decides how much to think. */
  readonly isAdaptive: boolean;
  /** Whether the request has tools, for which some models support other efforts. */
  readonly hasTools: boolean;
}

/** A conversation whose input tokens are to be counted, in the interface that they are counted for. */
export type CountingRequest = Pick<TextRequest, 'body' | 'headers'>;

/** The token count, in the format of the interface. */
export interface CountedTokens {
  /** Not validated; the operation validates it. */
  readonly body: unknown;
  /** The JSON text that the body was parsed from, if there is one. */
  readonly text?: string;
  /** Whether the upstream marks it as an estimate. */
  readonly isEstimate?: boolean;
}

export interface CountingUpstream {
  /** Counts the input tokens of a conversation, as its answer would report them. */
  count(request: CountingRequest, context: ModelContext): Promise<UpstreamOutcome<CountedTokens>>;
}
