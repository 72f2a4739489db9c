import { errorTypes } from '../generated/problems.ts';
import { classOf, kindOf, repetitionAfter } from './error-reading.ts';
import { AbortedError, ConnectionError, PatchbayError } from './errors.ts';
import { readServerSentEvents } from './server-sent-events.ts';

/** How an API encodes its events, its end and its failures in a stream. */
export interface EventDialect<Event, Whole = unknown> {
  /** Parses the data of an event; returns `undefined` for an end marker. */
  parse(data: string): Event | undefined;
  /** Whether this event is the last of the stream. */
  isEnd(event: Event | undefined): boolean;
  /** The failure that an event reports, if any. */
  failureOf(event: Event): StreamFailure | undefined;
  /** Begins what the events of a stream amount to. */
  assembly(): Assembly<Event, Whole>;
}

/** Assembles what the events of a stream amount to. */
export interface Assembly<Event, Whole> {
  hear(event: Event): void;
  /** @throws PatchbayError if the events are no answer */
  whole(): Whole;
}

/** A failure reported inside a stream. */
export interface StreamFailure {
  readonly type: string;
  readonly message: string;
  readonly requestId?: string | undefined;
}

const UPSTREAM_FAILED = 502;

/**
 * A stream that is being read: one loop over its events, and the whole that they amount to, which is assembled as they
 * pass. This file is loaded with the first stream, so that programs without streams do not load it.
 */
export class Reading<Event, Whole> implements AsyncIterable<Event> {
  readonly #dialect: EventDialect<Event, Whole>;
  readonly #events: AsyncGenerator<Event, void, void>;
  readonly #assembly: Assembly<Event, Whole>;
  /** Events that the loop has not got yet: the next one, or all that `whole` has read ahead of it. */
  readonly #ahead: Event[] = [];
  #hasLoop = false;
  #isLeft = false;
  #isReading = false;
  #isComplete = false;
  readonly #abort: () => void;
  /** The read under way; stays at the end, and where it fails. */
  #pulled: Promise<boolean> | undefined;
  /** Why the events cannot be assembled, which a loop need not know. */
  #fault: { readonly error: unknown } | undefined;

  /** @param abort - ends the request, also in the midst of a read */
  constructor(
    bytes: ReadableStream<Uint8Array>,
    dialect: EventDialect<Event, Whole>,
    abort: () => void,
  ) {
    this.#abort = abort;
    this.#dialect = dialect;
    this.#events = readEvents(bytes, dialect);
    this.#assembly = dialect.assembly();
  }

  /** @throws PatchbayError if the stream reports a failure, or breaks off before its end */
  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, void> {
    this.#hasLoop = true;
    try {
      while (this.#ahead.length > 0 || (await this.#pull())) yield* this.#ahead.splice(0);
    } finally {
      this.#isLeft = true;
      // The end of the events would wait for what `whole` is reading.
      if (this.#isReading) this.#abort();
      await this.#events.return();
    }
  }

  /**
   * Reads the rest, and gives the whole.
   *
   * @throws AbortedError if the loop was left before the end; PatchbayError if the stream reports a failure, breaks off
   *   before its end or is no answer
   */
  async whole(): Promise<Whole> {
    while (await this.#pull());
    if (this.#fault !== undefined) throw this.#fault.error;
    return this.#assembly.whole();
  }

  /** Reads an event, for both; whether there was one. */
  #pull(): Promise<boolean> {
    this.#pulled ??= this.#next();
    return this.#pulled;
  }

  async #next(): Promise<boolean> {
    const { done, value } = await this.#read();
    if (done) {
      if (this.#isLeft && !this.#isComplete) throw new AbortedError(LEFT);
      this.#isComplete = true;
      return false;
    }
    this.#hear(value);
    if (this.#hasLoop) this.#ahead.push(value);
    this.#isComplete = this.#dialect.isEnd(value);
    this.#pulled = undefined;
    return true;
  }

  async #read(): Promise<IteratorResult<Event, void>> {
    this.#isReading = true;
    try {
      return await this.#events.next();
    } catch (error) {
      throw this.#isLeft ? new AbortedError(LEFT) : error;
    } finally {
      this.#isReading = false;
    }
  }

  #hear(event: Event): void {
    try {
      this.#assembly.hear(event);
    } catch (error) {
      this.#fault ??= { error };
    }
  }
}

const LEFT = 'The loop over the stream was left before its end, which aborts it.';

/**
 * Reads the events of a response until its end.
 *
 * @throws PatchbayError if the stream reports a failure, or breaks off before its end
 */
async function* readEvents<Event>(
  bytes: ReadableStream<Uint8Array>,
  dialect: EventDialect<Event>,
): AsyncGenerator<Event, void, void> {
  let isOver = false;
  for await (const { data } of readServerSentEvents(bytes, { isOver: () => isOver })) {
    const event = parsed(dialect, data);
    const failure = event === undefined ? undefined : dialect.failureOf(event);
    if (failure !== undefined) throw errorOfFailure(failure);
    isOver = dialect.isEnd(event);
    if (event !== undefined) yield event;
    if (isOver) return;
  }
  throw new ConnectionError('The stream ended before the response was complete.', {
    isRetryable: true,
  });
}

function parsed<Event>(dialect: EventDialect<Event>, data: string): Event | undefined {
  try {
    return dialect.parse(data);
  } catch (cause) {
    throw new PatchbayError('An event of the stream is not valid JSON.', { cause });
  }
}

/** The error for a failure inside a stream, by the error type that both text APIs give it. */
function errorOfFailure({ type, message, requestId }: StreamFailure): PatchbayError {
  const ofType = Object.entries(errorTypes).filter(([, known]) => known === type);
  const statuses = ofType.map(([status]) => Number(status));
  // A type may belong to several statuses. Once the response has begun, the upstream is what failed.
  const ofUpstream = statuses.find((one) => kindOf(one)?.kind === 'upstream-failed');
  // An unknown type comes from the upstream and counts as its failure.
  const status = ofUpstream ?? statuses[0] ?? UPSTREAM_FAILED;
  const Class = classOf(status);
  const isRetryable = repetitionAfter(status) !== 'never';
  return new Class(message, { requestId, isRetryable });
}
