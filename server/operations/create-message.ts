import type { ToldError } from '../upstreams/port/outcome.ts';
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
      errorEvents: (error) => errorEvent(error, call.requestId),
    });
  };
}

/** The error is in the event twice, as in every error of the interface: SDKs look for it in either place. */
function errorEvent({ message, words }: ToldError, request_id: string): string {
  const { type = 'api_error', details } = words ?? {};
  const error = { type, message, ...(details && { details }) };
  const event = { type: 'error', error, message, request_id };
  return `event: error\ndata: ${JSON.stringify(event)}\n\n`;
}
