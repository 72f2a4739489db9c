import type { Readable } from 'node:stream';
import type { JsonObject } from '../../foundation/json-object.ts';
import { isTimeUp } from '../../foundation/time-up.ts';
import { cleanError } from '../clean-words.ts';
import {
  failed,
  lacksAddress,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port/outcome.ts';
import type {
  TextAnswer,
  TextContext,
  TextInterface,
  TextRequest,
  TextUpstream,
} from '../port/text.ts';
import { callersStream, type StreamContext } from './callers-stream.ts';
import type { AnswerOptions, RequestOptions } from './dialect.ts';
import { countedWhenGivenUp, type Ending } from './giving-up.ts';
import { type EffortWish, requestAsAnswered, withLessEffort } from './less-effort.ts';
import { asksForThread, NO_THREADS } from './messages/thread.ts';
import {
  type Direction,
  leftOut,
  translateAnswer,
  translateError,
  translateFailure,
  translateRequest,
} from './translation.ts';
import { readUsage, usageMeter } from './usage.ts';

export type { Ending, OnEnd } from './giving-up.ts';
export { estimateInputTokens } from './input-estimate.ts';
export { isReference } from './responses/kept-state.ts';
export type { Said } from './said.ts';
export { CONVERSATION_FIELDS } from './translation.ts';

/** An answer in the caller's interface, and the parameters of the request that were left out for it. */
export type CallersAnswer<Body = JsonObject> = SaidAnswer<Body> & {
  readonly ignored: readonly string[];
};

/** Whole, or event by event. */
type SaidAnswer<Body> =
  /** `text` is the body as JSON text, if it came so. */
  | { readonly kind: 'whole'; readonly body: Body; readonly text?: string }
  /** Whole events of the interface; the last one tells of the failure where the upstream breaks off. */
  | { readonly kind: 'stream'; readonly events: Readable };

/** A call for an answer in the caller's interface. */
export interface AnsweringContext<Body = JsonObject> extends TextContext, StreamContext {
  /** Whether a whole answer is valid for the caller. */
  readonly isAnswer: (body: unknown) => body is Body;
}

/**
 * Has an upstream answer a conversation. Where it speaks the caller's interface, requests and answers pass unchanged;
 * else they are translated, and what the other interface cannot express is refused. An effort that the model turns out not to
 * have is lowered then: callers cannot know what models of the other vendor have.
 */
export async function answerConversation<Body>(
  upstream: TextUpstream,
  request: TextRequest,
  context: AnsweringContext<Body>,
): Promise<UpstreamOutcome<CallersAnswer<Body>>> {
  const { lackedEfforts } = upstream;
  if (upstream.interfaces.includes(request.interface)) {
    const outcome = await answerAsAsked(upstream, { request }, context);
    // That it does not speak the interface may have turned out just now.
    const isUnspoken = !outcome.ok && isUnspokenNow(outcome.failure, upstream, request.interface);
    return isUnspoken ? answerConversation(upstream, request, context) : outcome;
  }
  const { model } = context;
  const outcome = await withLessEffort({ request, model, lackedEfforts }, (wish) =>
    answerAsAsked(upstream, { request, wish }, context),
  );
  if (!outcome.ok) return outcome;
  const { value: answer, ignored } = outcome.value;
  return { ok: true, value: { ...answer, ignored: [...new Set([...answer.ignored, ...ignored])] } };
}

/** A request, and how hard the model is to think in place of what it says. */
interface Asked {
  readonly request: TextRequest;
  readonly wish?: EffortWish | undefined;
}

async function answerAsAsked<Body>(
  upstream: TextUpstream,
  { request: said, wish }: Asked,
  context: AnsweringContext<Body>,
): Promise<UpstreamOutcome<CallersAnswer<Body>>> {
  const { maxTokens, signal, onEnd } = context;
  if (upstream.keepsThreads !== true && asksForThread(said)) return failed(NO_THREADS);
  const { tokenLimitName, takesThoughts } = upstream;
  const spoken = spokenTo(upstream, said);
  const asked = inWordsOf(spoken, said, { maxTokens, tokenLimitName, takesThoughts, wish });
  if (!asked.ok) return asked;
  const request = requestAsAnswered(said, wish);
  const metered = { interface: spoken, request: asked.value.body };
  const outcome = await countedWhenGivenUp(upstream.answer(asked.value, context), {
    signal,
    onEnd,
    usage: () => usageMeter(metered).usage(),
  });
  const direction = { from: spoken, to: request.interface };
  if (!outcome.ok) return failed(translateFailure(outcome.failure, direction));
  const ignored = ignoredFor(outcome.value, request, spoken);
  if (outcome.value.kind === 'stream') {
    const { bytes, withoutSecrets = (text) => text } = outcome.value;
    const errorEvents: StreamContext['errorEvents'] = (error, said) =>
      context.errorEvents(translateError(cleanError(error, withoutSecrets), direction), said);
    const parts = { ...context, errorEvents, withoutSecrets, request, spoken, metered };
    return { ok: true, value: { kind: 'stream', events: callersStream(bytes, parts), ignored } };
  }
  const usage = readUsage(outcome.value.body, metered);
  const told = { inputTokens: usage.inputTokens, request: request.body };
  const answer = wholeAnswer(outcome.value, {
    isAnswer: context.isAnswer,
    ...direction,
    ...told,
    ignored,
  });
  onEnd({ kind: isTimeUp(signal) ? 'wasted' : endOf(answer), usage });
  return answer;
}

/** What was left out of a request for its answer: here, or by an upstream that has an upstream of its own. */
function ignoredFor(
  { ignored = [] }: TextAnswer,
  { body, interface: from }: TextRequest,
  to: TextInterface,
): readonly string[] {
  return [...leftOut(body, { from, to }), ...ignored];
}

/** How a whole answer has ended. One that is refused is not what its caller has asked the model for, who pays for it. */
function endOf(answer: UpstreamOutcome<unknown>): Ending['kind'] {
  if (answer.ok) return 'complete';
  return answer.failure.kind === 'refused' ? 'broken' : 'wasted';
}

/** Whether an upstream turned out not to speak the interface, so that another one is tried. */
function isUnspokenNow(
  failure: UpstreamFailure,
  { interfaces }: TextUpstream,
  spoken: TextInterface,
): boolean {
  return lacksAddress(failure) && !interfaces.includes(spoken);
}

function wholeAnswer<Body>(
  { body, text }: Extract<TextAnswer, { kind: 'whole' }>,
  {
    isAnswer,
    ignored,
    ...translated
  }: Pick<AnsweringContext<Body>, 'isAnswer'> &
    Pick<CallersAnswer, 'ignored'> &
    Pick<AnswerOptions, 'inputTokens' | 'request'> &
    Direction,
): UpstreamOutcome<CallersAnswer<Body>> {
  const answer = translateAnswer(body, translated);
  if (!answer.ok) return answer;
  const { value } = answer;
  // An answer that was not translated keeps its text.
  const written = value === body && text !== undefined ? { text } : {};
  if (isAnswer(value)) {
    return { ok: true, value: { kind: 'whole', body: value, ...written, ignored } };
  }
  return failed({ kind: 'failed', message: SOMETHING_ELSE });
}

const SOMETHING_ELSE = 'The upstream answered something else than this operation promises.';

function spokenTo({ interfaces }: TextUpstream, request: TextRequest): TextInterface {
  return interfaces.includes(request.interface) ? request.interface : interfaces[0];
}

function inWordsOf(
  spoken: TextInterface,
  request: TextRequest,
  options: RequestOptions,
): UpstreamOutcome<TextRequest> {
  const { interface: from, body, stream } = request;
  if (spoken === from) return { ok: true, value: request };
  const translated = translateRequest(body, { from, to: spoken, ...options });
  if (!translated.ok) return translated;
  return { ok: true, value: { interface: spoken, body: translated.value, stream } };
}
