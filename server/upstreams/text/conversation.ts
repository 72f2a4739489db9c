import type { JsonObject } from '../../foundation/json-object.ts';
import type { Thought } from './thought.ts';

/**
 * The part of a text request that more than one of the public interfaces can express. Other parameters are refused by
 * name when a request is parsed.
 */
export interface Conversation {
  readonly model: string;
  /** The system prompt, as a list of texts. */
  readonly system: readonly TextPart[];
  /**
   * In chronological order. If the last spoken turn is the assistant's, the caller asks for another answer. The
   * messages interface cannot express that: it would treat the turn as the beginning of the answer.
   */
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  readonly toolChoice?: ToolChoice | undefined;
  /** Whether the model may call several tools at once; by default it may. */
  readonly allowsParallelCalls?: boolean | undefined;
  /** The limit of output tokens, including reasoning. */
  readonly maxTokens?: number | undefined;
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  /**
   * How many tokens are considered at each step. A field of the messages interface that many services add to chat
   * completions.
   */
  readonly topK?: number | undefined;
  readonly stopSequences?: readonly string[] | undefined;
  /** An opaque identifier of the end user, which upstreams use to detect abuse. */
  readonly user?: string | undefined;
  readonly effort?: Effort | undefined;
  /** Whether the caller wants to read the model's reasoning, or a summary of it. */
  readonly showsThoughts?: boolean | undefined;
  /** Whether to send only the effort, because the model lacks adaptive thinking. */
  readonly lacksAdaptiveThinking?: boolean | undefined;
  /** The schema that the answer's text must match. */
  readonly answerSchema?: AnswerSchema | undefined;
  /**
   * Whether the answer's text must be a JSON object of any shape. The messages interface has no parameter for it; the
   * model is instructed in words.
   */
  readonly answersInJson?: boolean | undefined;
  /**
   * The verbosity of the answer; the default is medium. The messages interface has no parameter for it; the model is
   * instructed in words.
   */
  readonly verbosity?: Verbosity | undefined;
  readonly serviceTier?: ServiceTier | undefined;
  readonly stream?: boolean | undefined;
}

/**
 * The service tier: `auto` uses reserved capacity if available, `standard` never does, and the others are OpenAI's
 * tiers at a higher or lower price. The messages interface has only the first two.
 */
export type ServiceTier = 'auto' | 'standard' | DearerTier | 'flex';

type DearerTier = (typeof DEARER_TIERS)[number];

/** The faster tiers. Answers report which tier served them, because the upstream may fall back to the default tier. */
export const DEARER_TIERS = ['priority', 'fast', 'scale'] as const;

/** The JSON Schema of an answer. */
export interface AnswerSchema {
  readonly schema: JsonObject;
  /** A label, which the messages interface does not have. */
  readonly name?: string | undefined;
  /** A description of the answer for the model. */
  readonly description?: string | undefined;
  /** Whether the answer must match the schema strictly, as it always must in answers of the messages interface. */
  readonly isStrict?: boolean | undefined;
}

/** The reasoning effort; `none` disables reasoning. The lowest level of the messages interface is `low`. */
export type Effort = 'none' | 'minimal' | ThinkingEffort;

/** The verbosity, if not the default one. */
export type Verbosity = 'low' | 'high';

/** The efforts that all interfaces support. */
export const THINKING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;

export type ThinkingEffort = (typeof THINKING_EFFORTS)[number];

/** A turn of the user or the assistant, or an instruction in between. */
export type Turn = SpokenTurn | Instruction;

/** A turn of the user or the assistant. */
export type SpokenTurn =
  | {
      readonly role: 'user';
      readonly parts: readonly UserPart[];
      /** The name of the user who speaks, if the conversation has several users and the caller names them. */
      readonly speaker?: string | undefined;
    }
  | { readonly role: 'assistant'; readonly parts: readonly AssistantPart[] };

/** An instruction within the conversation, as a list of texts. */
export interface Instruction {
  readonly role: 'system';
  readonly texts: readonly TextPart[];
}

/** The content of a user turn: text, images, documents, and tool results. */
export type UserPart = Word | ToolResult;

/** Content from the user, or from a tool. */
export type Word = TextPart | ImagePart | DocumentPart;

/** The content of an assistant turn: text, tool calls, and earlier reasoning. */
export type AssistantPart = TextPart | ToolCall | Thought;

/** Content that may end a prefix which the upstream is to cache. */
export interface Markable {
  /** The `cache_control` value, which only the messages interface has. */
  readonly cacheMark?: JsonObject | undefined;
}

export interface TextPart extends Markable {
  readonly kind: 'text';
  readonly text: string;
}

export interface ImagePart extends Markable {
  readonly kind: 'image';
  readonly source: ImageSource;
  /** The image resolution to use, if the caller specifies it; the messages interface has no parameter for it. */
  readonly detail?: 'low' | 'high' | undefined;
}

/** A file that is not an image. */
export interface DocumentPart extends Markable {
  readonly kind: 'document';
  readonly source: DocumentSource;
  readonly name?: string | undefined;
}

export type DocumentSource =
  | { readonly kind: 'pdf'; readonly base64: string }
  /** Any file readable as text: prose, a table, code. Chat completions receive it as message text. */
  | { readonly kind: 'text'; readonly text: string }
  /** The https address of a PDF, which chat completions do not take; `at` is the path of the caller's parameter. */
  | { readonly kind: 'address'; readonly url: string; readonly at: string };

export type ImageSource =
  | { readonly kind: 'data'; readonly mediaType: string; readonly base64: string }
  /** An https address. */
  | { readonly kind: 'address'; readonly url: string };

export interface ToolCall {
  readonly kind: 'call';
  readonly id: string;
  readonly name: string;
  readonly input: JsonObject;
  /** The arguments, if the model wrote something else than a JSON object; `input` is empty then. */
  readonly malformed?: string | undefined;
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
  /** The JSON Schema of its input; absent if it takes no input. */
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
  /** In Unix seconds, if the upstream reports it. */
  readonly createdAt?: number | undefined;
  readonly parts: readonly AssistantPart[];
  readonly ending: Ending;
}

/** How an answer ended. */
export interface Ending {
  readonly stop: StopReason;
  /** The stop sequence that matched, if the upstream reports it. */
  readonly stopSequence?: string | undefined;
  /** The reason for a refusal, as the model or the upstream worded it. */
  readonly refusal?: string | undefined;
  readonly tokens?: TokenCount | undefined;
  /** The service tier that was used, by its name in OpenAI's interfaces, if the upstream reports it. */
  readonly servedAs?: string | undefined;
}

export type StopReason =
  | 'end'
  | 'stop-sequence'
  /** The token limit of the request or of the model was reached. */
  | 'length'
  | 'calls'
  | 'refusal';

/** The tokens of one answer, as an upstream counts them. */
export interface TokenCount {
  /** All input tokens, including cached ones. */
  readonly inputTokens: number;
  /** All output tokens, including reasoning. */
  readonly outputTokens: number;
  /** The input tokens that were read from the cache. */
  readonly cachedInputTokens?: number | undefined;
  /** The input tokens that were written to the cache. */
  readonly cacheWriteTokens?: number | undefined;
  /** The part of `cacheWriteTokens` with an extended cache lifetime. */
  readonly longCacheWriteTokens?: number | undefined;
  /** The output tokens of reasoning. */
  readonly thoughtTokens?: number | undefined;
}

/**
 * A piece of a streamed answer. The first is a single `start`, the last a single `end`. Calls are numbered from 0 in
 * the order in which they begin. The `arguments` pieces of a call, concatenated, are the JSON of its input; other
 * pieces may come in between.
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
