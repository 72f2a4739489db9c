import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { BYTES_A_MEGABYTE } from '../../foundation/sizes.ts';
import { timeUp } from '../../foundation/time-up.ts';
import { AnswerFailed } from './answer-failure.ts';
import { tooLarge } from './bounded-answers.ts';
import { transportFailure } from './transport-failure.ts';

/** An answer that has been read whole; of a refusal only as much as the limits say. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** The limits for reading an answer. */
export interface WholeAnswerLimits {
  readonly megabytes: number;
  /** The limits for the body of a refusal, from its status on, which says enough by itself. */
  readonly refusal: { readonly bytes: number; readonly milliseconds: number };
  readonly milliseconds: number;
  readonly signal: AbortSignal;
}

/** Whether a status is 2xx. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Sends a request and reads its answer whole. It uses no stream: for a short answer that would cost several times what
 * the request does.
 *
 * @throws where the call is aborted, the signal's reason; where its time is up, a TimeoutError; AnswerFailed once the
 *   answer has begun; before that, what undici throws
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

/** Collects an answer. It listens to the signal itself (`handleEvent`). */
class Gathering implements Dispatcher.DispatchHandler {
  readonly #limits: WholeAnswerLimits;
  readonly #settling: Settling;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  #error: Error | undefined;
  #isOver = false;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #bytesUpTo = 0;
  #bytes = 0;
  readonly #chunks: Buffer[] = [];

  constructor(limits: WholeAnswerLimits, settling: Settling) {
    this.#limits = limits;
    this.#settling = settling;
    this.#timer = setTimeout(runOut, limits.milliseconds, this);
    limits.signal.addEventListener('abort', this);
  }

  /** The call is aborted. */
  handleEvent(): void {
    this.#fail(this.#limits.signal.reason);
  }

  /** The time of the call is up, or that for the body of a refusal. */
  runOut(): void {
    this.#fail(timeUp());
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
    this.#bytesUpTo = isSuccess(status) ? megabytes * BYTES_A_MEGABYTE : refusal.bytes;
    // Informational answers (1xx) come before the answer; the short time limit is for refusals only.
    if (status < 300) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(runOut, refusal.milliseconds, this);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= this.#bytesUpTo) {
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
    // The status of a refusal is enough, where its body cannot be read.
    if (this.#status >= 300 && !signal.aborted) {
      this.#chunks.length = 0;
      this.#answer();
    } else if (this.#end()) {
      this.#settling.reject(cause);
    }
    this.#error ??= cause instanceof Error ? cause : new Error('The call is not wanted any more.');
    this.#controller?.abort(this.#error);
  }

  /** Removes timers and listeners; `false` where the call is over already. */
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
