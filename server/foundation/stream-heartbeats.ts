/** Shorter than the idle timeout of proxies, often a minute. */
export const HEARTBEAT_MS = 15_000;

/**
 * Formats a comment, which event stream parsers ignore
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 */
export function commentOf(text: string): string {
  return `: ${text}\n\n`;
}

/** The comment that shows during a long silence that the stream is alive. */
export const SIGN_OF_LIFE = commentOf('still at work');

/** Passes the events of a stream through, and inserts a keep-alive event during long silences. */
export async function* withHeartbeats<Event>(
  events: AsyncIterable<Event>,
  signOfLife: Event,
): AsyncIterable<Event> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    while (true) {
      const pulse = Promise.withResolvers<undefined>();
      const timer = setTimeout(pulse.resolve, HEARTBEAT_MS, undefined);
      const result = await Promise.race([next, pulse.promise]).finally(() => clearTimeout(timer));
      if (result?.done === true) return;
      yield result === undefined ? signOfLife : result.value;
      if (result !== undefined) next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}
