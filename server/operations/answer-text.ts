import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused } from '../foundation/problems.ts';
import { type TextAnswer, type TextInterface, UpstreamBroke } from '../upstreams/port.ts';
import type { Journey } from './journey.ts';
import { modelNotServed, upstreamProblem } from './refusals.ts';
import { operationsTaking } from './served-models.ts';
import type { Services } from './services.ts';

/** A request of either text operation. */
export interface TextCall {
  readonly operationId: 'createMessage' | 'createChatCompletion';
  readonly interface: TextInterface;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly model: string;
    readonly stream?: boolean | null;
  };
  readonly journey: Journey;
  readonly signal: AbortSignal;
}

/** Hands a conversation to the upstream of its model. */
export async function answerText(
  { routes }: Pick<Services, 'routes'>,
  call: TextCall,
): Promise<Outcome<TextAnswer>> {
  const { body, signal, journey } = call;
  const taking = operationsTaking(body.model);
  if (!taking.includes(call.operationId)) {
    const message = `${body.model} is not a text model; it is for ${taking.join(' and ')}.`;
    return failed(refused([{ parameter: 'model', rule: 'model-operation', message }]));
  }
  const errand = {
    model: body.model,
    capability: 'text',
    signal,
    onAttempt: journey.note,
  } as const;
  if (routes.candidates(errand.model, 'text').length === 0) {
    return failed(modelNotServed('model', body.model));
  }
  const request = { interface: call.interface, body, stream: body.stream === true };
  const outcome = await routes.run(errand, async ({ upstream, model, maxTokens }) => {
    if (upstream.text === undefined) throw new Error('A candidate for text answers none.');
    return upstream.text.answer(request, { signal, model, maxTokens });
  });
  if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'messages'));
  return done(outcome.value);
}

/**
 * Ends a stream that breaks off with an event that says so, as its interface has it, in place of an end
 * that looks like success.
 *
 * @param errorEvent - writes that event
 */
export async function* endingWith(
  bytes: AsyncIterable<Uint8Array>,
  errorEvent: (message: string) => string,
): AsyncIterable<string> {
  try {
    const decoder = new TextDecoder();
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (!(error instanceof UpstreamBroke)) throw error;
    yield errorEvent('The upstream broke off in the middle of its answer.');
  }
}
