import type { Readable } from 'node:stream';
import type { ModelContext } from './call.ts';
import type { LackingEffort, UpstreamOutcome, UpstreamWords } from './outcome.ts';

/** The public interfaces of text models. */
export type TextInterface = TranslatedInterface | 'responses';

/** The interfaces that requests are translated into, for upstreams that do not speak the interface of the caller. */
export type TranslatedInterface = 'messages' | 'chat-completions';

/** A conversation to answer, in one of the interfaces. */
export interface TextRequest {
  readonly interface: TextInterface;
  /** The body in that interface. It names the model as the caller does; the context has the upstream's name. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly stream: boolean;
  /** The caller's headers about the interface itself, in lower case, for an upstream that speaks it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer: whole, or as the interface's server-sent events while it is made. */
export type TextAnswer =
  | {
      readonly kind: 'whole';
      readonly body: Readonly<Record<string, unknown>>;
      /** The JSON that the body was read from, where there is one. */
      readonly text?: string;
      /** The parameters that were left out for who has answered, where the upstream says so. */
      readonly ignored?: readonly string[];
    }
  /** The bytes as they come. They end early, or with an error, where the upstream breaks off. */
  | {
      readonly kind: 'stream';
      readonly bytes: Readable;
      readonly ignored?: readonly string[];
      /** Removes the gateway's secrets from a message of the upstream, which may quote its request. */
      readonly withoutSecrets?: (text: string) => string;
    };

/** The message where the gateway itself breaks off an answer that has begun. */
export const GATEWAY_STOPPED =
  'The gateway shut down before the answer was complete; send the request again.';

/** The upstream broke off in the middle of an answer. */
export class UpstreamBroke extends Error {
  override readonly name = 'UpstreamBroke';
  /** The upstream's own fields for it, if there are any. */
  readonly words: UpstreamWords | undefined;
  /** The upstream's event for it, in interfaces where an event tells callers that the answer is over. */
  readonly event: string | undefined;
  constructor(message: string, { words, event, ...options }: BreakOptions = {}) {
    super(message, options);
    this.words = words;
    this.event = event;
  }
}

/** The facts of a break besides its message. */
interface BreakOptions extends ErrorOptions {
  readonly words?: UpstreamWords;
  readonly event?: string;
}

/** A call for text. */
export interface TextContext extends ModelContext {
  /** The limit of tokens for upstreams that require one, where the caller gives none. */
  readonly maxTokens: number;
}

/** The parameter for the limit of tokens in chat completions. Not all upstreams know the newer name. */
export type TokenLimitName = 'max_tokens' | 'max_completion_tokens';

export interface TextUpstream {
  /**
   * The interfaces that it speaks. Other requests are translated into the first of them, and their answers back. An
   * interface that it turns out not to speak is removed.
   */
  readonly interfaces: readonly [TranslatedInterface, ...TextInterface[]];
  /**
   * Whether it keeps conversations, so that a request of the messages interface may continue one (`thread`). Without
   * it, such requests are refused.
   */
  readonly keepsThreads?: true;
  /** The name of the limit of tokens in chat completions that are translated for it; by default the newer one. */
  readonly tokenLimitName?: TokenLimitName;
  /** Whether chat completions that are translated for it repeat its reasoning of earlier turns. */
  readonly takesThoughts?: boolean;
  /** What is known of the reasoning efforts that its models do not have. */
  readonly lackedEfforts?: EffortMemory;
  /** Answers a conversation in one of its interfaces. */
  answer(request: TextRequest, context: TextContext): Promise<UpstreamOutcome<TextAnswer>>;
}

/** Remembers which reasoning efforts models do not have. */
export interface EffortMemory {
  /** What a model lacks of an effort, as far as is known. */
  find(asked: AskedEffort): LackingEffort | undefined;
  note(asked: AskedEffort, lacking: LackingEffort): void;
}

/** An effort that is asked of a model. */
export interface AskedEffort {
  readonly model: string;
  readonly effort: string | undefined;
  /** Whether the model is let think as it finds right. */
  readonly isAdaptive: boolean;
  /** Whether tools go with it, which some models take with other efforts. */
  readonly hasTools: boolean;
}

/** A conversation whose tokens are to be counted, in the interface that they are counted for. */
export type CountingRequest = Pick<TextRequest, 'body' | 'headers'>;

/** The number of tokens, as the interface writes it. */
export interface CountedTokens {
  /** Unchecked; the operation checks it. */
  readonly body: unknown;
  /** The JSON that the body was read from, where there is one. */
  readonly text?: string;
  /** Whether the upstream calls it an estimate. */
  readonly isEstimate?: boolean;
}

export interface CountingUpstream {
  /** Counts the input tokens of a conversation, as its answer would report them. */
  count(request: CountingRequest, context: ModelContext): Promise<UpstreamOutcome<CountedTokens>>;
}
