import type { Readable } from 'node:stream';
import type { JsonObject } from '../../foundation/json-object.ts';
import { isTimedOut } from '../../foundation/timeout-reason.ts';
import { cleanError } from '../clean-words.ts';
import {
  type Cleaning,
  failed,
  isMissingEndpoint,
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

/** An answer in the caller's interface, with the request parameters that were dropped for it. */
export type CallersAnswer<Body = JsonObject> = SaidAnswer<Body> & {
  readonly ignored: readonly string[];
};

/** A complete answer, or a stream of events. */
type SaidAnswer<Body> =
  /** `text` is the JSON that `body` was read from, if it was not translated. */
  | { readonly kind: 'whole'; readonly body: Body; readonly text?: string }
  /** Complete events of the caller's interface; if the upstream breaks off, the last event reports the error. */
  | { readonly kind: 'stream'; readonly events: Readable };

/** Context of a call that is answered in the caller's interface. */
export interface AnsweringContext<Body = JsonObject> extends TextContext, StreamContext {
  /** Whether a whole answer is valid for the caller. */
  readonly isAnswer: (body: unknown) => body is Body;
}

/**
 * Sends a conversation to an upstream. If the upstream speaks the caller's interface, requests and answers pass
 * unchanged; otherwise they are translated, and features that the other interface cannot express are refused. In the
 * translated case, a reasoning effort that the model turns out to lack is lowered, because callers cannot know which
 * efforts another vendor's models have.
 */
export async function answerConversation<Body>(
  upstream: TextUpstream,
  request: TextRequest,
  context: AnsweringContext<Body>,
): Promise<UpstreamOutcome<CallersAnswer<Body>>> {
  const { unsupportedEfforts } = upstream;
  if (upstream.interfaces.includes(request.interface)) {
    const outcome = await answerAsAsked(upstream, { request }, context);
    // This call may have revealed that the upstream does not speak the interface.
    const isUnspoken = !outcome.ok && isUnspokenNow(outcome.failure, upstream, request.interface);
    return isUnspoken ? answerConversation(upstream, request, context) : outcome;
  }
  const { model } = context;
  const outcome = await withLessEffort({ request, model, unsupportedEfforts }, (wish) =>
    answerAsAsked(upstream, { request, wish }, context),
  );
  if (!outcome.ok) return outcome;
  const { value: answer, ignored } = outcome.value;
  return { ok: true, value: { ...answer, ignored: [...new Set([...answer.ignored, ...ignored])] } };
}

/** For upstreams that the gateway calls without secrets. */
const UNCHANGED: Cleaning = { withoutSecrets: (text) => text, cleanMessage: (message) => message };

/** A request, and the reasoning effort that overrides its own. */
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
    const { bytes, cleaning = UNCHANGED } = outcome.value;
    const errorEvents: StreamContext['errorEvents'] = (error, said) =>
      context.errorEvents(translateError(cleanError(error, cleaning), direction), said);
    const parts = { ...context, errorEvents, cleaning, request, spoken, metered };
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
  onEnd({ kind: isTimedOut(signal) ? 'wasted' : endOf(answer), usage });
  return answer;
}

/**
 * The parameters dropped from a request: by the translation here, or by an upstream that forwards to another upstream.
 */
function ignoredFor(
  { ignored = [] }: TextAnswer,
  { body, interface: from }: TextRequest,
  to: TextInterface,
): readonly string[] {
  return [...leftOut(body, { from, to }), ...ignored];
}

/**
 * How a whole answer ended. If it is refused, the model did not produce what the caller asked for; the caller still
 * pays.
 */
function endOf(answer: UpstreamOutcome<unknown>): Ending['kind'] {
  if (answer.ok) return 'complete';
  return answer.failure.kind === 'refused' ? 'broken' : 'wasted';
}

/** Whether an upstream turned out not to speak the interface, so that another interface is tried. */
function isUnspokenNow(
  failure: UpstreamFailure,
  { interfaces }: TextUpstream,
  spoken: TextInterface,
): boolean {
  return isMissingEndpoint(failure) && !interfaces.includes(spoken);
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
  // An untranslated answer keeps its original JSON text.
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
