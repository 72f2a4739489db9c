import type { Dispatcher } from 'undici';
import { counted } from '../../foundation/counted.ts';
import { BYTES_PER_MEGABYTE } from '../../foundation/sizes.ts';
import { AnswerTooLarge } from './transport-failure.ts';

/** Fails every response that exceeds the size limit with `AnswerTooLarge`. It adds no stream in between. */
export function boundedAnswers(megabytes: number): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, new BoundedHandler(handler, megabytes));
}

/** Counts the bytes of one response as they arrive. */
class BoundedHandler implements Dispatcher.DispatchHandler {
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #megabytes: number;
  #left: number;

  constructor(handler: Dispatcher.DispatchHandler, megabytes: number) {
    this.#handler = handler;
    this.#megabytes = megabytes;
    this.#left = megabytes * BYTES_PER_MEGABYTE;
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.#handler.onRequestStart?.(controller, context);
  }

  onResponseStart(...head: Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>) {
    this.#handler.onResponseStart?.(...head);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#left -= chunk.length;
    if (this.#left >= 0) this.#handler.onResponseData?.(controller, chunk);
    else controller.abort(tooLarge(this.#megabytes));
  }

  onResponseEnd(...end: Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseEnd']>>) {
    this.#handler.onResponseEnd?.(...end);
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    this.#handler.onResponseError?.(controller, error);
  }
}

/** The error for a response that exceeds the size limit. */
export function tooLarge(megabytes: number): AnswerTooLarge {
  return new AnswerTooLarge(
    `The upstream's answer is larger than ${counted(megabytes, 'megabyte')}.`,
  );
}
