import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { BYTES_PER_MEGABYTE } from '../../foundation/sizes.ts';
import { timeoutReason } from '../../foundation/timeout-reason.ts';
import { AnswerFailed } from './answer-failure.ts';
import { tooLarge } from './bounded-answers.ts';
import { transportFailure } from './transport-failure.ts';

/** A complete response; the body of an error response is empty if it exceeds its limits. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** The limits for reading a response. */
export interface WholeAnswerLimits {
  readonly megabytes: number;
  /**
   * The limits for the body of an error response, from its status on. They are low because the status alone is
   * informative enough.
   */
  readonly refusal: { readonly bytes: number; readonly milliseconds: number };
  readonly milliseconds: number;
  readonly signal: AbortSignal;
}

/** Whether a status is 2xx. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Sends a request and reads the whole response. It uses no stream: for a short response, a stream would cost several
 * times as much as the request.
 *
 * @throws if the call is aborted, the signal's reason; on timeout, a TimeoutError; AnswerFailed once the response has
 *   begun; before that, what undici throws
 */
export function askWhole(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  limits: WholeAnswerLimits,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    if (limits.signal.aborted) {
      reject(limits.signal.reason);
      return;
    }
    dispatcher.dispatch(options, new Gathering(limits, { resolve, reject }));
  });
}

interface Settling {
  readonly resolve: (answer: WholeAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** Collects a response. It is itself the listener of the signal (`handleEvent`). */
class Gathering implements Dispatcher.DispatchHandler {
  readonly #limits: WholeAnswerLimits;
  readonly #settling: Settling;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  #error: Error | undefined;
  #isOver = false;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #maxBytes = 0;
  #bytes = 0;
  readonly #chunks: Buffer[] = [];

  constructor(limits: WholeAnswerLimits, settling: Settling) {
    this.#limits = limits;
    this.#settling = settling;
    this.#timer = setTimeout(runOut, limits.milliseconds, this);
    limits.signal.addEventListener('abort', this);
  }

  /** Handles the abort of the call. */
  handleEvent(): void {
    this.#fail(this.#limits.signal.reason);
  }

  /** Handles the timeout of the call, or of the body of an error response. */
  runOut(): void {
    this.#fail(timeoutReason());
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The call was aborted while it waited for a connection.
    if (this.#error !== undefined) controller.abort(this.#error);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    this.#status = status;
    this.#headers = headers;
    const { megabytes, refusal } = this.#limits;
    this.#maxBytes = isSuccess(status) ? megabytes * BYTES_PER_MEGABYTE : refusal.bytes;
    // Informational responses (1xx) precede the response; the short timeout is for error responses only.
    if (status < 300) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(runOut, refusal.milliseconds, this);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= this.#maxBytes) {
      this.#chunks.push(chunk);
      return;
    }
    this.#broke(tooLarge(this.#limits.megabytes));
  }

  onResponseEnd(): void {
    this.#answer();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#status === 0) this.#fail(error);
    else this.#broke(error);
  }

  #broke(cause: Error): void {
    this.#fail(new AnswerFailed(transportFailure(cause), { cause }));
  }

  #answer(): void {
    if (!this.#end()) return;
    const [first = NOTHING] = this.#chunks;
    const bytes = this.#chunks.length <= 1 ? first : Buffer.concat(this.#chunks, this.#bytes);
    this.#settling.resolve({ status: this.#status, headers: this.#headers, bytes });
  }

  #fail(cause: unknown): void {
    const { signal } = this.#limits;
    // The status of an error response is enough if its body cannot be read.
    if (this.#status >= 300 && !signal.aborted) {
      this.#chunks.length = 0;
      this.#answer();
    } else if (this.#end()) {
      this.#settling.reject(cause);
    }
    this.#error ??= cause instanceof Error ? cause : new Error('The call was aborted.');
    this.#controller?.abort(this.#error);
  }

  /** Removes timers and listeners; `false` if the call has already ended. */
  #end(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#limits.signal.removeEventListener('abort', this);
    return true;
  }
}

const NOTHING = Buffer.alloc(0);

function runOut(call: Gathering): void {
  call.runOut();
}
