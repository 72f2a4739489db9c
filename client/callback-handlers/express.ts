import type { CallbackHeaders } from '../callbacks.ts';
import { readChunks } from './body.ts';
import {
  answerCallback,
  type CallbackHandlerOptions,
  maxBytes,
  SENTENCE_TYPE,
} from './handling.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/**
 * The part of an Express request that is used. `body` is set if a parser has read it before, `rawBody` if a parser has
 * kept the raw bytes. Node's own types are avoided, because programs for workers and browsers lack them.
 */
export interface ExpressRequest extends AsyncIterable<Uint8Array> {
  readonly headers: CallbackHeaders;
  readonly readableDidRead: boolean;
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** The part of a response that is used. */
export interface ExpressResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(content?: string): unknown;
}

/** An Express handler for `app.post`. */
export type ExpressHandler = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: (error: unknown) => void,
) => Promise<void>;

/**
 * Creates an Express handler that receives callbacks. It reads the body itself, because the signature covers the raw
 * bytes. Register it before `express.json()`, or after a parser that keeps the raw body: `express.raw()`,
 * `express.text()`, or one that sets `rawBody`.
 *
 * @example
 * app.post('/hooks/patchbay', callbackHandler({ onEvent: (event) => save(event.id, event.record) }));
 */
export function callbackHandler(options: CallbackHandlerOptions): ExpressHandler {
  return async (request, response, next) => {
    try {
      const { bytes } = await bodyOf(request, maxBytes(options));
      const received = { body: bytes, headers: request.headers };
      const { status, sentence } = await answerCallback(received, options);
      response.statusCode = status;
      if (sentence !== undefined) response.setHeader('content-type', SENTENCE_TYPE);
      response.end(sentence);
    } catch (error) {
      // Express 4 ignores the promise returned by a handler.
      next(error);
    }
  };
}

async function bodyOf(
  request: ExpressRequest,
  upTo: number,
): Promise<{ readonly bytes: Uint8Array | undefined }> {
  const { body, rawBody } = request;
  const kept = bytesIn(rawBody) ?? bytesIn(body);
  if (kept !== undefined) return { bytes: kept.length > upTo ? undefined : kept };
  if (body === undefined || isUnread(request)) return readChunks(request, upTo);
  throw new TypeError('The callback was parsed already: put its handler before express.json().');
}

/** The raw body kept by a parser, as bytes or text. */
function bytesIn(kept: unknown): Uint8Array | undefined {
  if (typeof kept === 'string') return new TextEncoder().encode(kept);
  return kept instanceof Uint8Array ? kept : undefined;
}

/** Whether no parser has read the body; parsers of Express 4 set an empty object in that case. */
function isUnread({ body, readableDidRead }: ExpressRequest): boolean {
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return isEmpty && !readableDidRead;
}
