import { isObject, type JsonObject, parseObject } from '../../../foundation/json-object.ts';
import { UpstreamBroke } from '../../port/text.ts';
import { wordsOf } from '../chat/error.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import type { StreamSigns } from '../stream-signs.ts';
import { errorSentence } from '../upstream-words.ts';
import { errorOfResponse, refusalOf } from './failure.ts';
import { correctRoles, OTHER_ROLE } from './role-correction.ts';
import { readTokens } from './token-count.ts';

// In JSON strings, quotation marks are escaped, so these match only actual fields, either of the event or of an item in
// it, such as a failed tool call. Parsing tells which.
const LAST = /"type"\s*:\s*"response\.(?:completed|incomplete|failed)"/;
const ERROR = /"error"\s*:\s*["{]|"type"\s*:\s*"error"/;

const ENDS: ReadonlySet<unknown> = new Set([
  'response.completed',
  'response.incomplete',
  'response.failed',
]);

/** Events that acknowledge the request. A refusal may still follow them, as may the first output. */
const TAKEN: ReadonlySet<unknown> = new Set([
  'response.created',
  'response.queued',
  'response.in_progress',
]);
const KEPT_ALIVE: ReadonlySet<unknown> = new Set(['ping', 'keepalive']);

/** Recognizes the events of a response by pattern, and parses only those that need it. */
export const responsesSigns: StreamSigns = {
  closingEvent: undefined,
  telling: new RegExp(
    `response\\.(?:completed|incomplete|failed)|"error"|^event: ?error|${OTHER_ROLE.source}`,
    'm',
  ),
  correction: () => ({ correct: correctRoles }),
  repeated: { opening: 'response.created', numbered: '"sequence_number"' },
  // The event that ends an item repeats its whole text, so only deltas count.
  textStart: /"delta"\s*:\s*"/g,
  wholeTextStart: /"(?:text|refusal|arguments|input|code)"\s*:\s*"/g,
  content: /"delta"\s*:|response\.output_item|"output"\s*:\s*\[/,
  isEnd(event) {
    const type = lastOf(event)?.type;
    return type === 'response.completed' || type === 'response.incomplete';
  },
  isAnswered: () => false,
  errorIn(event) {
    const error = errorOf(event);
    if (error === undefined) return undefined;
    const words = wordsOf(error);
    const fields = lastOf(event);
    const told = fields && { event: { name: event.event, data: event.data, fields } };
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

/** Caches the parsed data of final events, which are large because they repeat the whole response. */
const READ = new WeakMap<ServerSentEvent, JsonObject | undefined>();

/** The parsed data of an event that ends a response; `undefined` for others. Parsed only once. */
function lastOf(event: ServerSentEvent): JsonObject | undefined {
  if (!LAST.test(event.data)) return undefined;
  if (!READ.has(event)) READ.set(event, parseObject(event.data));
  const said = READ.get(event);
  return ENDS.has(said?.type) ? said : undefined;
}

/**
 * The error of an error event or of a failed response. Some upstreams send an error in an event without a type, as in
 * chat completions.
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
