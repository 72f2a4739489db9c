import type { ToldError } from '../upstreams/port/outcome.ts';
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
      errorEvents: errorEvent,
    });
}

function errorEvent({ message, parameter, words }: ToldError): string {
  const { type = 'api_error', code = 'upstream', details } = words ?? {};
  const error = { message, type, code, param: parameter ?? null, ...(details && { details }) };
  const event = { error };
  return `data: ${JSON.stringify(event)}\n\n`;
}
