import { fieldsIn, isObject } from '../../foundation/json-object.ts';
import { isTimedOut } from '../../foundation/timeout-reason.ts';
import type { ModelContext } from '../port/call.ts';
import type { EmbeddingAnswer, EmbeddingRequest, EmbeddingUpstream } from '../port/embeddings.ts';
import {
  failed,
  isMissingEndpoint,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port/outcome.ts';
import { countedWhenGivenUp, type OnEnd } from '../text/giving-up.ts';
import { readCount } from '../text/token-reading.ts';
import type { TextUsage } from '../text/usage.ts';
import { completeEmbeddings } from './answer-completion.ts';
import { estimateEmbeddingTokens } from './input-tokens.ts';
import { writeAnswer } from './written-answer.ts';

export { estimateEmbeddingTokens } from './input-tokens.ts';

/** Context of a call for embeddings. */
export interface EmbeddingContext<Body> extends ModelContext {
  /** Validates an answer against the contract. */
  readonly isAnswer: (body: unknown) => body is Body;
  readonly onEnd: OnEnd;
}

/** Embeddings that satisfy the contract; `text` is the same as JSON. */
export interface CallersEmbeddings<Body> {
  readonly body: Body;
  readonly text: string;
}

/**
 * Has an upstream make embeddings. The answer has one vector for each text, in the order of the texts, with the
 * requested length and encoding; an answer that already has this form is not changed.
 */
export async function embedTexts<Body>(
  upstream: EmbeddingUpstream,
  request: EmbeddingRequest,
  context: EmbeddingContext<Body>,
): Promise<UpstreamOutcome<CallersEmbeddings<Body>>> {
  const { model, signal, onEnd, isAnswer } = context;
  const outcome = await countedWhenGivenUp(upstream.embed(request, { model, signal }), {
    signal,
    onEnd,
    usage: () => usageOf({}, request),
  });
  if (!outcome.ok) return isMissingEndpoint(outcome.failure) ? failed(MAKES_NONE) : outcome;
  const usage = usageOf(outcome.value.body, request);
  const answer = await wholeAnswer(outcome.value, {
    request,
    isAnswer,
    tokens: usage.inputTokens,
    model,
  });
  onEnd({ kind: answer.ok && !isTimedOut(signal) ? 'complete' : 'wasted', usage });
  return answer;
}

async function wholeAnswer<Body>(
  { body, text }: EmbeddingAnswer,
  {
    request,
    isAnswer,
    ...known
  }: { readonly request: EmbeddingRequest; readonly tokens: number } & Pick<
    EmbeddingContext<Body>,
    'isAnswer' | 'model'
  >,
): Promise<UpstreamOutcome<CallersEmbeddings<Body>>> {
  if (!isObject(body)) return failed(NO_EMBEDDINGS);
  const completed = await completeEmbeddings(body, { request: request.body, ...known });
  if (!completed.ok) return completed;
  const { value } = completed;
  if (!isAnswer(value)) return failed(NO_EMBEDDINGS);
  const isAsItCame = value === body && text !== undefined;
  return { ok: true, value: { body: value, text: isAsItCame ? text : await writeAnswer(value) } };
}

/** The consumed tokens; there are no output tokens. Some upstreams report only the total. */
function usageOf(answer: unknown, { body: { input } }: EmbeddingRequest): TextUsage {
  const usage = fieldsIn(fieldsIn(answer).usage);
  const told = readCount(usage.prompt_tokens) ?? readCount(usage.total_tokens);
  const inputTokens = told ?? estimateEmbeddingTokens(input);
  return { inputTokens, outputTokens: 0, isEstimated: told === undefined };
}

/** Other upstreams of the model may support embeddings. */
const MAKES_NONE: UpstreamFailure = {
  kind: 'refused',
  message: 'The upstream that serves this model makes no embeddings.',
  parameter: 'model',
  isOnlyHere: true,
};
const NO_EMBEDDINGS: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not a list of embeddings.",
};
