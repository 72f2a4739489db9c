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
    return done({ kind: 'events', events: endingWith(answer.value.events, errorEvent) });
  };
}

function errorEvent(message: string): string {
  const event = { type: 'error', error: { type: 'api_error', message } };
  return `event: error\ndata: ${JSON.stringify(event)}\n\n`;
}
