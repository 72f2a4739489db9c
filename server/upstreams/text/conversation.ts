import type { JsonObject } from '../../foundation/json-object.ts';

/**
 * A request for text as far as more than one of the public interfaces can say it. A parameter that only one of them has
 * is not here: whoever reads a request refuses it by name.
 */
export interface Conversation {
  readonly model: string;
  /** What the model is told before the conversation, text by text. */
  readonly system: readonly TextPart[];
  /** Oldest first; of those of user and assistant the last is never the assistant's. */
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  readonly toolChoice?: ToolChoice | undefined;
  /** Whether the model may call several tools at once; it may where nothing is said. */
  readonly allowsParallelCalls?: boolean | undefined;
  /** The most tokens to make, thoughts included. */
  readonly maxTokens?: number | undefined;
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly stopSequences?: readonly string[] | undefined;
  /** An opaque name of the person who asks, which upstreams use against abuse. */
  readonly user?: string | undefined;
  readonly effort?: Effort | undefined;
  /** A JSON Schema that the answer's text must keep to. */
  readonly answerSchema?: JsonObject | undefined;
  /** Whether the answer's text must be a JSON object, of whichever shape. Messages cannot say it. */
  readonly answersInJson?: boolean | undefined;
  /** How much the answer is to say, where that is not the usual. Messages cannot say it. */
  readonly verbosity?: Verbosity | undefined;
  /** `auto` takes reserved capacity where there is some, `standard` never does. */
  readonly serviceTier?: 'auto' | 'standard' | undefined;
  readonly stream?: boolean | undefined;
}

/** How hard a model thinks before it answers; `none` is not at all. Messages know no `minimal`. */
export type Effort = 'none' | 'minimal' | ThinkingEffort;

/** How much an answer says, beside the usual. */
export type Verbosity = 'low' | 'high';

/** The words that all interfaces have for an effort. */
export const THINKING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;

type ThinkingEffort = (typeof THINKING_EFFORTS)[number];

/** What one side says, or what the model is told in between. */
export type Turn = SpokenTurn | Instruction;

/** Tells what the model is told in between from what is said. */
export function isInstruction(turn: Turn): turn is Instruction {
  return turn.role === 'system';
}

/** What one side says. */
export type SpokenTurn =
  | { readonly role: 'user'; readonly parts: readonly UserPart[] }
  | { readonly role: 'assistant'; readonly parts: readonly AssistantPart[] };

/** What the model is told at one place of the conversation, text by text. */
export interface Instruction {
  readonly role: 'system';
  readonly texts: readonly TextPart[];
}

/** What the caller's side says: words, pictures, documents, and what came of the tools that were called. */
export type UserPart = Word | ToolResult;

/** What is said, by the caller itself or by a tool of its own. */
export type Word = TextPart | ImagePart | DocumentPart;

/** What the model's side says, and has thought before. */
export type AssistantPart = TextPart | ToolCall | Thought;

/** What a model has thought, where its upstream tells that and may want to be told it again. */
export interface Thought {
  readonly kind: 'thought';
  readonly text: string;
  /** Where it stood in the upstream's answer, and has to stand in later requests. */
  readonly field: ThoughtField;
}

/** The fields of chat completions that those who tell thoughts have for them. */
export const THOUGHT_FIELDS = ['reasoning_content', 'reasoning'] as const;

export type ThoughtField = (typeof THOUGHT_FIELDS)[number];

/** Something that may end what an upstream is to keep in its cache. */
export interface Markable {
  /** How it is to be kept, in the words of the messages interface, which alone has them. */
  readonly cacheMark?: JsonObject | undefined;
}

export interface TextPart extends Markable {
  readonly kind: 'text';
  readonly text: string;
}

export interface ImagePart extends Markable {
  readonly kind: 'image';
  readonly source: ImageSource;
}

/** A PDF that is sent along. */
export interface DocumentPart extends Markable {
  readonly kind: 'document';
  readonly base64: string;
  readonly name?: string | undefined;
}

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

/** A function of the caller's that the model may call. */
export interface Tool extends Markable {
  readonly name: string;
  readonly description?: string | undefined;
  /** A JSON Schema of the input; without one the tool takes nothing. */
  readonly inputSchema?: JsonObject | undefined;
  /** Whether the input keeps to the schema for certain. */
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
  /** Why the model refuses, in its words or the upstream's. */
  readonly refusal?: string | undefined;
  readonly tokens?: TokenCount | undefined;
}

export type StopReason =
  | 'end'
  | 'stop-sequence'
  /** The limit of tokens, or the model's own. */
  | 'length'
  | 'calls'
  | 'refusal';

/** The tokens of one answer, as an upstream counts them. */
export interface TokenCount {
  /** All tokens of the request, those from the cache too. */
  readonly inputTokens: number;
  /** All tokens of the answer, thoughts too. */
  readonly outputTokens: number;
  /** How many of the input came from the cache. */
  readonly cachedInputTokens?: number | undefined;
  /** How many of the input were put into the cache. */
  readonly cacheWriteTokens?: number | undefined;
  /** How many of the output are thoughts. */
  readonly thoughtTokens?: number | undefined;
}

/**
 * A piece of a streamed answer. First comes one `start`, last one `end`. Calls are numbered from 0, in the order in
 * which they begin; the `arguments` of one are together the JSON of its input, and anything may stand among them.
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

/** Joins turns of one role that follow each other into one. */
export function joinTurns(turns: readonly SpokenTurn[]): readonly SpokenTurn[] {
  const runs: SpokenTurn[][] = [];
  for (const turn of turns) {
    const run = runs.at(-1);
    if (run?.[0]?.role === turn.role) run.push(turn);
    else runs.push([turn]);
  }
  return runs.map(joinRun);
}

function joinRun(run: readonly SpokenTurn[]): SpokenTurn {
  return run[0]?.role === 'assistant'
    ? {
        role: 'assistant',
        parts: run.flatMap((turn) => (turn.role === 'assistant' ? turn.parts : [])),
      }
    : { role: 'user', parts: run.flatMap((turn) => (turn.role === 'user' ? turn.parts : [])) };
}
