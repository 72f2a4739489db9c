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

function errorEvent({ message, words }: ToldError): string {
  const { type = 'api_error', code, details } = words ?? {};
  const event = {
    type: 'error',
    code: code ?? type,
    message,
    param: null,
    ...(details && { details }),
  };
  return `event: error\ndata: ${JSON.stringify(event)}\n\n`;
}
