import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ConnectionError } from './errors.ts';

/** No event of a gateway comes near it. */
const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024;

/**
 * Reads server-sent events (the HTML standard, section 9.2) as they come. Who stops reading ends the request.
 * This file is loaded with the first stream, so that who reads none does not carry the parser.
 *
 * @param options - `silenceMs`: how long nothing at all may come, not even a comment, in milliseconds
 * @throws ConnectionError where the stream breaks off in the middle, or falls silent
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  { silenceMs }: { readonly silenceMs?: number } = {},
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
    // A stream that has broken off cannot be ended, and need not be.
    await reader.cancel().catch(() => {});
  }
}

function orSilence<T>(next: Promise<T>, silenceMs: number | undefined): Promise<T> {
  if (silenceMs === undefined) return next;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const message = `The stream was silent for ${silenceMs / 1000} seconds.`;
      reject(new ConnectionError(message, { isRetryable: true }));
    }, silenceMs);
    next.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
