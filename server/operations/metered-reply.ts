import { askerOf, type Caller, keyOf } from '../accounts/caller.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { Candidate, Lease } from '../upstreams/routes.ts';
import type { OnEnd } from '../upstreams/text/answering.ts';
import type { Quote } from '../usage/prices.ts';
import type { Call, Reply } from './call.ts';
import { quoted } from './quote.ts';
import type { Services } from './services.ts';
import { isResult } from './whole-answer.ts';

/** The operations that are charged by tokens, when they are over. */
export type MeteredOperation =
  | 'createMessage'
  | 'createChatCompletion'
  | 'createResponse'
  | 'createEmbedding';

/** A request of one of them. */
export interface MeteredCall<Id extends MeteredOperation>
  extends Pick<Call<Id>, 'requestId' | 'journey' | 'signal'> {
  readonly caller: Caller;
  readonly operationId: Id;
  /** What the caller says of the interface itself. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The header `Prefer`. */
  readonly preference: string | undefined;
  readonly body: Readonly<Record<string, unknown>> & { readonly model: string };
}

/** What is to be done for it. */
export interface MeteredWork<Id extends MeteredOperation> {
  /** What it may cost: its tokens are guessed. */
  readonly price: Quote;
  /** Tokens of what the model is to read, which must be paid for. */
  readonly inputTokens: number;
  /** Whether its answer is whole, so that it can be kept. */
  readonly isWhole: boolean;
  readonly answer: () => Promise<Outcome<Reply<Id>>>;
}

type MeteringServices = Pick<Services, 'textUsage' | 'textAnswers' | 'ledger'>;

/**
 * Quotes work that is charged by tokens, answers it from what is kept where the very same was asked before, and else has it
 * done, if the account has what the question alone costs.
 */
export async function meteredReply<Id extends MeteredOperation>(
  services: MeteringServices,
  call: MeteredCall<Id>,
  { price, inputTokens, isWhole, answer }: MeteredWork<Id>,
): Promise<Outcome<Reply<Id>>> {
  const { body, headers = {}, operationId, journey, caller } = call;
  const { accountId } = caller;
  const { model } = body;
  if (prefers('quote', call.preference)) {
    const inquiry = { caller, operation: operationId, model, isEstimate: true };
    return quoted(services, { ...inquiry, quote: price });
  }
  const cached = { accountId, operation: operationId, body, headers };
  const isKept = isWhole && services.textAnswers.isOn;
  const kept = isKept ? await services.textAnswers.find(cached) : undefined;
  // What another version of the gateway has kept may be no answer any more.
  if (kept !== undefined && isResult(operationId)(kept.answer)) {
    journey.answeredFromCache();
    journey.leftOut(kept.ignored);
    return done({ kind: 'json', body: kept.answer });
  }
  const estimate = { operation: operationId, model, inputTokens };
  const admitted = await services.textUsage.admit({ accountId, ...keyOf(caller), estimate });
  if (!admitted.ok) return admitted;
  const reply = await answer();
  if (isKept && reply.ok && reply.value.kind === 'json') {
    const { body: answered, text } = reply.value;
    await services.textAnswers.keep(cached, { answer: answered, text, ignored: journey.ignored });
  }
  return reply;
}

/** Charges what an upstream has consumed for a request, once it is over. */
export function chargedAtEnd<Id extends MeteredOperation>(
  { textUsage }: Pick<Services, 'textUsage'>,
  { caller, requestId, operationId: operation, body, journey }: MeteredCall<Id>,
  { candidate, lease }: { readonly candidate: Candidate; readonly lease: Lease },
): OnEnd {
  const { accountId } = caller;
  const { keyId, keyFamilyId, personId } = askerOf(caller);
  const asked = { accountId, keyId, keyFamilyId, personId, requestId, operation };
  const whose = { ...asked, model: body.model, upstream: candidate.name };
  return ({ kind, usage }) => {
    const { consumption, units } = textUsage.record({ ...whose, ...usage, ending: kind });
    lease.used(consumption);
    const { inputTokens, outputTokens } = consumption;
    journey.used({ inputTokens, outputTokens, units });
  };
}
