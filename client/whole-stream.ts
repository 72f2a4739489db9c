import { counted } from './counted.ts';
import { TimedOutError } from './errors.ts';
import { abortedBy, anySignal } from './sending.ts';

/** Limits for reading a stream. */
export interface ReadingLimits {
  readonly signal: AbortSignal | undefined;
  /** Timeout of the reading in milliseconds, within the range of timers; unlimited if `undefined`. */
  readonly timeoutMs: number | undefined;
}

/** A byte stream: a web stream, a Node stream, or any other async iterable. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Reads a stream into memory. A stream that is not read to its end is destroyed.
 *
 * @throws AbortedError, TimedOutError as soon as a limit is reached; errors of the stream; TypeError if the stream is
 *   already being read
 */
export async function readWhole(
  stream: ByteStream,
  { signal, timeoutMs }: ReadingLimits,
): Promise<Blob> {
  const reading = begin(stream);
  const limit = new AbortController();
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => limit.abort(), timeoutMs);
  const limits = anySignal(signal, limit.signal);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    while (true) {
      const { done, value } = await unlessAborted(() => reading.next(), limits);
      if (done) return new Blob(pieces);
      pieces.push(value.slice());
    }
  } catch (error) {
    reading.end();
    if (signal?.aborted) throw abortedBy(signal);
    if (!limit.signal.aborted) throw error;
    throw new TimedOutError(
      `The stream did not end within ${counted(Number(timeoutMs) / 1000, 'second')}.`,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** A stream that is being read. */
interface Reading {
  next(): Promise<IteratorResult<Uint8Array, unknown>>;
  /** Cancels it without waiting for a pending read, which may never return. */
  end(): void;
}

function begin(stream: ByteStream): Reading {
  if (stream instanceof ReadableStream) {
    const reader = stream.getReader();
    return {
      next: async () => {
        const { done, value } = await reader.read();
        return done ? { done, value } : { value };
      },
      end: () => void reader.cancel().catch(() => {}),
    };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return {
    next: () => iterator.next(),
    end: () => {
      // Destroyed directly: the iterator of a Node stream waits for the next chunk before it ends the stream.
      if ('destroy' in stream && typeof stream.destroy === 'function') stream.destroy();
      else iterator.return?.().catch(() => {});
    },
  };
}

function unlessAborted<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    ask()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
