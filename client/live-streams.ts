import type { EventSourceMessage } from 'eventsource-parser';
import type { Ask, Connection } from './connection.ts';

/** How far a stream of events has been read, and how well it goes. */
export interface StreamPlace {
  /** The `id` of the last event that was made use of. */
  lastEventId: string | undefined;
  /** How many streams in a row were over before they had lasted for a while. */
  breaks: number;
}

/** How a stream of events is read. */
export interface LiveReading {
  readonly place: StreamPlace;
  readonly signal: AbortSignal | undefined;
  /** Told that the gateway has begun to answer. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether the last event has been made use of, after which the stream is about to end. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Where it takes longer, something on the way holds the stream back until it is over. */
const STREAM_BEGINS_WITHIN_MS = 15_000;
/** A gateway says something every 15 seconds. */
const STREAM_SILENCE_MS = 45_000;
/** What went on for so long has done what it is there for, however little happened meanwhile. */
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
      timeout: STREAM_BEGINS_WITHIN_MS,
      maxRetries: 0,
    });
    onOpen?.();
    yield* readServerSentEvents(body, { silenceMs: STREAM_SILENCE_MS, isOver });
  } finally {
    if (performance.now() - begun >= STREAM_LASTED_MS) place.breaks = 0;
  }
}
