import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { embedTexts, estimateEmbeddingTokens } from '../upstreams/embeddings/answering.ts';
import type { Handler, Reply } from './call.ts';
import { chargedAtEnd, type MeteredCall, meteredReply } from './metered-reply.ts';
import { openCandidate } from './open-candidate.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { isResult } from './whole-answer.ts';

type EmbeddingServices = Pick<
  Services,
  'routes' | 'textUsage' | 'textAnswers' | 'prices' | 'ledger'
>;

type EmbeddingCall = MeteredCall<'createEmbedding'>;

/** Embeds texts as vectors, or answers an identical request from the cache. */
export function createEmbedding(services: EmbeddingServices): Handler<'createEmbedding'> {
  return async ({ input: { parameters, body }, ...asked }) => {
    const preference = parameters.Prefer;
    const call: EmbeddingCall = { ...asked, preference, operationId: 'createEmbedding', body };
    const { model } = body;
    const candidate = openCandidate(services, model, 'embeddings');
    if (!candidate.ok) return candidate;
    const inputTokens = estimateEmbeddingTokens(body.input);
    const tokens = { input: inputTokens, output: 0 };
    const price = services.prices.quote({ operation: call.operationId, model }, tokens);
    if (!price.ok) return price;
    const answer = () => askUpstreams(services, call);
    return meteredReply(services, call, { price: price.value, inputTokens, isWhole: true, answer });
  };
}

const isEmbeddings = isResult('createEmbedding');

async function askUpstreams(
  services: EmbeddingServices,
  call: EmbeddingCall,
): Promise<Outcome<Reply<'createEmbedding'>>> {
  const { body, signal, requestRecord: attempts } = call;
  const routedCall = { model: body.model, capability: 'embeddings', signal, attempts } as const;
  const outcome = await services.routes.run(routedCall, async (embeddings, asked) => {
    const { model } = asked.candidate;
    const onEnd = chargedAtEnd(services, call, asked);
    const context = { model, signal, isAnswer: isEmbeddings, onEnd };
    return embedTexts(embeddings, { body }, context);
  });
  if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'input'));
  return done({ kind: 'json', ...outcome.value });
}
