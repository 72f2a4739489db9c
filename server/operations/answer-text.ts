import type { OperationResults } from '../../generated/operations.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import type { ToldError } from '../upstreams/port/outcome.ts';
import type { TextInterface, TextRequest } from '../upstreams/port/text.ts';
import type { AskedCandidate, CallLease } from '../upstreams/routes.ts';
import {
  answerConversation,
  type CallersAnswer,
  CONVERSATION_FIELDS,
  estimateInputTokens,
  type Said,
} from '../upstreams/text/answering.ts';
import type { Quote } from '../usage/prices.ts';
import type { Reply } from './call.ts';
import {
  chargedAtEnd,
  type MeteredCall,
  type MeteredOperation,
  meteredReply,
} from './metered-reply.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { textCandidate } from './text-candidate.ts';
import { isResult } from './whole-answer.ts';

type TextOperation = Exclude<MeteredOperation, 'createEmbedding'>;

/** A request of one of the text operations. */
export interface TextCall<Id extends TextOperation = TextOperation> extends MeteredCall<Id> {
  readonly interface: TextInterface;
  readonly body: MeteredCall<Id>['body'] & { readonly stream?: boolean | null };
  /** Writes the interface's error events for a stream that breaks off, based on what has been sent so far. */
  readonly errorEvents: (error: ToldError, said: Said) => string;
}

/** Dependencies of the text operations. */
export type TextServices = Pick<
  Services,
  'routes' | 'textUsage' | 'textAnswers' | 'prices' | 'ledger' | 'onShutdown' | 'sources'
>;

/** Has an upstream answer a conversation, or answers an identical request from the cache. */
export async function answerText<Id extends TextOperation>(
  services: TextServices,
  call: TextCall<Id>,
): Promise<Outcome<Reply<Id>>> {
  const { body } = call;
  const candidate = textCandidate(services, body);
  if (!candidate.ok) return candidate;
  const inputTokens = estimateInputTokens(body);
  const { maxTokens } = candidate.value;
  const price = textPrice(services, call, { inputTokens, maxTokens });
  if (!price.ok) return price;
  return meteredReply(services, call, {
    price: price.value,
    inputTokens,
    isWhole: body.stream !== true,
    async answer() {
      const outcome = await askUpstreams(services, call);
      if (!outcome.ok) return outcome;
      call.requestRecord.leftOut(outcome.value.ignored);
      if (outcome.value.kind === 'stream') {
        return done({ kind: 'events', events: outcome.value.events });
      }
      const { kind: _, ignored: __, ...said } = outcome.value;
      return done({ kind: 'json', ...said });
    },
  });
}

/** The parameters that limit the output tokens, by interface; the newer name first. */
const TOKEN_LIMITS = {
  'chat-completions': ['max_completion_tokens', 'max_tokens'],
  messages: ['max_tokens'],
  responses: ['max_output_tokens'],
} as const satisfies Readonly<Record<TextInterface, readonly string[]>>;

/** The maximum cost: input tokens are estimated, and output is counted up to its limit. */
function textPrice(
  { prices }: TextServices,
  { operationId: operation, interface: spoken, body }: TextCall,
  { inputTokens: input, maxTokens }: { readonly inputTokens: number; readonly maxTokens: number },
): Outcome<Quote> {
  const limits = TOKEN_LIMITS[spoken].map((name) => body[name]);
  const written = limits.find((limit) => typeof limit === 'number') ?? maxTokens;
  const output = written * answerCount({ interface: spoken, body });
  return prices.quote({ operation, model: body.model }, { input, output });
}

function answerCount({ interface: spoken, body }: Pick<TextCall, 'interface' | 'body'>): number {
  return spoken === 'chat-completions' && typeof body.n === 'number' ? body.n : 1;
}

async function askUpstreams<Id extends TextOperation>(
  services: TextServices,
  call: TextCall<Id>,
): Promise<Outcome<CallersAnswer<OperationResults[Id]>>> {
  const { signal, requestRecord: attempts } = call;
  const routedCall = { model: call.body.model, capability: 'text', signal, attempts } as const;
  const outcome = await services.routes.run(routedCall, (text, asked) =>
    answerConversation(text, requestOf(call), contextOf(services, call, asked)),
  );
  if (outcome.ok) return outcome;
  return failed(upstreamProblem(outcome.failure, CONVERSATION_FIELDS[call.interface]));
}

/** A lease that also reports when its stream breaks off. */
function telling(lease: CallLease, tell: () => void): Pick<CallLease, 'hold' | 'broke'> {
  return {
    hold: () => lease.hold(),
    broke(message) {
      tell();
      lease.broke(message);
    },
  };
}

function requestOf({
  interface: spoken,
  body,
  headers,
}: Pick<TextCall<TextOperation>, 'interface' | 'body' | 'headers'>): TextRequest {
  return { interface: spoken, body, stream: body.stream === true, headers };
}

function contextOf<Id extends TextOperation>(
  services: TextServices,
  call: TextCall<Id>,
  asked: AskedCandidate,
) {
  const { operationId, signal, requestRecord, errorEvents } = call;
  const { name, model, maxTokens } = asked.candidate;
  return {
    signal,
    model,
    maxTokens,
    lease: telling(asked.lease, () => requestRecord.brokenOff(name)),
    isAnswer: isResult(operationId),
    errorEvents,
    onShutdown: services.onShutdown,
    onEnd: chargedAtEnd(services, call, asked),
  };
}
