import { errorTypes } from '../generated/problems.ts';
import { classOf, kindOf, repetitionAfter } from './error-reading.ts';
import { ConnectionError, PatchbayError } from './errors.ts';
import { readServerSentEvents } from './server-sent-events.ts';

/** How an API encodes its events, its end and its failures in a stream. */
export interface EventDialect<Event> {
  /** Parses the data of an event; returns `undefined` for an end marker. */
  parse(data: string): Event | undefined;
  /** Whether this event is the last of the stream. */
  isEnd(event: Event | undefined): boolean;
  /** The failure that an event reports, if any. */
  failureOf(event: Event): StreamFailure | undefined;
}

/** A failure reported inside a stream. */
export interface StreamFailure {
  readonly type: string;
  readonly message: string;
  readonly requestId?: string | undefined;
}

const UPSTREAM_FAILED = 502;

/**
 * Reads the events of a response until its end. This file is loaded with the first stream, so that programs without
 * streams do not load it.
 *
 * @throws PatchbayError if the stream reports a failure, or breaks off before its end
 */
export async function* readEvents<Event>(
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
