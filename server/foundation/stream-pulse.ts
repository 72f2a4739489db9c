/** Shorter than the silence that proxies allow, often a minute. */
export const PULSE_MS = 15_000;

/**
 * Passes the events of a stream on, with a comment now and then where there are none for long. Readers of events ignore
 * comments (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param comment - the text of the comment
 */
export async function* pulsing(
  events: AsyncIterable<string>,
  comment: string,
): AsyncIterable<string> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    while (true) {
      const pulse = Promise.withResolvers<undefined>();
      const timer = setTimeout(pulse.resolve, PULSE_MS, undefined);
      const result = await Promise.race([next, pulse.promise]).finally(() => clearTimeout(timer));
      if (result?.done === true) return;
      yield result === undefined ? `: ${comment}\n\n` : result.value;
      if (result !== undefined) next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}
