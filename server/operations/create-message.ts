import { answerText, type TextServices } from './answer-text.ts';
import type { Handler } from './call.ts';

/** Answers a conversation in the shape of the messages interface. */
export function createMessage(services: TextServices): Handler<'createMessage'> {
  return ({ input: { parameters, body }, ...call }) => {
    const { Prefer: preference, ...headers } = parameters;
    return answerText(services, {
      ...call,
      preference,
      operationId: 'createMessage',
      interface: 'messages',
      headers,
      body,
      errorEvent: (message) => errorEvent(message, call.requestId),
    });
  };
}

/** The sentence stands twice, as in every error: the SDKs look for it in either place. */
function errorEvent(message: string, request_id: string): string {
  const event = { type: 'error', error: { type: 'api_error', message }, message, request_id };
  return `event: error\ndata: ${JSON.stringify(event)}\n\n`;
}
