import { isObject, type JsonObject, parseObject } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port.ts';
import { readMeaning, wordsOf } from '../chat/error.ts';
import { STATUS_OF_MEANING } from '../error-meaning.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import type { StreamSigns } from '../stream-signs.ts';
import { errorSentence } from '../upstream-words.ts';
import { readTokens } from './token-count.ts';

// Inside a text of JSON every quotation mark is escaped, so that these are found where they are fields only.
const TYPE = /"type"\s*:\s*"(response\.(?:completed|incomplete|failed)|error)"/;
const LAST: ReadonlySet<unknown> = new Set(['response.completed', 'response.incomplete']);

/** Tells the events of a response apart by their look; only what must be is parsed. */
export const responsesSigns: StreamSigns = {
  closingEvent: undefined,
  telling: /response\.(?:completed|incomplete|failed)|event: ?error|"type"\s*:\s*"error"/,
  // What ends an item repeats the whole of it: only pieces count.
  textStart: /"delta"\s*:\s*"/g,
  isEnd: (event) => LAST.has(typeOf(event)),
  isAnswered: () => false,
  errorIn(event) {
    const error = errorOf(event);
    if (error === undefined) return undefined;
    return new UpstreamBroke(errorSentence(error.message), { words: wordsOf(error) });
  },
  refusalIn(event) {
    const error = errorOf(event);
    if (error === undefined) return undefined;
    const words = wordsOf(error);
    const meaning = readMeaning(words, errorSentence(error.message)) ?? 'failed';
    return { status: STATUS_OF_MEANING[meaning], body: { error } };
  },
  isIdle: ({ event, data }) => data === '' || event === 'ping' || event === 'keepalive',
  usageIn(event) {
    const response = lastResponse(event);
    const usage = response?.usage;
    return isObject(usage) ? { usage, isFinal: true } : undefined;
  },
  readTokens,
  isUsageAlone: () => false,
};

/** The kind of an event that ends a response. */
function typeOf({ event, data }: ServerSentEvent): string | undefined {
  if (event !== undefined && !event.startsWith('response.') && event !== 'error') return undefined;
  return TYPE.exec(data)?.[1] === undefined ? undefined : textType(data);
}

function textType(data: string): string | undefined {
  const type = parseObject(data)?.type;
  return typeof type === 'string' ? type : undefined;
}

function lastResponse(event: ServerSentEvent): JsonObject | undefined {
  if (typeOf(event) === undefined) return undefined;
  const response = parseObject(event.data)?.response;
  return isObject(response) ? response : undefined;
}

/** An error of its own, or the one that a response has failed with. */
function errorOf(event: ServerSentEvent): JsonObject | undefined {
  const type = typeOf(event);
  if (type === 'error') {
    const body = parseObject(event.data) ?? {};
    return isObject(body.error) ? body.error : { ...body, type: undefined };
  }
  if (type !== 'response.failed') return undefined;
  const error = lastResponse(event)?.error;
  return isObject(error) ? error : {};
}
