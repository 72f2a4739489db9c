import { Readable } from 'node:stream';
import type { JsonObject } from '../../foundation/json-object.ts';
import { pulsing } from '../../foundation/pulsing.ts';
import { isTimeUp } from '../../foundation/time-up.ts';
import { cleanError } from '../clean-words.ts';
import type {
  TextAnswer,
  TextContext,
  TextInterface,
  TextRequest,
  TextUpstream,
  ToldError,
  UpstreamOutcome,
} from '../port.ts';
import { failed, UpstreamBroke } from '../port.ts';
import type { Lease } from '../routing/guard.ts';
import { GatewayStopped } from './breaking-off.ts';
import { asksForUsage } from './chat/stream-usage.ts';
import type { RequestOptions } from './dialect.ts';
import { estimateInputTokens } from './input-estimate.ts';
import { asksForThread, NO_THREADS } from './messages/thread.ts';
import { type Passage, passThrough } from './pass-through.ts';
import { readEvents, type ServerSentEvent } from './server-sent-events.ts';
import {
  translateAnswer,
  translateError,
  translateEvents,
  translateFailure,
  translateRequest,
} from './translation.ts';
import {
  type MeteredRequest,
  readUsage,
  type TextUsage,
  type UsageMeter,
  usageMeter,
} from './usage.ts';

export { estimateInputTokens } from './input-estimate.ts';

/** An answer in the caller's words: whole, or event by event. */
export type CallersAnswer<Body = JsonObject> =
  /** `text` is the same as JSON, where it came so. */
  | { readonly kind: 'whole'; readonly body: Body; readonly text?: string }
  /** Whole events as the interface writes them; the last says what went wrong where the upstream breaks off. */
  | { readonly kind: 'stream'; readonly events: Readable };

/** How an answer ended, and what it consumed. */
export interface Ending {
  /** `wasted` where the upstream has answered, or begun to, and the caller is told that it has failed. */
  readonly kind: 'complete' | 'broken' | 'abandoned' | 'wasted';
  readonly usage: TextUsage;
}

/** A call for an answer in the caller's words. */
export interface AnsweringContext<Body = JsonObject> extends TextContext {
  /** Whether a whole answer is what the caller was promised. */
  readonly isAnswer: (body: unknown) => body is Body;
  /** The call's place at the upstream, which a stream keeps until its end. */
  readonly lease: Lease;
  /** Writes the event that ends a stream which breaks off, as the caller's interface has it. */
  readonly errorEvent: (error: ToldError) => string;
  /** Has a stream told when it gets no more time to end; what it returns takes that back. */
  readonly onShutdown: (tell: () => void) => () => void;
  /** Told once when an answer that the upstream has begun with is over, however that came. */
  readonly onEnd: (ending: Ending) => void;
}

/**
 * Has an upstream answer a conversation, whichever interface the two sides speak. Where they speak the same, what
 * passes is not changed; where not, it is translated, and what cannot be said in the other interface is refused.
 */
export async function answerConversation<Body>(
  upstream: TextUpstream,
  request: TextRequest,
  context: AnsweringContext<Body>,
): Promise<UpstreamOutcome<CallersAnswer<Body>>> {
  const { maxTokens, signal, onEnd } = context;
  if (upstream.keepsThreads !== true && asksForThread(request)) return failed(NO_THREADS);
  const { tokenLimitName } = upstream;
  const spoken = spokenTo(upstream, request);
  const asked = inWordsOf(spoken, request, { maxTokens, tokenLimitName });
  if (!asked.ok) return asked;
  const metered = { interface: spoken, request: asked.value.body };
  const outcome = await answered(upstream, asked.value, { ...context, metered });
  const direction = { from: spoken, to: request.interface };
  if (!outcome.ok) return failed(translateFailure(outcome.failure, direction));
  if (outcome.value.kind === 'stream') {
    const { bytes, withoutSecrets = (text) => text } = outcome.value;
    const errorEvent = (error: ToldError): string =>
      context.errorEvent(translateError(cleanError(error, withoutSecrets), direction));
    const parts = { ...context, errorEvent, withoutSecrets, request, spoken, metered };
    return streamed(callersStream(bytes, parts));
  }
  const usage = readUsage(outcome.value.body, metered);
  const { inputTokens } = usage;
  const directed = { isAnswer: context.isAnswer, ...direction, inputTokens };
  const answer = wholeAnswer(outcome.value, directed);
  const kind = answer.ok && !isTimeUp(signal) ? 'complete' : 'wasted';
  onEnd({ kind, usage });
  return answer;
}

function wholeAnswer<Body>(
  { body, text }: Extract<TextAnswer, { kind: 'whole' }>,
  {
    isAnswer,
    ...translated
  }: Pick<AnsweringContext<Body>, 'isAnswer'> &
    Pick<TextUsage, 'inputTokens'> &
    Record<'from' | 'to', TextInterface>,
): UpstreamOutcome<CallersAnswer<Body>> {
  const answer = translateAnswer(body, translated);
  if (!answer.ok) return answer;
  const { value } = answer;
  // What was not translated need not be written again.
  const written = value === body && text !== undefined ? { text } : {};
  if (isAnswer(value)) return { ok: true, value: { kind: 'whole', body: value, ...written } };
  return { ok: false, failure: { kind: 'failed', message: SOMETHING_ELSE } };
}

const SOMETHING_ELSE = 'The upstream answered something else than this operation promises.';

/** What the upstream has begun with is consumed, though nobody waits for it any more. */
async function answered(
  upstream: TextUpstream,
  request: TextRequest,
  {
    metered,
    ...context
  }: Omit<AnsweringContext, 'isAnswer'> & { readonly metered: MeteredRequest },
): Promise<UpstreamOutcome<TextAnswer>> {
  try {
    return await upstream.answer(request, context);
  } catch (error) {
    const { signal, onEnd } = context;
    if (signal.aborted) onEnd({ kind: givenUp(signal), usage: usageMeter(metered).usage() });
    throw error;
  }
}

/** How an answer ended that nobody waits for any more: what is too slow has failed. */
function givenUp(signal: AbortSignal): Ending['kind'] {
  return isTimeUp(signal) ? 'wasted' : 'abandoned';
}

function streamed(events: Readable): UpstreamOutcome<CallersAnswer<never>> {
  return { ok: true, value: { kind: 'stream', events } };
}

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

interface StreamParts
  extends Pick<AnsweringContext, 'signal' | 'lease' | 'onEnd' | 'errorEvent' | 'onShutdown'> {
  readonly request: TextRequest;
  readonly spoken: TextInterface;
  readonly metered: MeteredRequest;
  readonly withoutSecrets: (text: string) => string;
}

/** Puts a stream into the caller's words, and sees it to its end. */
function callersStream(bytes: Readable, parts: StreamParts): Readable {
  const meter = usageMeter(parts.metered);
  let isBroken = false;
  const onBreak = (broke: UpstreamBroke): string => {
    isBroken = true;
    if (!(broke instanceof GatewayStopped)) parts.lease.broke(parts.withoutSecrets(broke.message));
    return parts.errorEvent(broke);
  };
  const events = callersEvents(bytes, { ...parts, meter, onBreak });
  watch(events, { ...parts, meter, isBroken: () => isBroken });
  const stopListening = parts.onShutdown(() => {
    // Who has not begun to read it learns of it then.
    bytes.on('error', () => {});
    bytes.destroy(new GatewayStopped());
  });
  events.once('close', stopListening);
  return events;
}

function callersEvents(
  bytes: Readable,
  {
    request,
    spoken,
    meter,
    onBreak,
  }: Pick<StreamParts, 'request' | 'spoken'> & Pick<Passage, 'meter' | 'onBreak'>,
): Readable {
  const wantsUsage = asksForUsage(request.body);
  if (spoken === request.interface) {
    return passThrough(bytes, { interface: spoken, meter, keepsUsage: wantsUsage, onBreak });
  }
  const events = translateEvents(seen(readEvents(bytes), meter), {
    from: spoken,
    to: request.interface,
    wantsUsage,
    inputTokens: estimateInputTokens(request.body),
  });
  // What the upstream thinks, and says to show that it is there, may have no counterpart.
  const heard = pulsing(endingWith(events, onBreak), 'still at work');
  return Readable.from(heard, { objectMode: false });
}

async function* seen(
  events: AsyncIterable<ServerSentEvent>,
  meter: UsageMeter,
): AsyncIterable<ServerSentEvent> {
  for await (const event of events) {
    meter.see(event);
    yield event;
  }
}

/** Ends a stream that breaks off with an event that says so, in place of an end that looks like success. */
async function* endingWith(
  events: AsyncIterable<string>,
  onBreak: Passage['onBreak'],
): AsyncIterable<string> {
  try {
    yield* events;
  } catch (error) {
    if (!(error instanceof UpstreamBroke)) throw error;
    yield onBreak(error);
  }
}

/** Sees a stream to its end: the place at the upstream is given back, and what was consumed is told, once. */
function watch(
  events: Readable,
  {
    signal,
    lease,
    onEnd,
    meter,
    isBroken,
  }: Pick<StreamParts, 'signal' | 'lease' | 'onEnd'> & {
    readonly meter: UsageMeter;
    readonly isBroken: () => boolean;
  },
): void {
  const giveBack = lease.hold();
  let isOver = false;
  const end = (kind: Ending['kind']): void => {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener('abort', abandon);
    try {
      onEnd({ kind, usage: meter.usage() });
    } finally {
      giveBack();
    }
  };
  // A caller who goes away before the first event never begins to read.
  const abandon = (): void => end(givenUp(signal));
  if (signal.aborted) abandon();
  else signal.addEventListener('abort', abandon, { once: true });
  events.once('end', () => end(isBroken() ? 'broken' : 'complete'));
  events.once('close', () => end('abandoned'));
}
