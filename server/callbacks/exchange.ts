import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { AbortableRequest } from '../foundation/abortable-request.ts';

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
export async function exchange(
  dispatcher: Dispatcher,
  { url, body, headers }: Post,
  bounds: ExchangeBounds,
): Promise<Answer> {
  const { origin, pathname, search } = new URL(url);
  return new Exchange(bounds).send(dispatcher, {
    origin,
    path: `${pathname}${search}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'patchbay', ...headers },
    body,
    // A single timer limits the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

const CONTINUES_BELOW = 200;
const ENOUGH = new Error('The configured beginning of the response has been read.');

class Exchange extends AbortableRequest<Answer> {
  readonly #maxBytes: number;
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #head: Pick<Answer, 'status' | 'retryAfter'> | undefined;

  constructor({ signal, milliseconds, maxBytes }: ExchangeBounds) {
    super(signal);
    this.#maxBytes = maxBytes;
    this.#timer = setTimeout(() => this.fail(new Late()), milliseconds);
  }

  override onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < CONTINUES_BELOW) return;
    this.#head = { status, retryAfter: headers['retry-after'] };
  }

  override onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes >= this.#maxBytes) this.fail(ENOUGH);
  }

  protected override end(): void {
    super.end();
    clearTimeout(this.#timer);
    // The status is enough, however the exchange ends.
    if (this.#head === undefined) return;
    const beginning = Buffer.concat(this.#chunks).subarray(0, this.#maxBytes);
    this.succeed({ ...this.#head, beginning });
  }
}
