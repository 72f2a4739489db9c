import type { Dispatcher } from 'undici';

/** A POST request. */
export interface Post {
  readonly url: string;
  /** JSON text. */
  readonly body: string;
  /** The signature headers. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The receiver's response. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | string[] | undefined;
  /** The beginning of the body. */
  readonly beginning: Buffer;
}

/** The timeout of an exchange, and how much of the response is read. */
export interface ExchangeBounds {
  /** Aborts the exchange. */
  readonly signal: AbortSignal;
  readonly milliseconds: number;
  readonly maxBytes: number;
}

/** The receiver did not answer within the timeout. */
export class Late extends Error {
  override readonly name = 'Late';
}

/**
 * Posts a body and reads the beginning of the response; the rest is ignored. Once the status has arrived, the exchange
 * has succeeded, whatever follows.
 *
 * @throws Late if no status arrives within the timeout
 * @throws if the receiver cannot be reached, or the signal aborts the exchange
 */
export function exchange(
  dispatcher: Dispatcher,
  { url, body, headers }: Post,
  { signal, milliseconds, maxBytes }: ExchangeBounds,
): Promise<Answer> {
  signal.throwIfAborted();
  const { origin, pathname, search } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const reading = new Reading(maxBytes, { resolve, reject });
  const breakOff = (): void => reading.breakOff(signal.reason);
  const timer = setTimeout(() => reading.breakOff(new Late()), milliseconds);
  signal.addEventListener('abort', breakOff, { once: true });
  reading.atEnd = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', breakOff);
  };
  dispatcher.dispatch(
    {
      origin,
      path: `${pathname}${search}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'patchbay', ...headers },
      body,
      // A single timer limits the whole exchange.
      headersTimeout: 0,
      bodyTimeout: 0,
    },
    reading,
  );
  return promise;
}

const CONTINUES_BELOW = 200;
const ENOUGH = new Error('The configured beginning of the response has been read.');

/** Reads a response; the promise is settled once. */
class Reading implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  readonly #end: Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #head: Pick<Answer, 'status' | 'retryAfter'> | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #brokenOff: Error | undefined;
  atEnd: () => void = () => {};

  constructor(maxBytes: number, end: Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>) {
    this.#maxBytes = maxBytes;
    this.#end = end;
  }

  breakOff(reason: Error): void {
    this.#brokenOff = reason;
    this.#over(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The exchange may have been aborted while it waited for a connection.
    if (this.#brokenOff !== undefined) controller.abort(this.#brokenOff);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    if (status < CONTINUES_BELOW) return;
    this.#head = { status, retryAfter: headers['retry-after'] };
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes >= this.#maxBytes) this.breakOff(ENOUGH);
  }

  onResponseEnd(): void {
    this.#over();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#over(error);
  }

  #over(reason?: Error): void {
    this.atEnd();
    if (this.#head === undefined) {
      this.#end.reject(reason);
      return;
    }
    const beginning = Buffer.concat(this.#chunks).subarray(0, this.#maxBytes);
    this.#end.resolve({ ...this.#head, beginning });
  }
}
