/** A fake upstream's reply to a request, before any misbehaviour. */
export interface FakeAnswer {
  readonly status: number;
  /** Header names are in lower case. Content-Length is left out: the sender computes it. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body in the chunks it is written in: a single one for a plain body, one per event for a stream. */
  readonly pieces: readonly Uint8Array[];
  readonly isStream: boolean;
}

type Headers = FakeAnswer['headers'];

/** Replies with a JSON body. */
export function withJson(status: number, body: unknown, headers: Headers = {}): FakeAnswer {
  return withBytes(
    Buffer.from(JSON.stringify(body)),
    { 'content-type': 'application/json', ...headers },
    status,
  );
}

/** Replies with bytes. */
export function withBytes(content: Uint8Array, headers: Headers, status = 200): FakeAnswer {
  return { status, headers, pieces: [content], isStream: false };
}

/** Replies with an event stream. Each text is one whole event, including its empty line. */
export function withEvents(events: readonly string[], headers: Headers = {}): FakeAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', ...headers },
    pieces: events.map((event) => Buffer.from(event)),
    isStream: true,
  };
}
