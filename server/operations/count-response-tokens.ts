import type { Handler } from './call.ts';
import { wholeRequest } from './continued-response.ts';
import { type CountingServices, countTokens } from './count-tokens.ts';
import type { KeptServices } from './kept-responses.ts';

/** Counts the tokens of a conversation of the responses interface, including the responses that it continues. */
export function countResponseTokens(
  services: CountingServices & KeptServices,
): Handler<'countResponseTokens'> {
  return async ({ caller: { accountId }, input, takeRoom, signal, requestRecord }) => {
    const asked = { ...input.body, ...UNANSWERED };
    const whole = await wholeRequest(services, { accountId, body: asked, takeRoom });
    if (!whole.ok) return whole;
    const { store: _store, stream: _stream, ...body } = whole.value.body;
    return countTokens(services, {
      operationId: 'countResponseTokens',
      body,
      signal,
      requestRecord,
      estimated: (input_tokens) => ({ object: 'response.input_tokens', input_tokens }),
    });
  };
}

/** Counting produces no answer to stream or store. */
const UNANSWERED = { stream: false, store: false } as const;
