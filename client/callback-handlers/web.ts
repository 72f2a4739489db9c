import { readWebBody } from './body.ts';
import {
  answerCallback,
  bytesUpTo,
  type CallbackHandlerOptions,
  SENTENCE_TYPE,
} from './handling.ts';

/** Answers a callback that came as a web `Request`. */
export async function answerRequest(
  request: Request,
  options: CallbackHandlerOptions,
): Promise<Response> {
  const { bytes } = await readWebBody(request.body, bytesUpTo(options));
  const received = { body: bytes, headers: request.headers };
  const { status, sentence } = await answerCallback(received, options);
  const headers = sentence === undefined ? {} : { 'content-type': SENTENCE_TYPE };
  return new Response(sentence ?? null, { status, headers });
}
