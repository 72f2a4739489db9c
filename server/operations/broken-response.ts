import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../foundation/clock.ts';
import { parseExactObject } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import type { ToldError } from '../upstreams/port/outcome.ts';
import type { Said } from '../upstreams/text/answering.ts';
import { eventsIn } from '../upstreams/text/server-sent-events.ts';

/** What has been sent of a response, its model, and the time at which it breaks off. */
interface BrokenOff extends Said {
  readonly model: string;
  readonly now: Date;
}

/**
 * Writes the events that end a response that breaks off. As in the vendor's own streams there are two: its SDKs raise
 * the `error` event, and agents that ignore it, such as Codex, read the failed response.
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
    // The error is in this event twice: the interface has its fields at the top level, and the vendor nests them in
    // `error`.
    { type: 'error', sequence_number, ...told, error },
    { type: 'response.failed', sequence_number: sequence_number + 1, response },
  ]
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
}

/** The response as the stream began it; a new one where the stream had not. */
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

// Quotation marks within JSON strings are escaped, so this matches fields only.
const NUMBER = /"sequence_number"\s*:\s*(\d+)/g;

function numberAfter(events: string): number {
  const [, last] = [...events.matchAll(NUMBER)].at(-1) ?? [];
  return last === undefined ? 0 : Number(last) + 1;
}
