import { done } from '../foundation/outcome.ts';
import { answerText, endingWith, type TextServices } from './answer-text.ts';
import type { Handler } from './call.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Answers a conversation in the shape of the chat-completions interface. */
export function createChatCompletion(services: TextServices): Handler<'createChatCompletion'> {
  return async ({ input: { body }, caller, requestId, journey, signal }) => {
    const answer = await answerText(services, {
      operationId: 'createChatCompletion',
      interface: 'chat-completions',
      body,
      caller,
      requestId,
      journey,
      signal,
    });
    if (!answer.ok) return answer;
    if (answer.value.kind === 'whole')
      return wholeAnswer('createChatCompletion', answer.value.body);
    return done({ kind: 'events', events: endingWith(answer.value.events, errorEvent) });
  };
}

function errorEvent(message: string): string {
  const event = { error: { message, type: 'api_error', code: 'upstream', param: null } };
  return `data: ${JSON.stringify(event)}\n\n`;
}
