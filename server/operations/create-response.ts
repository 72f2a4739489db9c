import type { ToldError } from '../upstreams/port.ts';
import { answerText, type TextServices } from './answer-text.ts';
import type { Handler } from './call.ts';

/** Answers a conversation in the shape of the responses interface. */
export function createResponse(services: TextServices): Handler<'createResponse'> {
  return ({ input: { parameters, body }, ...call }) =>
    answerText(services, {
      ...call,
      preference: parameters.Prefer,
      operationId: 'createResponse',
      interface: 'responses',
      body,
      errorEvent,
    });
}

/** What went wrong stands twice: the interface says it in the event itself, and its vendor in an `error` of its own. */
function errorEvent({ message, words }: ToldError, before: string): string {
  const { type = 'api_error', details } = words ?? {};
  const told = { code: words?.code ?? type, message, param: null };
  const error = { type, ...told, ...(details && { details }) };
  const event = { type: 'error', sequence_number: numberAfter(before), ...told, error };
  return `event: error\ndata: ${JSON.stringify(event)}\n\n`;
}

// Inside a text of JSON every quotation mark is escaped, so that only fields are found.
const NUMBER = /"sequence_number"\s*:\s*(\d+)/g;

function numberAfter(events: string): number {
  const [, last] = [...events.matchAll(NUMBER)].at(-1) ?? [];
  return last === undefined ? 0 : Number(last) + 1;
}
