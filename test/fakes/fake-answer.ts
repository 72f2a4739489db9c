/** What a fake upstream answers a request, before anything misbehaves. */
export interface FakeAnswer {
  readonly status: number;
  /** Lower-case names. No length: the sender reckons it. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body in the pieces that it is written in: one of a whole body, one an event of a stream. */
  readonly pieces: readonly Uint8Array[];
  readonly isStream: boolean;
}

type Headers = FakeAnswer['headers'];

/** Answers with a JSON body. */
export function withJson(status: number, body: unknown, headers: Headers = {}): FakeAnswer {
  return withBytes(
    Buffer.from(JSON.stringify(body)),
    { 'content-type': 'application/json', ...headers },
    status,
  );
}

/** Answers with bytes. */
export function withBytes(content: Uint8Array, headers: Headers, status = 200): FakeAnswer {
  return { status, headers, pieces: [content], isStream: false };
}

/** Answers with an event stream. Each text is one whole event, its empty line included. */
export function withEvents(events: readonly string[], headers: Headers = {}): FakeAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', ...headers },
    pieces: events.map((event) => Buffer.from(event)),
    isStream: true,
  };
}
