import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { AbortableRequest } from '../../foundation/abortable-request.ts';
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
 * Sends a request and reads the whole response.
 *
 * @throws if the call is aborted, the signal's reason; on timeout, a TimeoutError; AnswerFailed once the response has
 *   begun; before that, what undici throws
 */
export async function askWhole(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  limits: WholeAnswerLimits,
): Promise<WholeAnswer> {
  return new Gathering(limits).send(dispatcher, options);
}

class Gathering extends AbortableRequest<WholeAnswer> {
  readonly #limits: WholeAnswerLimits;
  #timer: NodeJS.Timeout;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #maxBytes = 0;
  #bytes = 0;
  readonly #chunks: Buffer[] = [];

  constructor(limits: WholeAnswerLimits) {
    super(limits.signal);
    this.#limits = limits;
    this.#timer = setTimeout(runOut, limits.milliseconds, this);
  }

  /** Handles the timeout of the call, or of the body of an error response. */
  runOut(): void {
    this.fail(timeoutReason());
  }

  override onResponseStart(
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

  override onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= this.#maxBytes) this.#chunks.push(chunk);
    else this.#broke(tooLarge(this.#limits.megabytes));
  }

  override onResponseEnd(): void {
    super.onResponseEnd();
    const [first = NOTHING] = this.#chunks;
    this.#answer(this.#chunks.length <= 1 ? first : Buffer.concat(this.#chunks, this.#bytes));
  }

  override onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#status === 0) this.fail(error);
    else this.#broke(error);
  }

  #broke(cause: Error): void {
    this.fail(new AnswerFailed(transportFailure(cause), { cause }));
  }

  protected override fail(reason: unknown): void {
    // The status of an error response is enough if its body cannot be read.
    if (this.#status >= 300 && !this.signal.aborted) this.#answer(NOTHING);
    super.fail(reason);
  }

  #answer(bytes: Buffer): void {
    this.succeed({ status: this.#status, headers: this.#headers, bytes });
  }

  protected override end(): void {
    super.end();
    clearTimeout(this.#timer);
  }
}

const NOTHING = Buffer.alloc(0);

function runOut(call: Gathering): void {
  call.runOut();
}
