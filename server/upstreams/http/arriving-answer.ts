import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Dispatcher, errors } from 'undici';
import { DirectStream } from '../../foundation/direct-stream.ts';

/** A response whose headers have arrived. */
export interface ArrivingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Must be read or destroyed; destroying it ends the call. */
  readonly body: Readable;
}

/** Options of a request to an absolute URL, which replaces `path` and `origin`. */
export type AddressedOptions = Omit<Dispatcher.DispatchOptions, 'path' | 'origin'>;

/**
 * Sends a request, and resolves once the response headers have arrived. The body is streamed.
 *
 * @throws if the call is aborted, the signal's reason; otherwise what undici throws. The body fails with the same
 *   errors.
 */
export function askArriving(
  dispatcher: Dispatcher,
  url: string,
  { signal, ...options }: AddressedOptions & { readonly signal: AbortSignal },
): Promise<ArrivingAnswer> {
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const arrival = new Arrival(signal, { resolve, reject });
    dispatcher.dispatch({ ...options, origin, path: pathname + search }, arrival);
  });
}

interface Settling {
  readonly resolve: (answer: ArrivingAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** A response in flight. It is itself the listener of the signal (`handleEvent`). */
class Arrival implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal;
  readonly #settling: Settling;
  #controller: Dispatcher.DispatchController | undefined;
  #body: ArrivingBody | undefined;

  constructor(signal: AbortSignal, settling: Settling) {
    this.#signal = signal;
    this.#settling = settling;
    signal.addEventListener('abort', this);
  }

  /** Handles the abort of the call. */
  handleEvent(): void {
    const { reason } = this.#signal;
    this.#settling.reject(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The call was aborted while it waited for a connection.
    if (this.#signal.aborted) controller.abort(this.#signal.reason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // Skips informational responses (1xx).
    if (status < 200) return;
    this.#body = new ArrivingBody(controller);
    this.#settling.resolve({ status, headers, body: this.#body });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#body?.arrived(chunk) === false) controller.pause();
  }

  onResponseEnd(): void {
    this.#signal.removeEventListener('abort', this);
    this.#body?.isWhole();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#signal.removeEventListener('abort', this);
    this.#settling.reject(error);
    this.#body?.destroy(error);
  }
}

class ArrivingBody extends DirectStream {
  readonly #controller: Dispatcher.DispatchController;
  #isOver = false;

  constructor(controller: Dispatcher.DispatchController) {
    super();
    this.#controller = controller;
    // Prevents an unhandled error if the body fails before anyone reads it; the reader gets the error later.
    this.on('error', () => {});
  }

  arrived(chunk: Buffer): boolean {
    return this.give(chunk);
  }

  isWhole(): void {
    this.#isOver = true;
    this.giveEnd();
  }

  override _read(): void {
    this.#controller.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#isOver && !this.#controller.aborted) {
      this.#controller.abort(error ?? new errors.RequestAbortedError());
    }
    // Deferred, so that the receiver of the response can attach its listeners first.
    setImmediate(done, error);
  }
}
