import type { EventSourceMessage } from 'eventsource-parser';
import type { Ask, Connection } from './connection.ts';

/** Resume position of an event stream, and its count of consecutive breaks. */
export interface StreamPlace {
  /** The `id` of the last event that was processed. */
  lastEventId: string | undefined;
  /** Number of consecutive short-lived streams. */
  breaks: number;
}

/** Options for reading an event stream. */
export interface LiveReading {
  readonly place: StreamPlace;
  readonly signal: AbortSignal | undefined;
  /** Called when the response has begun. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether the last event has been processed, so that the stream is about to end. */
  readonly isOver?: (() => boolean) | undefined;
}

/** If it takes longer, a proxy is buffering the stream until its end. */
const STREAM_BEGINS_WITHIN_SECONDS = 15;
/** A gateway sends at least a heartbeat every 15 seconds. */
const STREAM_SILENCE_MS = 45_000;
/** A stream that lasted this long counts as healthy, however few events it delivered. */
const STREAM_LASTED_MS = 30_000;

/**
 * Yields the events of one stream of the gateway, from the resume position until the stream ends. A short-lived stream
 * counts as a break even if it delivered events: it would otherwise be reopened without a delay.
 *
 * @throws PatchbayError if it cannot be opened, or breaks off
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
