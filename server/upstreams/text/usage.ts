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

/** What an answer has consumed. */
export interface TextUsage {
  /** Tokens of the request, those from the upstream's cache too. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** How many of the input tokens came from the cache, where the upstream says so. */
  readonly cachedInputTokens?: number;
  /** How many of them were written to the cache, where the upstream says so. */
  readonly cacheWriteTokens?: number;
  /** How many of those are kept there for longer than usual, where the upstream says so. */
  readonly longCacheWriteTokens?: number;
  /** Whether a number is our guess, because the upstream told none or was cut off before it did. */
  readonly isEstimated: boolean;
}

/** Watches the events of a stream. */
export interface UsageMeter {
  /** Takes an event of the upstream into account. */
  see(event: ServerSentEvent): void;
  /** The same for whole events of which none tells tokens, by their text as it came. */
  seeWords(events: string): void;
  /** What has been consumed so far; after the last event, or after a break, what has been consumed at all. */
  usage(): TextUsage;
}

/** What is asked, in the words of which interface. */
export interface MeteredRequest {
  readonly interface: TextInterface;
  /** The body of the request; its tokens are estimated from it where the upstream does not count them. */
  readonly request: JsonObject;
}

/** How each interface shows what its events are. */
export const SIGNS: Readonly<Record<TextInterface, StreamSigns>> = {
  messages: messagesSigns,
  'chat-completions': chatSigns,
  responses: responsesSigns,
};

/**
 * Meters a stream: exactly where the upstream tells the tokens, else by what has come through. An event with text
 * is one token at least.
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

/** Reads what a whole answer has consumed; where the upstream does not say, it is estimated. */
export function readUsage(
  body: JsonObject,
  { interface: spoken, request }: MeteredRequest,
): TextUsage {
  const { readTokens, textStart, wholeTextStart = textStart } = SIGNS[spoken];
  const told = readTokens(body.usage);
  const estimate = () => estimateTokens(textLength(JSON.stringify(body), wholeTextStart));
  return usageOf(told, { request, estimate });
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

/** Counts the characters of the texts in JSON, as they are written there, without reading it. */
function textLength(json: string, start: RegExp): number {
  let length = 0;
  eachText(json, start, (from, end) => {
    length += end - from;
  });
  return length;
}

/** Finds the texts in JSON that are not empty. */
function eachText(json: string, start: RegExp, found: (from: number, end: number) => void): void {
  start.lastIndex = 0;
  while (start.test(json)) {
    const from = start.lastIndex;
    const end = endOfText(json, from);
    if (end > from) found(from, end);
    start.lastIndex = end;
  }
}

/** Where the event ends that a place lies in. */
function endOfEvent(events: string, from: number): number {
  const end = events.indexOf('\n\n', from);
  return end === -1 ? events.length : end;
}

/** Where a text of JSON ends that begins at a place. */
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
