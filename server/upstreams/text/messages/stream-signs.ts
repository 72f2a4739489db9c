import { isObject, parseObject } from '../../../foundation/json-object.ts';
import { STATUS_OF_MEANING } from '../error-meaning.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import type { StreamSigns } from '../stream-signs.ts';
import { errorOf, readMeaning } from './error.ts';
import { NAMELESS, withName } from './event-names.ts';
import { readTokens } from './token-count.ts';

// In JSON strings, quotation marks are escaped, so these match only actual fields.
const STOP = /"type"\s*:\s*"message_stop"/;
const ERROR = /"type"\s*:\s*"error"/;
const PING = /"type"\s*:\s*"ping"/;
const START = /"type"\s*:\s*"message_start"/;
const USAGE = /"usage"\s*:\s*\{/;

/** Recognizes the events of a message by pattern, and parses only those that need it. */
export const messagesSigns: StreamSigns = {
  closingEvent: undefined,
  telling: new RegExp(`message_stop|event: ?error|"error"|"usage"|${NAMELESS.source}`),
  correction: () => ({ correct: withName }),
  textStart: /"(?:text|partial_json|thinking)"\s*:\s*"/g,
  content: /"content_block_start"|"stop_reason"\s*:\s*"/,
  isEnd: (event) => isNamed(event, 'message_stop', STOP),
  isAnswered: () => false,
  errorIn(event) {
    return isNamed(event, 'error', ERROR)
      ? errorOf({ ...parseObject(event.data), type: 'error' })
      : undefined;
  },
  refusalIn(event) {
    const error = messagesSigns.errorIn(event);
    if (error === undefined) return undefined;
    const meaning = readMeaning(error.words ?? {}, error.message) ?? 'failed';
    return { status: STATUS_OF_MEANING[meaning], body: parseObject(event.data) ?? {} };
  },
  // The start only acknowledges the request: a refusal may follow it.
  isIdle: (event) =>
    event.data === '' || isNamed(event, 'ping', PING) || isNamed(event, 'message_start', START),
  usageIn({ data }) {
    const event = USAGE.test(data) ? parseObject(data) : undefined;
    const carrier = event?.type === 'message_start' ? event.message : event;
    const usage = isObject(carrier) ? carrier.usage : undefined;
    return isObject(usage) ? { usage, isFinal: event?.type === 'message_delta' } : undefined;
  },
  readTokens,
  isUsageAlone: () => false,
};

/** Some upstreams omit an event's name, and have the type only in its data. */
function isNamed({ event, data }: ServerSentEvent, name: string, look: RegExp): boolean {
  if (event !== undefined) return event === name;
  return look.test(data) && parseObject(data)?.type === name;
}
