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
export interface AddressedOptions extends Omit<Dispatcher.DispatchOptions, 'path' | 'origin'> {
  /** A limit for pauses of the body that holds once the upstream has begun to answer. */
  readonly pauses?: PauseLimit | undefined;
}

/** How long the body may pause after the first output. */
export interface PauseLimit {
  readonly milliseconds: number;
  /** Whether a chunk has output of the model. Called up to the first that has. */
  readonly isOutput: (chunk: Buffer) => boolean;
}

/**
 * Sends a request, and resolves once the response headers have arrived. The body is streamed.
 *
 * @throws if the call is aborted, the signal's reason; otherwise what undici throws. The body fails with the same
 *   errors.
 */
export async function askArriving(
  dispatcher: Dispatcher,
  url: string,
  { signal, pauses, ...options }: AddressedOptions & { readonly signal: AbortSignal },
): Promise<ArrivingAnswer> {
  const { origin, pathname, search } = new URL(url);
  return new Arrival(signal, pauses).send(dispatcher, {
    ...options,
    origin,
    path: pathname + search,
  });
}

/** Resolves with the response headers; the signal can abort the body, too. */
class Arrival extends AbortableRequest<ArrivingAnswer> {
  readonly #pauses: PauseLimit | undefined;
  #body: ArrivingBody | undefined;

  constructor(signal: AbortSignal, pauses: PauseLimit | undefined) {
    super(signal);
    this.#pauses = pauses;
  }

  override onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // Skips informational responses (1xx).
    if (status < 200) return;
    this.#body = new ArrivingBody(controller, this.#pauses);
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
  readonly #pauses: PauseLimit | undefined;
  /** Runs from the first output on. */
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(controller: Dispatcher.DispatchController, pauses: PauseLimit | undefined) {
    super();
    this.#controller = controller;
    this.#pauses = pauses;
    // Prevents an unhandled error if the body fails before anyone reads it; the reader gets the error later.
    this.on('error', () => {});
  }

  arrived(chunk: Buffer): boolean {
    if (this.#timer !== undefined) this.#timer.refresh();
    else if (this.#pauses?.isOutput(chunk) === true) {
      this.#timer = setTimeout(endPause, this.#pauses.milliseconds, this);
    }
    return this.give(chunk);
  }

  /** Ends the call for a pause that is too long, unless it is the reader who pauses. */
  endPause(): void {
    if (this.#controller.paused) this.#timer?.refresh();
    else this.destroy(new errors.BodyTimeoutError());
  }

  isWhole(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.giveEnd();
  }

  override _read(): void {
    // The pause of the reader is over.
    if (this.#controller.paused) this.#timer?.refresh();
    this.#controller.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer);
    if (!this.#isOver && !this.#controller.aborted) {
      this.#controller.abort(error ?? new errors.RequestAbortedError());
    }
    // Deferred, so that the receiver of the response can attach its listeners first.
    setImmediate(done, error);
  }
}

function endPause(body: ArrivingBody): void {
  body.endPause();
}
