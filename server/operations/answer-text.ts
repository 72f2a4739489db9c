import type { OperationResults } from '../../generated/operations.ts';
import { askerOf, type Caller, keyOf } from '../accounts/caller.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { TextInterface, ToldError } from '../upstreams/port.ts';
import type { Candidate, Lease } from '../upstreams/routes.ts';
import {
  answerConversation,
  type CallersAnswer,
  CONVERSATION_FIELDS,
  estimateInputTokens,
  type Said,
} from '../upstreams/text/answering.ts';
import type { Quote } from '../usage/prices.ts';
import type { Call, Reply } from './call.ts';
import { quoted } from './quote.ts';
import { conversationProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { textCandidate } from './text-candidate.ts';
import { isResult } from './whole-answer.ts';

type TextOperation = 'createMessage' | 'createChatCompletion' | 'createResponse';

/** A request of one of the text operations. */
export interface TextCall<Id extends TextOperation = TextOperation>
  extends Pick<Call<Id>, 'requestId' | 'journey' | 'signal'> {
  readonly caller: Caller;
  readonly operationId: Id;
  readonly interface: TextInterface;
  /** What the caller says of the interface itself. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The header `Prefer`. */
  readonly preference: string | undefined;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly model: string;
    readonly stream?: boolean | null;
  };
  /** Writes what ends a stream that breaks off, as the interface has it, by what has been said. */
  readonly errorEvents: (error: ToldError, said: Said) => string;
}

/** What answering in text stands on. */
export type TextServices = Pick<
  Services,
  'routes' | 'textUsage' | 'textAnswers' | 'prices' | 'ledger' | 'onShutdown' | 'sources'
>;

/** Has an upstream of the model answer a conversation. The very same request may be answered from what is kept. */
export async function answerText<Id extends TextOperation>(
  services: TextServices,
  call: TextCall<Id>,
): Promise<Outcome<Reply<Id>>> {
  const { body, headers = {}, operationId, journey, caller } = call;
  const candidate = textCandidate(services, body);
  if (!candidate.ok) return candidate;
  const inputTokens = estimateInputTokens(body);
  const { maxTokens } = candidate.value;
  const price = textPrice(services, call, { inputTokens, maxTokens });
  if (!price.ok) return price;
  const { accountId } = caller;
  if (prefers('quote', call.preference)) {
    const inquiry = { caller, operation: operationId, model: body.model, isEstimate: true };
    return quoted(services, { ...inquiry, quote: price.value });
  }
  const cached = { accountId, operation: operationId, body, headers };
  const isKept = body.stream !== true && services.textAnswers.isOn;
  const kept = isKept ? await services.textAnswers.find(cached) : undefined;
  // Another version of the gateway may have kept an answer that is no longer valid.
  if (isResult(operationId)(kept)) {
    journey.answeredFromCache();
    return done({ kind: 'json', body: kept });
  }
  const admitted = await admit(services, call, inputTokens);
  if (!admitted.ok) return admitted;
  const answer = await askUpstreams(services, call);
  if (!answer.ok) return answer;
  if (answer.value.kind === 'stream') {
    return done({ kind: 'events', events: answer.value.events });
  }
  const { kind: _, ...said } = answer.value;
  if (isKept) await services.textAnswers.keep(cached, said.body);
  return done({ kind: 'json', ...said });
}

/** The parameters that limit the tokens of an answer, by operation; the newer name first. */
const TOKEN_LIMITS = {
  'chat-completions': ['max_completion_tokens', 'max_tokens'],
  messages: ['max_tokens'],
  responses: ['max_output_tokens'],
} as const satisfies Readonly<Record<TextInterface, readonly string[]>>;

/** What the answer may cost: its tokens are guessed, and the most that may be written counts as written. */
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

/** Admits the request if the account can pay for the question; the answer is charged when it is over. */
function admit(
  { textUsage }: TextServices,
  { caller, operationId: operation, body }: TextCall,
  inputTokens: number,
): Promise<Outcome<void>> {
  const { accountId } = caller;
  const estimate = { operation, model: body.model, inputTokens };
  return textUsage.admit({ accountId, ...keyOf(caller), estimate });
}

async function askUpstreams<Id extends TextOperation>(
  services: TextServices,
  call: TextCall<Id>,
): Promise<Outcome<CallersAnswer<OperationResults[Id]>>> {
  const { body, signal, journey } = call;
  const errand = {
    model: body.model,
    capability: 'text',
    signal,
    onAttempt: journey.note,
    onAsking: journey.asking,
  } as const;
  const outcome = await services.routes.run(errand, (candidate, lease) =>
    askOne(services, call, { candidate, lease }),
  );
  if (outcome.ok) return outcome;
  return failed(conversationProblem(outcome.failure, CONVERSATION_FIELDS[call.interface]));
}

/** A lease that also tells somebody where its answer breaks off. */
function telling(lease: Lease, tell: () => void): Pick<Lease, 'hold' | 'broke'> {
  return {
    hold: () => lease.hold(),
    broke(message) {
      tell();
      lease.broke(message);
    },
  };
}

function askOne<Id extends TextOperation>(
  { textUsage, onShutdown }: TextServices,
  call: TextCall<Id>,
  { candidate, lease }: { readonly candidate: Candidate; readonly lease: Lease },
) {
  const { caller, requestId, operationId: operation, interface: spoken, body, signal } = call;
  const { headers, journey, errorEvents } = call;
  const { upstream, name, model, maxTokens } = candidate;
  if (upstream.text === undefined) throw new Error('A candidate for text answers none.');
  const said = headers === undefined ? {} : { headers };
  const request = { interface: spoken, body, stream: body.stream === true, ...said };
  const { accountId } = caller;
  const { keyId, keyFamilyId, personId } = askerOf(caller);
  const asked = { accountId, keyId, keyFamilyId, personId, requestId, operation };
  const whose = { ...asked, model: body.model, upstream: name };
  return answerConversation(upstream.text, request, {
    signal,
    model,
    maxTokens,
    lease: telling(lease, () => journey.brokenOff(name)),
    isAnswer: isResult(operation),
    errorEvents,
    onShutdown,
    onEnd: ({ kind, usage }) => {
      const believed = textUsage.record({ ...whose, ...usage, ending: kind });
      lease.used(believed);
      journey.used(believed.inputTokens + believed.outputTokens);
    },
  });
}
