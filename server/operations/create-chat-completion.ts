import { answerText, type TextServices } from './answer-text.ts';
import type { Handler } from './call.ts';

/** Answers a conversation in the shape of the chat-completions interface. */
export function createChatCompletion(services: TextServices): Handler<'createChatCompletion'> {
  return ({ input: { parameters, body }, ...call }) =>
    answerText(services, {
      ...call,
      preference: parameters.Prefer,
      operationId: 'createChatCompletion',
      interface: 'chat-completions',
      body,
      errorEvent,
    });
}

function errorEvent(message: string): string {
  const event = { error: { message, type: 'api_error', code: 'upstream', param: null } };
  return `data: ${JSON.stringify(event)}\n\n`;
}
