import { Readable } from 'node:stream';
import { SIGN_OF_LIFE, withHeartbeats } from '../../foundation/stream-heartbeats.ts';
import type { CallContext } from '../port/call.ts';
import type { Cleaning, ToldError } from '../port/outcome.ts';
import { type TextInterface, type TextRequest, UpstreamBroke } from '../port/text.ts';
import type { Lease } from '../routing/guard.ts';
import { GatewayStopped, NoAnswer, NoObject } from './breaking-off.ts';
import { asksForUsage } from './chat/stream-usage.ts';
import { type Ending, givenUp, type OnEnd } from './giving-up.ts';
import { estimateInputTokens } from './input-estimate.ts';
import { type Passage, passThrough } from './pass-through.ts';
import { writeFailedEvent } from './responses/failed-event.ts';
import { type Said, SaidSoFar } from './said.ts';
import { readEvents, type ServerSentEvent } from './server-sent-events.ts';
import { translateEvents } from './translation.ts';
import { type MeteredRequest, SIGNS, type UsageMeter, usageMeter } from './usage.ts';

/** Context for forwarding a stream and tracking it to its end. */
export interface StreamContext extends CallContext {
  /** The call's lease at the upstream, held until the stream ends. */
  readonly lease: Lease;
  /**
   * Writes the event that ends a stream that breaks off, in the caller's interface.
   *
   * @param said - what has already been sent to the caller
   */
  readonly errorEvents: (error: ToldError, said: Said) => string;
  /**
   * Registers a callback for when the shutdown grace period of a stream is over; returns the function that unregisters
   * it.
   */
  readonly onShutdown: (tell: () => void) => () => void;
  readonly onEnd: OnEnd;
}

/** A stream's context with its request and how to translate it. */
export interface StreamParts extends StreamContext {
  readonly request: TextRequest;
  readonly spoken: TextInterface;
  readonly metered: MeteredRequest;
  readonly cleaning: Cleaning;
}

/** Translates a stream into the caller's interface, and tracks it to its end. */
export function callersStream(bytes: Readable, parts: StreamParts): Readable {
  const meter = usageMeter(parts.metered);
  let ending: Ending['kind'] = 'complete';
  const onBreak: Passage['onBreak'] = (broke, said) => {
    ending = broke instanceof NoAnswer ? 'wasted' : 'broken';
    const isOfUpstream = !(broke instanceof GatewayStopped || broke instanceof NoObject);
    const { withoutSecrets, cleanMessage } = parts.cleaning;
    if (isOfUpstream) parts.lease.broke(cleanMessage(broke.message));
    const { event } = broke;
    const isUnderstood = event !== undefined && parts.spoken === parts.request.interface;
    if (!isUnderstood) return parts.errorEvents(broke, said);
    return withoutSecrets(writeFailedEvent(event, cleanMessage));
  };
  const events = callersEvents(bytes, { ...parts, meter, onBreak });
  watch(events, { ...parts, meter, ending: () => ending });
  const stopListening = parts.onShutdown(() => {
    // A reader that starts later receives the error then.
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
    request: request.body,
  });
  // The upstream's reasoning and keep-alive events may have no counterpart, so comments keep the connection alive.
  const said = new SaidSoFar(SIGNS[request.interface].repeated);
  const heard = withHeartbeats(endingWith(events, { said, onBreak }), SIGN_OF_LIFE);
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

/** Ends a broken-off stream with an error event; without it, the end would look like success. */
async function* endingWith(
  events: AsyncIterable<string>,
  { said, onBreak }: { readonly said: SaidSoFar } & Pick<Passage, 'onBreak'>,
): AsyncIterable<string> {
  try {
    for await (const event of events) {
      said.add(event);
      yield event;
    }
  } catch (error) {
    if (!(error instanceof UpstreamBroke)) throw error;
    yield onBreak(error, said.said);
  }
}

/** Tracks a stream to its end: releases the lease, and records the usage once. */
function watch(
  events: Readable,
  {
    signal,
    lease,
    onEnd,
    meter,
    ending,
  }: Pick<StreamParts, 'signal' | 'lease' | 'onEnd'> & {
    readonly meter: UsageMeter;
    /** How the stream ended, if it was sent to its end. */
    readonly ending: () => Ending['kind'];
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
  // If the caller disconnects before the first event, the generator never starts.
  const abandon = (): void => end(givenUp(signal));
  if (signal.aborted) abandon();
  else signal.addEventListener('abort', abandon, { once: true });
  events.once('end', () => end(ending()));
  events.once('close', () => end('abandoned'));
}
