import { type JsonObject, parseObject } from '../../../foundation/json-object.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import type { StreamSigns } from '../stream-signs.ts';
import { BEGUN_CALLS, chunkCorrection } from './chunk-correction.ts';
import { errorOf, FAILED_CHOICE } from './error.ts';
import { readTokens, usageOf } from './token-count.ts';
import { toldRefusal } from './told-refusal.ts';

/** The data of the event that ends a stream. */
export const DONE = '[DONE]';

// In JSON strings, quotation marks are escaped, so these match only actual fields.
const FINISH_REASON = /"finish_reason"\s*:\s*"/;
const ERROR = /"error"\s*:\s*["{]/;
const USAGE = /"usage"\s*:\s*\{/;
const NO_CHOICES = /"choices"\s*:\s*\[\s*\]/;

/** Recognizes the events of a completion by pattern, and parses only those that need it. */
export const chatSigns: StreamSigns = {
  closingEvent: `data: ${DONE}\n\n`,
  telling: new RegExp(
    `\\[DONE\\]|"(?:finish_reason|usage|error)"(?!\\s*:\\s*null)|${BEGUN_CALLS.source}`,
  ),
  correction: chunkCorrection,
  textStart: /"(?:content|text|arguments|refusal|reasoning|reasoning_content)"\s*:\s*"/g,
  content: /"choices"\s*:\s*\[\s*\{/,
  isEnd: ({ data }) => data === DONE,
  isAnswered: ({ data }) => FINISH_REASON.test(data),
  errorIn({ data }) {
    const chunk = mayBeError(data) ? parseObject(data) : undefined;
    return chunk === undefined ? undefined : errorOf(chunk);
  },
  refusalIn({ data }) {
    return mayBeError(data) ? toldRefusal(parseObject(data)) : undefined;
  },
  // Azure first sends a chunk that tells only what it thinks of the prompt.
  isIdle: ({ event, data }) => data === '' || event === 'ping' || isWithoutChoices(data),
  usageIn(event) {
    const chunk = usageChunk(event);
    const usage = chunk && usageOf(chunk);
    return usage === undefined ? undefined : { usage, isFinal: true };
  },
  readTokens: (usage) => readTokens(usage) ?? {},
  isUsageAlone(event) {
    const choices = usageChunk(event)?.choices;
    return Array.isArray(choices) && choices.length === 0;
  },
};

function isWithoutChoices(data: string): boolean {
  return NO_CHOICES.test(data) && !mayBeError(data);
}

function mayBeError(data: string): boolean {
  return ERROR.test(data) || FAILED_CHOICE.test(data);
}

function usageChunk({ data }: ServerSentEvent): JsonObject | undefined {
  return USAGE.test(data) ? parseObject(data) : undefined;
}
