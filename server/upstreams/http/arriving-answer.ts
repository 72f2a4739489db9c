import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Dispatcher, errors } from 'undici';
import { DirectStream } from '../../foundation/direct-stream.ts';

/** An answer whose head has arrived. */
export interface ArrivingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Must be read or destroyed; whoever destroys it ends the call. */
  readonly body: Readable;
}

/** Where a request goes, by its whole address. */
export type AddressedOptions = Omit<Dispatcher.DispatchOptions, 'path' | 'origin'>;

/**
 * Sends a request, and resolves once the head of its answer has arrived. The body is streamed.
 *
 * @throws where the call is aborted, the signal's reason; else what undici throws. So does the body.
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

/** An answer on its way. It listens to the signal itself (`handleEvent`). */
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

  /** The call is aborted. */
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
    // Informational answers are not the answer.
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
    // It may break off before anybody reads it; the reader is told later.
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
    // Deferred, so that whoever has just received the answer can listen.
    setImmediate(done, error);
  }
}
