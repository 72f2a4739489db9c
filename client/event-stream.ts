import { AbortedError } from './errors.ts';
import type { EventDialect, Reading } from './event-reading.ts';
import { abortedBy, anySignal } from './sending.ts';

/** Sends the request for a stream and returns the bytes of the response. */
export type OpenStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

const READ =
  'The stream has been read. Iterate over it once, before `text()` or `final…()`, which give the whole also after that.';

/**
 * A response that arrives as a stream of events. The request is sent on the first read. The stream can be iterated over
 * once; breaking out of the iteration aborts the request.
 */
export class EventStream<Event, Whole = unknown> implements AsyncIterable<Event> {
  readonly #open: OpenStream;
  readonly #loadDialect: () => Promise<EventDialect<Event, Whole>>;
  readonly #callers: AbortSignal | undefined;
  readonly #own = new AbortController();
  #bytes: Promise<ReadableStream<Uint8Array>> | undefined;
  #reading: Promise<Reading<Event, Whole>> | undefined;
  #isRead = false;

  /** @param loadDialect - loads the code that reads the events, when they are read */
  constructor(
    open: OpenStream,
    loadDialect: () => Promise<EventDialect<Event, Whole>>,
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
    if (this.#isRead) throw new TypeError(READ);
    this.#isRead = true;
    const reading = await this.#read();
    try {
      yield* reading;
    } catch (error) {
      throw this.#reasonOf(error);
    }
  }

  /** Something of what the events amount to, read to their end. */
  protected whole<Part>(partOf: (whole: Whole) => Part): Promise<Part> {
    this.#isRead = true;
    const part = this.#readWhole().then(partOf);
    // Whoever awaits it gets the error, and may do so after a loop that throws it too: it must not end the process.
    part.catch(() => {});
    return part;
  }

  async #readWhole(): Promise<Whole> {
    const reading = await this.#read();
    try {
      return await reading.whole();
    } catch (error) {
      throw this.#reasonOf(error);
    }
  }

  #read(): Promise<Reading<Event, Whole>> {
    this.#reading ??= this.#beginReading();
    return this.#reading;
  }

  async #beginReading(): Promise<Reading<Event, Whole>> {
    // Loaded first: what cannot be read is not asked for.
    const loaded = Promise.all([import('./event-reading.ts'), this.#loadDialect()]);
    const [{ Reading }, dialect] = await loaded;
    return new Reading(await this.#begin(), dialect, () => this.abort());
  }

  #reasonOf(error: unknown): unknown {
    if (error instanceof AbortedError) return error;
    const signal = this.#signal();
    return signal.aborted ? abortedBy(signal) : error;
  }

  #begin(): Promise<ReadableStream<Uint8Array>> {
    this.#bytes ??= this.#open(this.#signal());
    return this.#bytes;
  }

  #signal(): AbortSignal {
    return anySignal(this.#own.signal, this.#callers);
  }
}
