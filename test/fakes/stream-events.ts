import { createParser } from 'eventsource-parser';

/** An event of a stream, as a client sees it. */
export interface StreamEvent {
  readonly name: string | undefined;
  /** The document; the text where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the document.
  readonly data: any;
}

/** Reads a whole event stream. */
export async function eventsOf(response: Response): Promise<readonly StreamEvent[]> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      events.push({ name: event, data: data === '[DONE]' ? data : JSON.parse(data) });
    },
  });
  parser.feed(await response.text());
  return events;
}
