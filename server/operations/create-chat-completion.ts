import { done } from '../foundation/outcome.ts';
import { answerText, endingWith } from './answer-text.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Answers a conversation in the shape of the chat-completions interface. */
export function createChatCompletion(
  services: Pick<Services, 'routes'>,
): Handler<'createChatCompletion'> {
  return async ({ input: { body }, journey, signal }) => {
    const answer = await answerText(services, {
      operationId: 'createChatCompletion',
      interface: 'chat-completions',
      body,
      journey,
      signal,
    });
    if (!answer.ok) return answer;
    if (answer.value.kind === 'whole')
      return wholeAnswer('createChatCompletion', answer.value.body);
    return done({ kind: 'events', events: endingWith(answer.value.bytes, errorEvent) });
  };
}

function errorEvent(message: string): string {
  const event = { error: { message, type: 'api_error', code: 'upstream', param: null } };
  return `data: ${JSON.stringify(event)}\n\n`;
}
