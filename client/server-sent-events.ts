import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { counted } from './counted.ts';
import { ConnectionError } from './errors.ts';

/** How events are read. */
export interface EventReading {
  /** How long nothing at all may come, not even a comment, in milliseconds. */
  readonly silenceMs?: number | undefined;
  /** Whether the last event has been read, after which the stream is about to end. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Far above the size of any event of a gateway. */
const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024;
/** A gateway ends a stream with its last event; the end may arrive a little later. */
const END_WITHIN_MS = 1_000;

/**
 * Reads server-sent events (the HTML standard, section 9.2) as they come. To stop reading ends the request, unless the
 * stream is over. This file is loaded with the first stream, so that programs without streams do not load the parser.
 *
 * @throws ConnectionError where the stream breaks off in the middle, or falls silent
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  { silenceMs, isOver = () => false }: EventReading = {},
): AsyncGenerator<EventSourceMessage, void, void> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (event) => events.push(event),
    maxBufferSize: MAX_EVENT_CHARACTERS,
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await orSilence(reader.read(), silenceMs);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } catch (cause) {
    if (cause instanceof ConnectionError) throw cause;
    throw new ConnectionError('The stream broke off.', { cause, isRetryable: true });
  } finally {
    if (isOver()) await ended(reader);
    // Fails where the stream has broken off, which needs no end.
    await reader.cancel().catch(() => {});
  }
}

/** Waits for the end, as ending the request before would close its connection. */
async function ended(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const end = async () => {
    while (!(await reader.read()).done);
  };
  // A failure after the last event does not matter.
  await orSilence(end(), END_WITHIN_MS).catch(() => {});
}

function orSilence<T>(next: Promise<T>, silenceMs: number | undefined): Promise<T> {
  if (silenceMs === undefined) return next;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const message = `The stream was silent for ${counted(silenceMs / 1000, 'second')}.`;
      reject(new ConnectionError(message, { isRetryable: true }));
    }, silenceMs);
    next.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
