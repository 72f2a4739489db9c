import { definedOnly, type JsonObject } from '../../foundation/json-object.ts';
import type { TextInterface } from '../port/text.ts';
import { chatSigns } from './chat/stream-signs.ts';
import type { TokenCount } from './conversation.ts';
import { estimateTokens } from './estimate.ts';
import { estimateInputTokens } from './input-estimate.ts';
import { messagesSigns } from './messages/stream-signs.ts';
import { responsesSigns } from './responses/stream-signs.ts';
import type { ServerSentEvent } from './server-sent-events.ts';
import type { StreamSigns } from './stream-signs.ts';
import { laterUsage } from './token-reading.ts';

/** The token usage of an answer. */
export interface TextUsage {
  /** The request's tokens, including those from the upstream's cache. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The input tokens read from the cache, if the upstream reports them. */
  readonly cachedInputTokens?: number;
  /** The input tokens written to the cache, if the upstream reports them. */
  readonly cacheWriteTokens?: number;
  /** The part of `cacheWriteTokens` with an extended cache lifetime, if the upstream reports it. */
  readonly longCacheWriteTokens?: number;
  /** Whether a number is the gateway's estimate, because the upstream reported none or broke off before it did. */
  readonly isEstimated: boolean;
}

/** Counts the tokens of a stream. */
export interface UsageMeter {
  /** Counts an event of the upstream. */
  see(event: ServerSentEvent): void;
  /** Counts complete events without token counts, by their raw text. */
  seeWords(events: string): void;
  /** The usage so far; after the last event or a break, the final usage. */
  usage(): TextUsage;
}

/** The request and its interface. */
export interface MeteredRequest {
  readonly interface: TextInterface;
  /** The body of the request; used to estimate its tokens if the upstream does not report them. */
  readonly request: JsonObject;
}

/** How to recognize the events of each interface. */
export const SIGNS: Readonly<Record<TextInterface, StreamSigns>> = {
  messages: messagesSigns,
  'chat-completions': chatSigns,
  responses: responsesSigns,
};

/**
 * Meters a stream: exact if the upstream reports token counts, otherwise estimated from the streamed text. An event
 * with text counts as at least one token.
 */
export function usageMeter({ interface: spoken, request }: MeteredRequest): UsageMeter {
  const signs = SIGNS[spoken];
  let usage: JsonObject = {};
  let isFinal = false;
  let events = 0;
  let characters = 0;
  const seeWords = (text: string): void => {
    let counted = 0;
    eachText(text, signs.textStart, (from, end) => {
      characters += end - from;
      if (from < counted) return;
      events += 1;
      counted = endOfEvent(text, end);
    });
  };
  return {
    see(event) {
      const carried = signs.usageIn(event);
      if (carried !== undefined) usage = laterUsage(usage, carried.usage);
      isFinal ||= carried?.isFinal ?? false;
      seeWords(event.data);
    },
    seeWords,
    usage() {
      const told = signs.readTokens(usage);
      const outputTokens = isFinal ? told.outputTokens : undefined;
      const estimate = () => Math.max(events, estimateTokens(characters));
      return usageOf({ ...told, outputTokens }, { request, estimate });
    },
  };
}

/** Reads the usage of a whole answer, or estimates it if the upstream does not report it. */
export function readUsage(
  body: JsonObject,
  { interface: spoken, request }: MeteredRequest,
): TextUsage {
  const { readTokens, textStart, wholeTextStart = textStart } = SIGNS[spoken];
  const told = readTokens(body.usage);
  const estimate = () => estimateTokens(textLength(JSON.stringify(body), wholeTextStart));
  return usageOf(told, { request, estimate });
}

/** Whether events have any generated text. */
export function hasText(events: string, { textStart }: Pick<StreamSigns, 'textStart'>): boolean {
  return textLength(events, textStart) > 0;
}

function usageOf(
  told: Partial<Record<keyof TokenCount, number | undefined>>,
  unsaid: { readonly request: JsonObject; readonly estimate: () => number },
): TextUsage {
  const { inputTokens, outputTokens } = told;
  const { cachedInputTokens, cacheWriteTokens, longCacheWriteTokens } = told;
  return {
    inputTokens: inputTokens ?? estimateInputTokens(unsaid.request),
    outputTokens: outputTokens ?? unsaid.estimate(),
    ...definedOnly({ cachedInputTokens, cacheWriteTokens, longCacheWriteTokens }),
    isEstimated: inputTokens === undefined || outputTokens === undefined,
  };
}

/** The length of the generated texts in JSON, in characters as escaped there, without parsing. */
function textLength(json: string, start: RegExp): number {
  let length = 0;
  eachText(json, start, (from, end) => {
    length += end - from;
  });
  return length;
}

/** Finds the non-empty generated texts in JSON. */
function eachText(json: string, start: RegExp, found: (from: number, end: number) => void): void {
  start.lastIndex = 0;
  while (start.test(json)) {
    const from = start.lastIndex;
    const end = endOfText(json, from);
    if (end > from) found(from, end);
    start.lastIndex = end;
  }
}

/** The end of the event that contains a position. */
function endOfEvent(events: string, from: number): number {
  const end = events.indexOf('\n\n', from);
  return end === -1 ? events.length : end;
}

/** The end of the JSON string that begins at a position. */
function endOfText(json: string, from: number): number {
  let end = json.indexOf('"', from);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let backslashes = 0;
  while (json[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
