/** Nothing on the way may take a quiet stream for a dead one; many proxies wait for a minute. */
export const PULSE_MS = 15_000;

/**
 * Passes the events of an event stream on, with a comment now and then where there are none for long. Whoever reads events
 * passes comments over (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param comment - what the comment says
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
