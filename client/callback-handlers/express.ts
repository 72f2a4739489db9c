import type { CallbackHeaders } from '../callbacks.ts';
import { type ReadBody, readNodeBody } from './body.ts';
import {
  answerCallback,
  bytesUpTo,
  type CallbackHandlerOptions,
  SENTENCE_TYPE,
} from './handling.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/**
 * The part of a request of Express that is needed. `body` is there where something has read it before, and `rawBody`
 * where that was kept as it came. Not by Node's own types, which programs for workers and browsers do not have.
 */
export interface ExpressRequest extends AsyncIterable<Uint8Array> {
  readonly headers: CallbackHeaders;
  readonly readableDidRead: boolean;
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** The part of a response that is needed. */
export interface ExpressResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(content?: string): unknown;
}

/** A handler of Express, as `app.post` takes it. */
export type ExpressHandler = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: (error: unknown) => void,
) => Promise<void>;

/**
 * Makes a handler of Express that receives callbacks. It reads the body itself, as the signature is of the bytes as
 * they came. Put it before `express.json()`, or behind something that keeps the raw body: `express.raw()`,
 * `express.text()`, or whatever sets `rawBody`.
 *
 * @example
 * app.post('/hooks/patchbay', callbackHandler({ onEvent: (event) => save(event.id, event.record) }));
 */
export function callbackHandler(options: CallbackHandlerOptions): ExpressHandler {
  return async (request, response, next) => {
    try {
      const { bytes } = await bodyOf(request, bytesUpTo(options));
      const received = { body: bytes, headers: request.headers };
      const { status, sentence } = await answerCallback(received, options);
      response.statusCode = status;
      if (sentence !== undefined) response.setHeader('content-type', SENTENCE_TYPE);
      response.end(sentence);
    } catch (error) {
      // Express 4 ignores the promise of a handler.
      next(error);
    }
  };
}

async function bodyOf(request: ExpressRequest, upTo: number): Promise<ReadBody> {
  const { body, rawBody } = request;
  const kept = bytesIn(rawBody) ?? bytesIn(body);
  if (kept !== undefined) return { bytes: kept.length > upTo ? undefined : kept };
  if (body === undefined || isUnread(request)) return readNodeBody(request, upTo);
  throw new TypeError('The callback was parsed already: put its handler before express.json().');
}

/** The body that something has kept, as bytes or as text. */
function bytesIn(kept: unknown): Uint8Array | undefined {
  if (typeof kept === 'string') return new TextEncoder().encode(kept);
  return kept instanceof Uint8Array ? kept : undefined;
}

/** Whether parsers have left the body unread; those of Express 4 set an empty object then. */
function isUnread({ body, readableDidRead }: ExpressRequest): boolean {
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return isEmpty && !readableDidRead;
}
