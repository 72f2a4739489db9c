import { done } from '../foundation/outcome.ts';
import type { ToldError } from '../upstreams/port.ts';
import { answerText, type TextServices } from './answer-text.ts';
import type { Handler } from './call.ts';
import { wholeRequest } from './going-on.ts';
import { keptReply } from './kept-answer.ts';
import type { Kept } from './kept-responses.ts';

/**
 * Answers a conversation in the shape of the responses interface. What is kept for callers to go on from is kept here,
 * whichever upstream answers; none is asked to keep anything.
 */
export function createResponse(services: TextServices & Kept): Handler<'createResponse'> {
  return async ({ input: { parameters, body: asked }, ...call }) => {
    const { accountId } = call.caller;
    const whole = await wholeRequest(services, { accountId, body: asked });
    if (!whole.ok) return whole;
    const { body, keeping } = whole.value;
    const answer = await answerText(services, {
      ...call,
      preference: parameters.Prefer,
      operationId: 'createResponse',
      interface: 'responses',
      body,
      errorEvent,
    });
    if (!answer.ok || keeping === undefined) return answer;
    return done(await keptReply(services, keeping, answer.value));
  };
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
