import { PatchbayError } from './errors.ts';
import type { EventDialect } from './event-reading.ts';
import { abortedBy, anySignal } from './sending.ts';

/** Sends the request for a stream and returns the bytes of the response. */
export type OpenStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

/**
 * A response that arrives as a stream of events. The request is sent on the first read, and the stream can be read
 * once. Breaking out of the iteration aborts the request.
 */
export class EventStream<Event> implements AsyncIterable<Event> {
  readonly #open: OpenStream;
  readonly #loadDialect: () => Promise<EventDialect<Event>>;
  readonly #callers: AbortSignal | undefined;
  readonly #own = new AbortController();
  #bytes: Promise<ReadableStream<Uint8Array>> | undefined;
  #isRead = false;

  /** @param loadDialect - loads the code that reads the events, when they are read */
  constructor(
    open: OpenStream,
    loadDialect: () => Promise<EventDialect<Event>>,
    signal?: AbortSignal,
  ) {
    this.#open = open;
    this.#loadDialect = loadDialect;
    this.#callers = signal;
  }

  /**
   * Sends the request, unless it has been sent.
   *
   * @returns this stream, once it has begun
   * @throws PatchbayError if the request fails
   */
  async opened(): Promise<this> {
    await this.#begin();
    return this;
  }

  /** Aborts the stream; reading it then throws an `AbortedError`. */
  abort(): void {
    this.#own.abort();
  }

  /**
   * Iterates over the events as they arrive.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, void> {
    if (this.#isRead) throw new PatchbayError('A stream can be read only once.');
    this.#isRead = true;
    // Loaded first: what cannot be read is not asked for.
    const loaded = Promise.all([import('./event-reading.ts'), this.#loadDialect()]);
    const [{ readEvents }, dialect] = await loaded;
    const bytes = await this.#begin();
    try {
      yield* readEvents(bytes, dialect);
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
