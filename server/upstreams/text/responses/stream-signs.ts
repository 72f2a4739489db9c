import { isObject, type JsonObject, parseObject } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import { wordsOf } from '../chat/error.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import type { StreamSigns } from '../stream-signs.ts';
import { errorSentence } from '../upstream-words.ts';
import { errorOfResponse, refusalOf } from './failure.ts';
import { readTokens } from './token-count.ts';

// Inside a text of JSON every quotation mark is escaped, so that these are found where they are fields only: of the
// event, or of an item in it, such as a call that a tool has failed in. Which of the two is seen when it is parsed.
const LAST = /"type"\s*:\s*"response\.(?:completed|incomplete|failed)"/;
const ERROR = /"error"\s*:\s*["{]|"type"\s*:\s*"error"/;

const ENDS: ReadonlySet<unknown> = new Set([
  'response.completed',
  'response.incomplete',
  'response.failed',
]);

/** What tells that the request has been taken. A refusal comes behind it, as does the first of what is answered. */
const TAKEN: ReadonlySet<unknown> = new Set([
  'response.created',
  'response.queued',
  'response.in_progress',
]);
const KEPT_ALIVE: ReadonlySet<unknown> = new Set(['ping', 'keepalive']);

/** Tells the events of a response apart by their look; only what must be is parsed. */
export const responsesSigns: StreamSigns = {
  closingEvent: undefined,
  telling: /response\.(?:completed|incomplete|failed)|"error"|^event: ?error/m,
  repeated: { opening: 'response.created', numbered: '"sequence_number"' },
  // What ends an item repeats the whole of it: only pieces count.
  textStart: /"delta"\s*:\s*"/g,
  wholeTextStart: /"(?:text|refusal|arguments|input|code)"\s*:\s*"/g,
  isEnd(event) {
    const type = lastOf(event)?.type;
    return type === 'response.completed' || type === 'response.incomplete';
  },
  isAnswered: () => false,
  errorIn(event) {
    const error = errorOf(event);
    if (error === undefined) return undefined;
    const words = wordsOf(error);
    const told = lastOf(event) === undefined ? {} : { event: written(event) };
    return new UpstreamBroke(errorSentence(error.message), { words, ...told });
  },
  refusalIn(event) {
    const error = errorOf(event);
    return error && refusalOf(error);
  },
  isIdle(event) {
    if (event.data === '' || KEPT_ALIVE.has(event.event)) return true;
    const type = event.event ?? parseObject(event.data)?.type;
    return TAKEN.has(type) || KEPT_ALIVE.has(type);
  },
  usageIn(event) {
    const response = lastOf(event)?.response;
    const usage = isObject(response) ? response.usage : undefined;
    return isObject(usage) ? { usage, isFinal: true } : undefined;
  },
  readTokens,
  isUsageAlone: () => false,
};

/** What has been read of events that end a response, each of which repeats all of it. */
const READ = new WeakMap<ServerSentEvent, JsonObject | undefined>();

/** What an event says that ends a response, whole or not. It is read once, whoever asks. */
function lastOf(event: ServerSentEvent): JsonObject | undefined {
  if (!LAST.test(event.data)) return undefined;
  if (!READ.has(event)) READ.set(event, parseObject(event.data));
  const said = READ.get(event);
  return ENDS.has(said?.type) ? said : undefined;
}

/**
 * An error of its own, or the one that a response has failed with. Some put an error into an event without a type, as
 * in the other interface of the same vendor.
 */
function errorOf(event: ServerSentEvent): JsonObject | undefined {
  const last = lastOf(event);
  if (last !== undefined) {
    return last.type === 'response.failed' ? errorOfResponse(last.response) : undefined;
  }
  const isNamed = event.event === 'error';
  if (!isNamed && !ERROR.test(event.data)) return undefined;
  const { type, error, ...said } = parseObject(event.data) ?? {};
  const told = typeof error === 'string' ? { message: error } : isObject(error) ? error : undefined;
  if (type === 'error' || (isNamed && type === undefined)) return told ?? said;
  return type === undefined ? told : undefined;
}

function written({ event, data }: ServerSentEvent): string {
  const name = event === undefined ? '' : `event: ${event}\n`;
  return `${name}${data.replaceAll(/^/gm, 'data: ')}\n\n`;
}
