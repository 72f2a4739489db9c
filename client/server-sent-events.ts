import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { counted } from './counted.ts';
import { ConnectionError } from './errors.ts';

/** Options for reading events. */
export interface EventReading {
  /** Maximum silence in milliseconds, without even a comment. */
  readonly silenceMs?: number | undefined;
  /** Whether the last event has been read, so that the stream is about to end. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Twice the size of events that a gateway passes on: a document or a picture may be one event, in Base64. */
const MAX_EVENT_CHARACTERS = 64 * 1024 * 1024;
/** A gateway closes a stream after its last event; the end may arrive slightly later. */
const END_WITHIN_MS = 1_000;

/**
 * Reads server-sent events (HTML standard, section 9.2) as they arrive. Breaking out of the iteration aborts the
 * request, unless the stream is over. This file is loaded with the first stream, so that programs without streams do
 * not load the parser.
 *
 * @throws ConnectionError if the stream breaks off, or is silent for too long
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
    throw new ConnectionError('The stream was interrupted.', { cause, isRetryable: true });
  } finally {
    if (isOver()) await ended(reader);
    // Fails if the stream has broken off, in which case there is nothing to cancel.
    await reader.cancel().catch(() => {});
  }
}

/** Waits for the end of the stream: cancelling earlier would close the connection. */
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
