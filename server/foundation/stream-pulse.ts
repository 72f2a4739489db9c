/** Shorter than the silence that proxies allow, often a minute. */
export const PULSE_MS = 15_000;

/** Readers of events ignore comments (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export function commentOf(text: string): string {
  return `: ${text}\n\n`;
}

/** Passes the events of a stream on, with a sign of life now and then where there are none for long. */
export async function* pulsing<Event>(
  events: AsyncIterable<Event>,
  signOfLife: Event,
): AsyncIterable<Event> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    while (true) {
      const pulse = Promise.withResolvers<undefined>();
      const timer = setTimeout(pulse.resolve, PULSE_MS, undefined);
      const result = await Promise.race([next, pulse.promise]).finally(() => clearTimeout(timer));
      if (result?.done === true) return;
      yield result === undefined ? signOfLife : result.value;
      if (result !== undefined) next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}
