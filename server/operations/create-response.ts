import { done } from '../foundation/outcome.ts';
import { answerText, type TextServices } from './answer-text.ts';
import { brokenResponse } from './broken-response.ts';
import type { Handler } from './call.ts';
import { wholeRequest } from './continued-response.ts';
import type { KeptServices } from './kept-responses.ts';
import type { Services } from './services.ts';
import { storedReply } from './stored-response.ts';

/**
 * Answers a conversation in the shape of the responses interface. The gateway stores the responses that callers may
 * continue, whichever upstream answers; upstreams are asked to store nothing.
 */
export function createResponse(
  services: TextServices & KeptServices & Pick<Services, 'clock'>,
): Handler<'createResponse'> {
  return async ({ input: { parameters, body: asked }, ...call }) => {
    const { accountId } = call.caller;
    const { takeRoom } = call;
    const whole = await wholeRequest(services, { accountId, body: asked, takeRoom });
    if (!whole.ok) return whole;
    const { body, keeping } = whole.value;
    const answer = await answerText(services, {
      ...call,
      preference: parameters.Prefer,
      operationId: 'createResponse',
      interface: 'responses',
      body,
      errorEvents: (error, said) =>
        brokenResponse(error, { ...said, model: body.model, now: services.clock.now() }),
    });
    if (!answer.ok || keeping === undefined) return answer;
    return done(await storedReply(services, keeping, answer.value));
  };
}
