import type { CallbackHeaders } from '../callbacks.ts';
import { type ReadBody, readChunks } from './body.ts';
import {
  answerCallback,
  type CallbackHandlerOptions,
  maxBytes,
  SENTENCE_TYPE,
} from './handling.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/** Options of the plugin. */
export interface CallbackPluginOptions extends CallbackHandlerOptions {
  /** The path of the route that receives callbacks. */
  readonly path: string;
}

/** The part of a Fastify instance that is used. */
export interface FastifyScope {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: AsyncIterable<Uint8Array>) => Promise<unknown>,
  ): unknown;
  post(
    path: string,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): unknown;
}

/** The part of a request that is used. */
export interface FastifyRequest {
  readonly headers: CallbackHeaders;
  readonly body: unknown;
}

/** The part of a reply that is used. */
export interface FastifyReply {
  code(status: number): FastifyReply;
  header(name: string, value: string): FastifyReply;
  send(content?: string): FastifyReply;
}

/**
 * A Fastify plugin that receives callbacks. It reads their bodies itself, because a signature covers the raw bytes; the
 * body parsing of other routes is unaffected.
 *
 * @example
 * app.register(callbackPlugin, {
 *   path: '/hooks/patchbay',
 *   onEvent: (event) => save(event.id, event.record),
 * });
 */
export async function callbackPlugin(
  scope: FastifyScope,
  options: CallbackPluginOptions,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload) => readChunks(payload, maxBytes(options)));
  scope.post(options.path, async ({ headers, body }, reply) => {
    const { bytes } = isRead(body) ? body : { bytes: NOTHING };
    const { status, sentence } = await answerCallback({ body: bytes, headers }, options);
    if (sentence !== undefined) reply.header('content-type', SENTENCE_TYPE);
    return reply.code(status).send(sentence);
  });
}

/** A request without a body has no stream to read. */
const NOTHING = new Uint8Array();

function isRead(body: unknown): body is ReadBody {
  return typeof body === 'object' && body !== null && 'bytes' in body;
}
