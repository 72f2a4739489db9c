import type { JsonObject } from '../../foundation/json-object.ts';

/**
 * The part of a text request that more than one of the public interfaces can express. Other parameters are refused by
 * name when a request is read.
 */
export interface Conversation {
  readonly model: string;
  /** The system prompt, text by text. */
  readonly system: readonly TextPart[];
  /**
   * The oldest first. Where the last turn of user or assistant is the assistant's, another answer is asked for, which the
   * messages interface has no word for: it would take that for the beginning of one.
   */
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  readonly toolChoice?: ToolChoice | undefined;
  /** Whether the model may call several tools at once; by default it may. */
  readonly allowsParallelCalls?: boolean | undefined;
  /** The limit of output tokens, with reasoning. */
  readonly maxTokens?: number | undefined;
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly stopSequences?: readonly string[] | undefined;
  /** An opaque name of the person who asks, which upstreams use against abuse. */
  readonly user?: string | undefined;
  readonly effort?: Effort | undefined;
  /** Whether the model is told the effort alone, as it cannot be let think as it finds right. */
  readonly lacksAdaptiveThinking?: boolean | undefined;
  /** What the answer's text must keep to. */
  readonly answerSchema?: AnswerSchema | undefined;
  /** Whether the answer's text must be a JSON object of any shape. In the messages interface it can only be told the model. */
  readonly answersInJson?: boolean | undefined;
  /** How verbose the answer is to be, if not as usual. In the messages interface it can only be told the model. */
  readonly verbosity?: Verbosity | undefined;
  readonly serviceTier?: ServiceTier | undefined;
  readonly stream?: boolean | undefined;
}

/**
 * How an answer is to be served: `auto` uses reserved capacity where there is some, `standard` never does, and the others are
 * OpenAI's for a higher price and a lower one. The messages interface has the first two.
 */
export type ServiceTier = 'auto' | 'standard' | DearerTier | 'flex';

type DearerTier = (typeof DEARER_TIERS)[number];

/** Those that serve faster. Which of them has served an answer is told with it, for they may fall back to the usual one. */
export const DEARER_TIERS = ['priority', 'fast', 'scale'] as const;

/** The JSON Schema of an answer. */
export interface AnswerSchema {
  readonly schema: JsonObject;
  /** A label, which the messages interface has not. */
  readonly name?: string | undefined;
  /** What the answer is, in words to the model. */
  readonly description?: string | undefined;
  /** Whether the answer must keep it strictly, as it always must in the messages interface. */
  readonly isStrict?: boolean | undefined;
}

/** The reasoning effort; `none` is no reasoning. In the messages interface `low` is the least. */
export type Effort = 'none' | 'minimal' | ThinkingEffort;

/** The verbosity, besides the usual one. */
export type Verbosity = 'low' | 'high';

/** The efforts that all interfaces have. */
export const THINKING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;

export type ThinkingEffort = (typeof THINKING_EFFORTS)[number];

/** A turn of one side, or an instruction in between. */
export type Turn = SpokenTurn | Instruction;

/** A turn of one side. */
export type SpokenTurn =
  | {
      readonly role: 'user';
      readonly parts: readonly UserPart[];
      /** Who of several users speaks, where the caller says so. */
      readonly speaker?: string | undefined;
    }
  | { readonly role: 'assistant'; readonly parts: readonly AssistantPart[] };

/** An instruction within the conversation, text by text. */
export interface Instruction {
  readonly role: 'system';
  readonly texts: readonly TextPart[];
}

/** The content of the caller's side: text, pictures, documents, and results of tools. */
export type UserPart = Word | ToolResult;

/** Content by the caller itself, or by one of its tools. */
export type Word = TextPart | ImagePart | DocumentPart;

/** The content of the model's side: text, calls of tools, and earlier reasoning. */
export type AssistantPart = TextPart | ToolCall | Thought;

/** The reasoning of a model, where the upstream tells it and may want it back. */
export interface Thought {
  readonly kind: 'thought';
  readonly text: string;
  /** Its place in the upstream's answer, and in later requests. */
  readonly field: ThoughtField;
}

/** The fields of chat completions that upstreams have for reasoning. */
export const THOUGHT_FIELDS = ['reasoning_content', 'reasoning'] as const;

export type ThoughtField = (typeof THOUGHT_FIELDS)[number];

/** Content that may end a part which the upstream is to cache. */
export interface Markable {
  /** The cache control, which only the messages interface has. */
  readonly cacheMark?: JsonObject | undefined;
}

export interface TextPart extends Markable {
  readonly kind: 'text';
  readonly text: string;
}

export interface ImagePart extends Markable {
  readonly kind: 'image';
  readonly source: ImageSource;
  /** How closely to look, where the caller says so. */
  readonly detail?: ImageDetail | undefined;
}

/** The messages interface looks closely, and has no word for anything else. */
export interface ImageDetail {
  readonly look: 'low' | 'high';
  /** Where the caller says it, for who has to refuse it. */
  readonly at: string;
}

/** A file that is no picture. */
export interface DocumentPart extends Markable {
  readonly kind: 'document';
  readonly source: DocumentSource;
  readonly name?: string | undefined;
}

export type DocumentSource =
  | { readonly kind: 'pdf'; readonly base64: string }
  /** Of any kind that is read as it is: prose, a table, code. Chat completions have it as words. */
  | { readonly kind: 'text'; readonly text: string };

export type ImageSource =
  | { readonly kind: 'data'; readonly mediaType: string; readonly base64: string }
  /** An https address. */
  | { readonly kind: 'address'; readonly url: string };

export interface ToolCall {
  readonly kind: 'call';
  readonly id: string;
  readonly name: string;
  readonly input: JsonObject;
}

export interface ToolResult {
  readonly kind: 'result';
  readonly callId: string;
  readonly words: readonly Word[];
  readonly isError: boolean;
}

/** A function of the caller that the model may call. */
export interface Tool extends Markable {
  readonly name: string;
  readonly description?: string | undefined;
  /** The JSON Schema of its input; without one it takes none. */
  readonly inputSchema?: JsonObject | undefined;
  /** Whether the input must match the schema strictly. */
  readonly isStrict?: boolean | undefined;
}

export type ToolChoice =
  | { readonly kind: 'auto' | 'any' | 'none' }
  | { readonly kind: 'tool'; readonly name: string };

/** A whole answer. */
export interface Answer {
  readonly id: string;
  readonly model: string;
  /** In Unix seconds, where the upstream says so. */
  readonly createdAt?: number | undefined;
  readonly parts: readonly AssistantPart[];
  readonly ending: Ending;
}

/** How an answer ended. */
export interface Ending {
  readonly stop: StopReason;
  /** The stop sequence that was met, where the upstream says so. */
  readonly stopSequence?: string | undefined;
  /** The reason for a refusal, in the words of the model or the upstream. */
  readonly refusal?: string | undefined;
  readonly tokens?: TokenCount | undefined;
  /** How it was served, as OpenAI's interfaces name it, where the upstream says so. */
  readonly servedAs?: string | undefined;
}

export type StopReason =
  | 'end'
  | 'stop-sequence'
  /** The limit of tokens of the request, or of the model. */
  | 'length'
  | 'calls'
  | 'refusal';

/** The tokens of one answer, as an upstream counts them. */
export interface TokenCount {
  /** All input tokens, with those from the cache. */
  readonly inputTokens: number;
  /** All output tokens, with reasoning. */
  readonly outputTokens: number;
  /** The input tokens that came from the cache. */
  readonly cachedInputTokens?: number | undefined;
  /** The input tokens that were written to the cache. */
  readonly cacheWriteTokens?: number | undefined;
  /** Those of them that are kept there for longer than usual. */
  readonly longCacheWriteTokens?: number | undefined;
  /** The output tokens of reasoning. */
  readonly thoughtTokens?: number | undefined;
}

/**
 * A piece of a streamed answer. The first is one `start`, the last one `end`. Calls are numbered from 0, in the order
 * in which they begin; the `arguments` pieces of a call together are the JSON of its input, and other pieces may come
 * in between.
 */
export type Piece =
  | {
      readonly kind: 'start';
      readonly id: string;
      readonly model: string;
      readonly createdAt?: number | undefined;
    }
  | { readonly kind: 'text'; readonly text: string }
  | Thought
  | {
      readonly kind: 'call';
      readonly index: number;
      readonly id: string;
      readonly name: string;
    }
  | { readonly kind: 'arguments'; readonly index: number; readonly json: string }
  | { readonly kind: 'end'; readonly ending: Ending };
