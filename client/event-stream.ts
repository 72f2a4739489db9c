import { PatchbayError } from './errors.ts';
import type { EventDialect } from './event-reading.ts';
import { abortedBy, anySignal } from './sending.ts';

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
    const { readEvents } = await import('./event-reading.ts');
    try {
      yield* readEvents(bytes, this.#dialect);
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
