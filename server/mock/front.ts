import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openScratchRoom } from '../assets/scratch.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { makeContractServer } from '../http/contract-server.ts';
import { answer, type MockSettings } from './answer.ts';

const SILENCE_SECONDS_UP_TO = 600;

/**
 * Makes the front of the mock server. It does what Prism does not: malformed bodies, forms, streams event by
 * event, callbacks after a while, files that can be looked at, and errors in the contract's envelope with the
 * sentence of the broken rule. Prism answers the rest from the contract's examples.
 */
export async function makeMockFront(settings: MockSettings): Promise<FastifyInstance> {
  const folder = join(tmpdir(), `patchbay-mock-${newIdentifier()}`);
  const scratch = await openScratchRoom(folder, { alone: true });
  const stopping = new AbortController();
  const room = { settings, scratch, signal: stopping.signal };
  const app = await makeContractServer({
    silenceSeconds: SILENCE_SECONDS_UP_TO,
    answer: (exchange) => answer(exchange, room),
    onFailure: (error, { operation }) =>
      settings.report(`${operation.operationId} could not be answered: ${String(error)}`),
    onAnswered: () => {},
  });
  app.addHook('onRequest', async (_request, reply) => {
    // Front-end teams call the mock from pages of their own.
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', '*');
  });
  app.addHook('onClose', async () => {
    stopping.abort(new Error('The mock stops.'));
    await scratch.close();
  });
  app.options('/*', (request, reply) => answerPreflight(request, reply));
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
