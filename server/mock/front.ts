import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openScratchRoom } from '../assets/scratch.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { makeContractServer } from '../http/contract-server.ts';
import { MAX_READ_ON_SECONDS } from '../http/unread-body.ts';
import { answer, type MockSettings } from './answer.ts';
import { askPrism } from './prism-request.ts';
import { rememberingAnswers } from './remembered-answers.ts';

const MAX_HEAD_SECONDS = 30;
const MAX_SILENCE_SECONDS = 600;

/**
 * Creates the mock's front server. It handles what Prism does not: malformed bodies, forms, streaming, delayed
 * callbacks, downloadable files, and errors in the contract's envelope with the message of the violated rule. Prism
 * answers the rest from the contract's examples.
 */
export async function makeMockFront({
  prismUrl,
  ...settings
}: MockSettings & {
  /** The URL of the Prism instance behind it. */
  readonly prismUrl: string;
}): Promise<FastifyInstance> {
  const folder = join(tmpdir(), `patchbay-mock-${newIdentifier()}`);
  const scratch = await openScratchRoom(folder, { alone: true });
  const stopping = new AbortController();
  const room = {
    settings,
    askPrism: rememberingAnswers((passed) => askPrism(prismUrl, passed)),
    scratch,
    signal: stopping.signal,
  };
  const app = await makeContractServer({
    // Any origin, because front-end teams call the mock from their own pages.
    allowedOrigins: ['*'],
    trustedProxies: [],
    headSeconds: MAX_HEAD_SECONDS,
    silenceSeconds: MAX_SILENCE_SECONDS,
    readOnSeconds: MAX_READ_ON_SECONDS,
    answer: (exchange) => answer(exchange, room),
    onFailure: (error, { operation }) =>
      settings.report(`${operation.operationId} could not be answered: ${String(error)}`),
  });
  app.addHook('onClose', async () => {
    stopping.abort(new Error('The mock is stopping.'));
    await scratch.close();
    await rm(folder, { recursive: true, force: true });
  });
  return app;
}
