import type { Caller } from '../accounts/keys.ts';
import { isObject } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused } from '../foundation/problems.ts';
import { type TextInterface, UpstreamBroke } from '../upstreams/port.ts';
import type { Candidate, Lease } from '../upstreams/routes.ts';
import { answerConversation, type CallersAnswer } from '../upstreams/text/answering.ts';
import type { Call, Reply } from './call.ts';
import { modelNotServed, upstreamProblem } from './refusals.ts';
import { operationsTaking } from './served-models.ts';
import type { Services } from './services.ts';
import { wholeAnswer } from './whole-answer.ts';

type TextOperation = 'createMessage' | 'createChatCompletion';

/** A request of either text operation. */
export interface TextCall<Id extends TextOperation = TextOperation>
  extends Pick<Call<Id>, 'requestId' | 'journey' | 'signal'> {
  readonly operationId: Id;
  readonly interface: TextInterface;
  readonly caller: Caller;
  /** What the caller says of the interface itself. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly model: string;
    readonly stream?: boolean | null;
  };
  /** Writes the event that ends a stream which breaks off, as the interface has it. */
  readonly errorEvent: (message: string) => string;
}

/** What answering in text stands on. */
export type TextServices = Pick<Services, 'routes' | 'textUsage' | 'textAnswers'>;

/** Has an upstream of the model answer a conversation. The very same request may be answered from what is kept. */
export async function answerText<Id extends TextOperation>(
  services: TextServices,
  call: TextCall<Id>,
): Promise<Outcome<Reply<Id>>> {
  const { body, headers = {}, operationId, journey, caller, errorEvent } = call;
  const taking = operationsTaking(body.model);
  if (!taking.includes(operationId)) {
    const message = `${body.model} is not a text model; it is for ${taking.join(' and ')}.`;
    return failed(refused([{ parameter: 'model', rule: 'model-operation', message }]));
  }
  if (services.routes.candidates(body.model, 'text').length === 0) {
    return failed(modelNotServed('model', body.model));
  }
  const cached = { accountId: caller.accountId, operation: operationId, body, headers };
  const isKept = body.stream !== true;
  const kept = isKept ? await services.textAnswers.find(cached) : undefined;
  if (isObject(kept)) {
    journey.answeredFromCache();
    return wholeAnswer(operationId, kept);
  }
  const answer = await askUpstreams(services, call);
  if (!answer.ok) return answer;
  if (answer.value.kind === 'stream') {
    return done({ kind: 'events', events: endingWith(answer.value.events, errorEvent) });
  }
  const reply = wholeAnswer(operationId, answer.value.body);
  // What does not keep the contract is not passed on, and must not be found again.
  if (reply.ok) await services.textAnswers.keep(cached, answer.value.body);
  return reply;
}

async function askUpstreams(
  services: TextServices,
  call: TextCall,
): Promise<Outcome<CallersAnswer>> {
  const { body, signal, journey } = call;
  const errand = {
    model: body.model,
    capability: 'text',
    signal,
    onAttempt: journey.note,
  } as const;
  const outcome = await services.routes.run(errand, (candidate, lease) =>
    askOne(services, call, { candidate, lease }),
  );
  return outcome.ok ? outcome : failed(upstreamProblem(outcome.failure, 'messages'));
}

function askOne(
  { textUsage }: TextServices,
  { caller, requestId, operationId: operation, interface: spoken, body, headers, signal }: TextCall,
  { candidate, lease }: { readonly candidate: Candidate; readonly lease: Lease },
) {
  const { upstream, name, model, maxTokens } = candidate;
  if (upstream.text === undefined) throw new Error('A candidate for text answers none.');
  const said = headers === undefined ? {} : { headers };
  const request = { interface: spoken, body, stream: body.stream === true, ...said };
  const { accountId, keyId } = caller;
  const whose = { accountId, keyId, requestId, operation, model: body.model, upstream: name };
  return answerConversation(upstream.text, request, {
    signal,
    model,
    maxTokens,
    lease,
    onEnd: ({ kind, usage }) => {
      lease.used(usage);
      textUsage.record({ ...whose, ...usage, ending: kind });
    },
  });
}

/**
 * Ends a stream that breaks off with an event that says so, as its interface has it, in place of an end
 * that looks like success.
 *
 * @param errorEvent - writes that event
 */
async function* endingWith(
  events: AsyncIterable<string>,
  errorEvent: (message: string) => string,
): AsyncIterable<string> {
  try {
    yield* events;
  } catch (error) {
    if (!(error instanceof UpstreamBroke)) throw error;
    yield errorEvent(error.message);
  }
}
