import { errorOfType } from './error-reading.ts';
import { ConnectionError, PatchbayError } from './errors.ts';
import { abortedBy, anySignal } from './sending.ts';

/** How an interface streams. */
export interface EventDialect<Event> {
  /** Parses the data of an event; `undefined` for the mark of the end. */
  parse(data: string): Event | undefined;
  /** Whether the stream is complete with this event. */
  isEnd(event: Event | undefined): boolean;
  /** The failure that an event reports, if it does. */
  failureOf(event: Event): StreamFailure | undefined;
}

/** A failure that a stream tells of. */
export interface StreamFailure {
  readonly type: string;
  readonly message: string;
  readonly requestId?: string | undefined;
}

/** Begins the request of a stream, and answers its bytes. */
export type OpenStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

/**
 * An answer that comes event by event while it is made. It is requested when it is first read, and can be read once. To
 * stop reading ends it.
 */
export class EventStream<Event> implements AsyncIterable<Event> {
  readonly #open: OpenStream;
  readonly #dialect: EventDialect<Event>;
  readonly #callers: AbortSignal | undefined;
  readonly #own = new AbortController();
  #bytes: Promise<ReadableStream<Uint8Array>> | undefined;
  #isRead = false;

  constructor(open: OpenStream, dialect: EventDialect<Event>, signal?: AbortSignal) {
    this.#open = open;
    this.#dialect = dialect;
    this.#callers = signal;
  }

  /**
   * Requests the answer, unless that has been done.
   *
   * @returns this stream, once it has begun
   * @throws PatchbayError where it is refused
   */
  async opened(): Promise<this> {
    await this.#begin();
    return this;
  }

  /** Ends the stream; reading it throws an `AbortedError` then. */
  abort(): void {
    this.#own.abort();
  }

  /**
   * The events, as they come.
   *
   * @throws PatchbayError where the stream tells of a failure, or breaks off before its end
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, void> {
    if (this.#isRead) throw new PatchbayError('A stream can be read once.');
    this.#isRead = true;
    const bytes = await this.#begin();
    try {
      yield* readWhole(bytes, this.#dialect);
    } catch (error) {
      const signal = this.#signal();
      throw signal.aborted ? abortedBy(signal) : error;
    }
  }

  #begin(): Promise<ReadableStream<Uint8Array>> {
    this.#bytes ??= this.#open(this.#signal());
    return this.#bytes;
  }

  #signal(): AbortSignal {
    return anySignal(this.#own.signal, this.#callers);
  }
}

async function* readWhole<Event>(
  bytes: ReadableStream<Uint8Array>,
  dialect: EventDialect<Event>,
): AsyncGenerator<Event, void, void> {
  const { readServerSentEvents } = await import('./server-sent-events.ts');
  let isOver = false;
  for await (const { data } of readServerSentEvents(bytes, { isOver: () => isOver })) {
    const event = parsed(dialect, data);
    const failure = event === undefined ? undefined : dialect.failureOf(event);
    if (failure !== undefined) throw errorOfType(failure.type, failure.message, failure.requestId);
    isOver = dialect.isEnd(event);
    if (event !== undefined) yield event;
    if (isOver) return;
  }
  throw new ConnectionError('The stream ended before the answer did.', { isRetryable: true });
}

function parsed<Event>(dialect: EventDialect<Event>, data: string): Event | undefined {
  try {
    return dialect.parse(data);
  } catch (cause) {
    throw new PatchbayError('An event of the stream is no JSON.', { cause });
  }
}
