import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { operations } from '../../generated/operations.ts';
import { openScratchRoom } from '../assets/scratch.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { putCommonHeaders } from '../http/reply.ts';
import { answerUnknownPath } from '../http/unknown-path.ts';
import { discardUnread } from '../http/unread.ts';
import { answer, type MockSettings } from './answer.ts';

const PARAMETER_LENGTH_UP_TO = 1_000;

/**
 * Makes the front of the mock server. It does what Prism does not: malformed bodies, forms, streams event by
 * event, callbacks after a while, files that can be looked at, and errors in the contract's envelope with the
 * sentence of the broken rule. Prism answers the rest from the contract's examples.
 */
export async function makeMockFront(settings: MockSettings): Promise<FastifyInstance> {
  const folder = join(tmpdir(), `patchbay-mock-${newIdentifier()}`);
  const scratch = await openScratchRoom(folder, { alone: true });
  const stopping = new AbortController();
  const app = Fastify({
    genReqId: newIdentifier,
    routerOptions: { maxParamLength: PARAMETER_LENGTH_UP_TO },
    bodyLimit: Number.MAX_SAFE_INTEGER,
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    putCommonHeaders(request, reply);
    // Front-end teams call the mock from pages of their own.
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', '*');
  });
  app.addHook('onSend', async (request) => discardUnread(request));
  app.addHook('onClose', async () => {
    stopping.abort(new Error('The mock stops.'));
    await scratch.close();
  });
  for (const operation of Object.values(operations)) {
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) =>
        answer({ operation, request, reply }, { settings, scratch, signal: stopping.signal }),
    });
  }
  app.options('/*', (request, reply) => answerPreflight(request, reply));
  app.setNotFoundHandler((request, reply) => answerUnknownPath(request, reply));
  return app;
}

function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted = request.headers['access-control-request-headers'] ?? '*';
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', wanted)
    .send();
}
