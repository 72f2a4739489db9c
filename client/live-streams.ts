import type { EventSourceMessage } from 'eventsource-parser';
import type { Ask, Connection } from './connection.ts';

/** How far a stream of events has been read, and whether it breaks off. */
export interface StreamPlace {
  /** The `id` of the last event that was used. */
  lastEventId: string | undefined;
  /** How many streams in a row ended soon. */
  breaks: number;
}

/** How a stream of events is read. */
export interface LiveReading {
  readonly place: StreamPlace;
  readonly signal: AbortSignal | undefined;
  /** Told that the gateway has begun to answer. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether the last event has been used, after which the stream is about to end. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Where it takes longer, a proxy holds the stream back until its end. */
const STREAM_BEGINS_WITHIN_SECONDS = 15;
/** A gateway says something every 15 seconds. */
const STREAM_SILENCE_MS = 45_000;
/** A stream that lasted this long counts as good, however little it told. */
const STREAM_LASTED_MS = 30_000;

/**
 * The events of one stream of the gateway, from where the place says until it ends. It counts as a break unless it has
 * lasted, also where it told something: what ends soon would else be opened again without a pause.
 *
 * @throws PatchbayError where it cannot be opened, or breaks off
 */
export async function* liveEvents(
  connection: Connection,
  ask: Ask<unknown>,
  { place, signal, onOpen, isOver }: LiveReading,
): AsyncGenerator<EventSourceMessage, void, void> {
  const { lastEventId } = place;
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const { readServerSentEvents } = await import('./server-sent-events.ts');
  const begun = performance.now();
  place.breaks += 1;
  try {
    const body = await connection.open(ask, {
      signal,
      headers,
      timeoutSeconds: STREAM_BEGINS_WITHIN_SECONDS,
      maxRetries: 0,
    });
    onOpen?.();
    yield* readServerSentEvents(body, { silenceMs: STREAM_SILENCE_MS, isOver });
  } finally {
    if (performance.now() - begun >= STREAM_LASTED_MS) place.breaks = 0;
  }
}
