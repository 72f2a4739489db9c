import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/**
 * A request through undici whose response is handled without a stream: for a short response, a stream would cost
 * several times as much as the request. Its signal aborts it at any time, even while it waits for a connection.
 */
export abstract class AbortableRequest<Answer> implements Dispatcher.DispatchHandler {
  protected readonly signal: AbortSignal;
  readonly #answer = Promise.withResolvers<Answer>();
  #controller: Dispatcher.DispatchController | undefined;
  #failure: Error | undefined;

  /** @throws if the signal is aborted already, its reason */
  constructor(signal: AbortSignal) {
    signal.throwIfAborted();
    this.signal = signal;
    signal.addEventListener('abort', this);
  }

  /** @throws what the request failed with first: the signal's reason, or what undici throws */
  send(dispatcher: Dispatcher, options: Dispatcher.DispatchOptions): Promise<Answer> {
    dispatcher.dispatch(options, this);
    return this.#answer.promise;
  }

  /** Handles the abort of the signal. */
  handleEvent(): void {
    this.fail(this.signal.reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure !== undefined) controller.abort(this.#failure);
  }

  abstract onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void;

  abstract onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void;

  onResponseEnd(): void {
    this.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  /** Resolves `send`, unless it is settled. */
  protected succeed(answer: Answer): void {
    this.#answer.resolve(answer);
  }

  /** Ends the request; rejects `send`, unless it is settled. */
  protected fail(reason: unknown): void {
    this.end();
    this.#answer.reject(reason);
    this.#failure ??= reason instanceof Error ? reason : new Error('The request was aborted.');
    this.#controller?.abort(this.#failure);
  }

  /** Removes what waits for the end of the request. */
  protected end(): void {
    this.signal.removeEventListener('abort', this);
  }
}
