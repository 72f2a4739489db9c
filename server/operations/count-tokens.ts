import type { OperationId, OperationResults } from '../../generated/operations.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import {
  failed as failedCall,
  isMissingEndpoint,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../upstreams/port/outcome.ts';
import type { CountedTokens, CountingRequest, TextInterface } from '../upstreams/port/text.ts';
import { type Capability, mayFailOver } from '../upstreams/routes.ts';
import { CONVERSATION_FIELDS, estimateInputTokens } from '../upstreams/text/answering.ts';
import type { Call, Reply } from './call.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { textCandidate } from './text-candidate.ts';
import { isResult } from './whole-answer.ts';

/** Dependencies of token counting. */
export type CountingServices = Pick<Services, 'routes' | 'sources' | 'prices'>;

/** The operations that count tokens. */
type CountingId = 'countMessageTokens' | 'countResponseTokens';

/** A conversation whose tokens are counted. */
interface CountingCall<Id extends CountingId> extends Pick<Call<Id>, 'signal' | 'requestRecord'> {
  readonly operationId: Id;
  readonly body: CountingRequest['body'] & { readonly model: string };
  readonly headers?: CountingRequest['headers'];
  /** Builds the contract's response for an estimate. */
  readonly estimated: (input_tokens: number) => OperationResults[Id];
}

/** How an operation counts tokens. */
interface CountingWay {
  /** The interface of the conversation. */
  readonly interface: TextInterface;
  /** The operation that would answer the conversation. */
  readonly answering: OperationId;
  /** The capability that an upstream needs to count. */
  readonly capability: Capability;
}

/** What each counting operation counts for, and the capability that it needs. */
const WAYS = {
  countMessageTokens: {
    interface: 'messages',
    answering: 'createMessage',
    capability: 'counting',
  },
  countResponseTokens: {
    interface: 'responses',
    answering: 'createResponse',
    capability: 'responseCounting',
  },
} as const satisfies Readonly<Record<CountingId, CountingWay>>;

/**
 * Has an upstream of the model count the tokens of a conversation; without one that can, estimates them. Counting is
 * free, so the balance is not checked; but a model without a price for an answer is refused, as the answer would be.
 */
export async function countTokens<Id extends CountingId>(
  services: CountingServices,
  call: CountingCall<Id>,
): Promise<Outcome<Reply<Id>>> {
  const { operationId, body, estimated } = call;
  const served = textCandidate(services, body);
  if (!served.ok) return served;
  const { answering: operation, interface: spoken } = WAYS[operationId];
  const price = services.prices.quote({ operation, model: body.model }, NO_TOKENS);
  if (!price.ok) return price;
  const counted = await countedByUpstreams(services, call);
  if (counted === undefined) {
    const estimate = estimated(estimateInputTokens(body));
    return done({ kind: 'json', body: estimate, isEstimate: true });
  }
  return counted.ok
    ? done({ kind: 'json', ...counted.value })
    : failed(upstreamProblem(counted.failure, CONVERSATION_FIELDS[spoken]));
}

/**
 * Quotes no tokens, to see only whether the model has a price: a conversation above the price ceiling can still be
 * counted, so that the caller can shorten it.
 */
const NO_TOKENS = { input: 0, output: 0 };

/** An upstream's count in the contract's shape. */
interface Counted<Id extends CountingId> extends CountedTokens {
  readonly body: OperationResults[Id];
}

/**
 * Tries the upstreams of the model that can count.
 *
 * @returns `undefined` where none counted, but an upstream that cannot count may still answer the conversation
 */
async function countedByUpstreams<Id extends CountingId>(
  { routes }: CountingServices,
  { operationId, body, headers, signal, requestRecord }: CountingCall<Id>,
): Promise<UpstreamOutcome<Counted<Id>> | undefined> {
  const { capability } = WAYS[operationId];
  const able = routes.candidates(body.model, capability);
  let isLeftToOthers = able.length < routes.candidates(body.model, 'text').length;
  if (able.length === 0) return undefined;
  const routedCall = { model: body.model, capability, signal, attempts: requestRecord };
  const request = { body, headers };
  const outcome = await routes.run(routedCall, async (counting, { candidate: { model } }) => {
    const counted = await counting.count(request, { model, signal });
    if (counted.ok) return checked(operationId, counted.value);
    const { failure } = counted;
    if (!isMissingEndpoint(failure)) return counted;
    // It speaks this interface, or one that is translated, but has no address for counting.
    isLeftToOthers = true;
    return failedCall({ ...failure, isOnlyHere: true });
  });
  if (outcome.ok) return outcome;
  return isLeftToOthers && mayFailOver(outcome.failure) ? undefined : outcome;
}

function checked<Id extends CountingId>(
  operationId: Id,
  { body, ...said }: CountedTokens,
): UpstreamOutcome<Counted<Id>> {
  const isCount = isResult(operationId);
  return isCount(body) ? { ok: true, value: { ...said, body } } : failedCall(NO_COUNT);
}

const NO_COUNT: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not a token count.",
};
