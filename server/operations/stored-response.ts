import { operations } from '../../generated/operations.ts';
import { parseExactObject } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import { eventsIn, type RawEvent } from '../upstreams/text/server-sent-events.ts';
import type { Reply } from './call.ts';
import { isName, type Keeping } from './continued-response.ts';
import type { KeptServices } from './kept-responses.ts';

type ResponseReply = Reply<'createResponse'>;

/**
 * Stores an answer before its end is sent, if the caller wants that, and sets the fields that say whether it is stored
 * and which response it continues.
 */
export async function storedReply(
  services: KeptServices,
  keeping: Keeping,
  reply: ResponseReply,
): Promise<ResponseReply> {
  const keeper: Keeper = { ...services, ...keeping };
  switch (reply.kind) {
    case 'json': {
      const { text: _, ...answered } = reply;
      const store = await keep(keeper, reply.body);
      const { previousId: previous_response_id } = keeping;
      return { ...answered, body: { ...reply.body, previous_response_id, store } };
    }
    case 'events':
      return { kind: 'events', events: keptEvents(keeper, reply.events) };
    default:
      return reply;
  }
}

interface Keeper extends Keeping, KeptServices {}

/** Matches the chunks of a stream that may hold a whole response, as opposed to a part of one. */
const RESPONSE = /response\.(?:created|queued|in_progress|completed|incomplete|failed)\b/;
const LAST: ReadonlySet<unknown> = new Set(['response.completed', 'response.incomplete']);

/** Passes on the events of a stream whose chunks hold whole events, parsing only the few chunks that need it. */
async function* keptEvents(
  keeper: Keeper,
  events: Extract<ResponseReply, { kind: 'events' }>['events'],
): AsyncIterable<string> {
  for await (const chunk of events) {
    const text = String(chunk);
    if (RESPONSE.test(text)) yield* keptChunk(keeper, text);
    else yield text;
  }
}

async function* keptChunk(keeper: Keeper, text: string): AsyncIterable<string> {
  for (const event of eventsIn(text)) yield await keptEvent(keeper, event);
}

async function keptEvent(keeper: Keeper, { event: name, data, raw }: RawEvent): Promise<string> {
  const event = parseExactObject(data);
  const { type, response } = event ?? {};
  if (!isObject(response)) return raw;
  const { previousId: previous_response_id } = keeper;
  const isEnded = LAST.has(type) || type === 'response.failed';
  const store = LAST.has(type) ? await keep(keeper, response) : !isEnded && keeper.isWanted;
  const told = { ...event, response: { ...response, previous_response_id, store } };
  return `event: ${name ?? String(type)}\ndata: ${JSON.stringify(told)}\n\n`;
}

const ENDINGS: ReadonlySet<unknown> = new Set(['completed', 'incomplete']);

/**
 * Stores a response, unless it failed or its identifier is not valid here: upstreams choose identifiers as they like.
 */
async function keep(
  { keptResponses, isWanted, accountId, previousId, input }: Keeper,
  response: JsonObject,
): Promise<boolean> {
  const { id, status, output } = response;
  if (!isWanted || !ENDINGS.has(status) || !isName(id)) return false;
  const { bodyBytes: maxBytes } = operations.createResponse.limits;
  const told = { ...response, previous_response_id: previousId, store: true };
  const items: readonly unknown[] = Array.isArray(output) ? output : [];
  const itemIds = items.map((item) => (isObject(item) ? item.id : undefined)).filter(isName);
  const whole = { accountId, id, previousId, input, response: told, itemIds };
  return keptResponses.keep({ ...whole, maxBytes });
}
