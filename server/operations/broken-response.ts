import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../foundation/clock.ts';
import { parseExactObject } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import type { ToldError } from '../upstreams/port/outcome.ts';
import type { Said } from '../upstreams/text/answering.ts';
import { eventsIn } from '../upstreams/text/server-sent-events.ts';

/** What has been said of a response, the model that was asked for it, and when it breaks off. */
interface BrokenOff extends Said {
  readonly model: string;
  readonly now: Date;
}

/**
 * Writes what ends a response that breaks off, twice, as the vendor of the interface does: its SDKs raise the `error`, and
 * agents that pass that over, as Codex does, read of it in the response that has failed.
 */
export function brokenResponse(
  { message, parameter, words }: ToldError,
  { last, ...begun }: BrokenOff,
): string {
  const { type = 'api_error', details } = words ?? {};
  const code = words?.code ?? type;
  const told = { code, message, param: parameter ?? null };
  const error = { type, ...told, ...(details && { details }) };
  const response = { ...headOf(begun), status: 'failed', error: { code, message } };
  const sequence_number = numberAfter(last);
  return [
    // What went wrong stands twice in it: the interface says it in the event itself, and its vendor in an `error` of its own.
    { type: 'error', sequence_number, ...told, error },
    { type: 'response.failed', sequence_number: sequence_number + 1, response },
  ]
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
}

/** The response as it was begun; where none was, one that nobody has heard of before. */
function headOf({ opening, model, now }: Omit<BrokenOff, 'last'>): JsonObject {
  for (const { data } of eventsIn(opening)) {
    const { response } = parseExactObject(data) ?? {};
    if (isObject(response)) return response;
  }
  return {
    id: `resp_${randomUUID().replaceAll('-', '')}`,
    object: 'response',
    created_at: unixSeconds(now),
    model,
    output: [],
  };
}

// Inside a text of JSON every quotation mark is escaped, so that only fields are found.
const NUMBER = /"sequence_number"\s*:\s*(\d+)/g;

function numberAfter(events: string): number {
  const [, last] = [...events.matchAll(NUMBER)].at(-1) ?? [];
  return last === undefined ? 0 : Number(last) + 1;
}
