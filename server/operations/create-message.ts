import { done } from '../foundation/outcome.ts';
import { answerText, endingWith, type TextServices } from './answer-text.ts';
import type { Handler } from './call.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Answers a conversation in the shape of the messages interface. */
export function createMessage(services: TextServices): Handler<'createMessage'> {
  return async ({ input: { parameters, body }, caller, requestId, journey, signal }) => {
    const answer = await answerText(services, {
      operationId: 'createMessage',
      interface: 'messages',
      headers: parameters,
      body,
      caller,
      requestId,
      journey,
      signal,
    });
    if (!answer.ok) return answer;
    if (answer.value.kind === 'whole') return wholeAnswer('createMessage', answer.value.body);
    const events = endingWith(answer.value.events, (message) => errorEvent(message, requestId));
    return done({ kind: 'events', events });
  };
}

/** The sentence stands twice, as in every error: the SDKs look for it in either place. */
function errorEvent(message: string, request_id: string): string {
  const event = { type: 'error', error: { type: 'api_error', message }, message, request_id };
  return `event: error\ndata: ${JSON.stringify(event)}\n\n`;
}
