import type { Handler } from './call.ts';
import { type CountingServices, countTokens } from './count-tokens.ts';

/** Counts the tokens of a conversation of the messages interface. */
export function countMessageTokens(services: CountingServices): Handler<'countMessageTokens'> {
  return ({ input: { body, parameters: headers }, signal, requestRecord }) =>
    countTokens(services, {
      operationId: 'countMessageTokens',
      body,
      headers,
      signal,
      requestRecord,
      estimated: (input_tokens) => ({ input_tokens }),
    });
}
