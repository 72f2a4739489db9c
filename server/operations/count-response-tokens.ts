import type { Handler } from './call.ts';
import { wholeRequest } from './continued-response.ts';
import { type CountingServices, countTokens } from './count-tokens.ts';
import type { Kept } from './kept-responses.ts';

/** Counts the tokens of a conversation of the responses interface, with all that it goes on from. */
export function countResponseTokens(
  services: CountingServices & Kept,
): Handler<'countResponseTokens'> {
  return async ({ caller: { accountId }, input, takeRoom, signal, journey }) => {
    const asked = { ...input.body, ...UNANSWERED };
    const whole = await wholeRequest(services, { accountId, body: asked, takeRoom });
    if (!whole.ok) return whole;
    const { store: _store, stream: _stream, ...body } = whole.value.body;
    return countTokens(services, {
      operationId: 'countResponseTokens',
      body,
      signal,
      journey,
      estimated: (input_tokens) => ({ object: 'response.input_tokens', input_tokens }),
    });
  };
}

/** Nothing is answered that could be streamed or kept. */
const UNANSWERED = { stream: false, store: false } as const;
