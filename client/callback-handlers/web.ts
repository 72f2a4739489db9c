import { readWebBody } from './body.ts';
import {
  answerCallback,
  type CallbackHandlerOptions,
  maxBytes,
  type ReceivedCallback,
  SENTENCE_TYPE,
} from './handling.ts';

/**
 * Handles a callback received as a web `Request`.
 *
 * @throws TypeError if its body has already been read
 */
export async function answerRequest(
  request: Request,
  options: CallbackHandlerOptions,
): Promise<Response> {
  if (request.bodyUsed) {
    throw new TypeError('The body of the callback was already read: pass the request on unread.');
  }
  const { bytes } = await readWebBody(request.body, maxBytes(options));
  return responseTo({ body: bytes, headers: request.headers }, options);
}

/** Handles a callback whose body has already been read. */
export async function answerRead(
  { body, headers }: { readonly body: Uint8Array; readonly headers: Headers },
  options: CallbackHandlerOptions,
): Promise<Response> {
  const isTooLong = body.length > maxBytes(options);
  return responseTo({ body: isTooLong ? undefined : body, headers }, options);
}

async function responseTo(
  received: ReceivedCallback,
  options: CallbackHandlerOptions,
): Promise<Response> {
  const { status, sentence } = await answerCallback(received, options);
  const headers = sentence === undefined ? {} : { 'content-type': SENTENCE_TYPE };
  return new Response(sentence ?? null, { status, headers });
}
