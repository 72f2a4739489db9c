import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Dispatcher, errors } from 'undici';
import { AbortableRequest } from '../../foundation/abortable-request.ts';
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
export async function askArriving(
  dispatcher: Dispatcher,
  url: string,
  { signal, ...options }: AddressedOptions & { readonly signal: AbortSignal },
): Promise<ArrivingAnswer> {
  const { origin, pathname, search } = new URL(url);
  return new Arrival(signal).send(dispatcher, { ...options, origin, path: pathname + search });
}

/** Resolves with the response headers; the signal can abort the body, too. */
class Arrival extends AbortableRequest<ArrivingAnswer> {
  #body: ArrivingBody | undefined;

  override onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // Skips informational responses (1xx).
    if (status < 200) return;
    this.#body = new ArrivingBody(controller);
    this.succeed({ status, headers, body: this.#body });
  }

  override onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#body?.arrived(chunk) === false) controller.pause();
  }

  override onResponseEnd(): void {
    super.onResponseEnd();
    this.#body?.isWhole();
  }

  override onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    super.onResponseError(controller, error);
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
