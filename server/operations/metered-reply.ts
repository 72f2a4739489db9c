import { askerOf, type Caller, keyOf } from '../accounts/caller.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { CallLease, Candidate } from '../upstreams/routes.ts';
import type { OnEnd } from '../upstreams/text/answering.ts';
import type { Quote } from '../usage/prices.ts';
import type { Call, Reply } from './call.ts';
import { quoted } from './quote.ts';
import type { Services } from './services.ts';
import { isResult } from './whole-answer.ts';

/** The operations that are charged by tokens at their end. */
export type MeteredOperation =
  | 'createMessage'
  | 'createChatCompletion'
  | 'createResponse'
  | 'createEmbedding';

/** A request of one of the metered operations. */
export interface MeteredCall<Id extends MeteredOperation>
  extends Pick<Call<Id>, 'requestId' | 'requestRecord' | 'signal'> {
  readonly caller: Caller;
  readonly operationId: Id;
  /** The interface's own headers, as the caller sent them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The `Prefer` header. */
  readonly preference: string | undefined;
  readonly body: Readonly<Record<string, unknown>> & { readonly model: string };
}

/** How a metered request is answered. */
export interface MeteredWork<Id extends MeteredOperation> {
  /** The price at the estimated token counts. */
  readonly price: Quote;
  /** The estimated input tokens, whose price the balance must cover. */
  readonly inputTokens: number;
  /** Whether the answer is not streamed, so that it can be cached. */
  readonly isWhole: boolean;
  readonly answer: () => Promise<Outcome<Reply<Id>>>;
}

type MeteringServices = Pick<Services, 'textUsage' | 'textAnswers' | 'ledger'>;

/**
 * Quotes a request that is charged by tokens, answers it from the cache if an identical one was answered before, or
 * else has it answered, if the balance covers the input.
 */
export async function meteredReply<Id extends MeteredOperation>(
  services: MeteringServices,
  call: MeteredCall<Id>,
  { price, inputTokens, isWhole, answer }: MeteredWork<Id>,
): Promise<Outcome<Reply<Id>>> {
  const { body, headers = {}, operationId, requestRecord, caller } = call;
  const { accountId } = caller;
  const { model } = body;
  if (prefers('quote', call.preference)) {
    const inquiry = { caller, operation: operationId, model, isEstimate: true };
    return quoted(services, { ...inquiry, quote: price });
  }
  const cached = { accountId, operation: operationId, body, headers };
  const isKept = isWhole && services.textAnswers.isOn;
  const kept = isKept ? await services.textAnswers.find(cached) : undefined;
  // An answer cached by another version of the gateway may not be valid any more.
  if (kept !== undefined && isResult(operationId)(kept.answer)) {
    requestRecord.answeredFromCache();
    requestRecord.leftOut(kept.ignored);
    return done({ kind: 'json', body: kept.answer });
  }
  const estimate = { operation: operationId, model, inputTokens };
  const admitted = await services.textUsage.admit({ accountId, ...keyOf(caller), estimate });
  if (!admitted.ok) return admitted;
  const reply = await answer();
  if (isKept && reply.ok && reply.value.kind === 'json') {
    const { body: answered, text } = reply.value;
    await services.textAnswers.keep(cached, {
      answer: answered,
      text,
      ignored: requestRecord.ignored,
    });
  }
  return reply;
}

/** Charges what an upstream consumed for a request, when the answer ends. */
export function chargedAtEnd<Id extends MeteredOperation>(
  { textUsage }: Pick<Services, 'textUsage'>,
  { caller, requestId, operationId: operation, body, requestRecord }: MeteredCall<Id>,
  { candidate, lease }: { readonly candidate: Candidate; readonly lease: CallLease },
): OnEnd {
  const { accountId } = caller;
  const { keyId, keyFamilyId, personId } = askerOf(caller);
  const asked = { accountId, keyId, keyFamilyId, personId, requestId, operation };
  const whose = { ...asked, model: body.model, upstream: candidate.name };
  return ({ kind, usage }) => {
    const { consumption, units } = textUsage.record({ ...whose, ...usage, ending: kind });
    lease.used(consumption);
    const { inputTokens, outputTokens } = consumption;
    requestRecord.used({ inputTokens, outputTokens, units });
  };
}
